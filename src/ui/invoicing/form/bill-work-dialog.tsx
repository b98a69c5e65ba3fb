import { chakra } from '@chakra-ui/react'
import { amountIn } from '@/domain/amount-in'
import { formatDate } from '@/domain/calendar'
import { groupedBy } from '@/domain/grouped-by'
import { createRefusal } from '@/domain/invoice/permissions'
import { sumText } from '@/domain/sum-text'
import { counted } from '@/domain/wording'
import { CheckboxField } from '@/ui/kit/checkbox-field'
import { EmptyState } from '@/ui/kit/empty-state'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { NoForm } from '@/ui/kit/forms/no-form'
import { useForm } from '@/ui/kit/forms/use-form'
import { Loaded } from '@/ui/kit/loaded'
import { announce } from '@/ui/kit/records/use-record-actions'
import { ShowMore, useShowMore } from '@/ui/kit/show-more'
import { SkeletonLines } from '@/ui/kit/skeleton'
import type { BillableWork, BillWorkProps, WorkChoice, WorkToBill } from '../types'

/** One piece of finished work as the list shows it. */
type Piece = {
  key: string
  kind: 'jobs' | 'charges' | 'estimates'
  id: number
  client: string
  client_id: number
  text: string
  amount: BillableWork['jobs'][number]['amount']
  /** An estimate keeps its own. */
  currency: BillableWork['currency']
}

const piecesOf = ({ jobs, charges, estimates, currency: own }: BillableWork): Piece[] => [
  ...estimates.map(({ id, client_id, client_name, estimate_number, title, amount, currency }): Piece => {
    const text = `${estimate_number} ${title}, with tax`
    return { key: `estimate ${id}`, kind: 'estimates', id, client_id, client: client_name, text, amount, currency }
  }),
  ...jobs.map(({ id, client_id, client_name, job_number, title, scheduled_date, amount }): Piece => {
    const text = `${job_number} ${title}, ${formatDate(scheduled_date)}`
    return { key: `job ${id}`, kind: 'jobs', id, client_id, client: client_name, text, amount, currency: own }
  }),
  ...charges.map(({ id, client_id, client_name, plan_name, due_date, amount }): Piece => {
    const text = `${plan_name}, due ${formatDate(due_date)}`
    return { key: `charge ${id}`, kind: 'charges', id, client_id, client: client_name, text, amount, currency: own }
  }),
]

const workOf = (pieces: readonly Piece[], keys: readonly string[], together: boolean): WorkToBill => {
  const idsOf = (kind: Piece['kind']) =>
    pieces.filter((piece) => piece.kind === kind && keys.includes(piece.key)).map(({ id }) => id)
  return { jobs: idsOf('jobs'), charges: idsOf('charges'), estimates: idsOf('estimates'), together }
}

/** An estimate has an invoice of its own, with its tax and discount. */
const isAlone = ({ kind }: Piece): boolean => kind === 'estimates'

/** Chooses finished jobs and due cycles of plans and approved estimates that become invoices: one each, or of jobs and cycles one together for a client. */
export const BillWorkDialog = (props: BillWorkProps) => {
  const refusal = createRefusal(props.actor)
  if (refusal !== null)
    return (
      <NoForm title="Bill Work" onClose={props.onClose}>
        {refusal}
      </NoForm>
    )
  return <Choice {...props} />
}

/** So many pieces are drawn at once. */
const PAGE = 60

const NOTHING: BillableWork = { jobs: [], charges: [], estimates: [], tax_rate: 0, currency: 'USD' }

const BEGINNING: WorkChoice = { keys: null, together: true }

const Choice = ({ work, chosen, commands, draft, onDraft, onMade, onClose }: BillWorkProps) => {
  const ready = work.state === 'ready' ? work.value : NOTHING
  const pieces = piecesOf(ready).filter(({ client_id }) => chosen.client === undefined || client_id === chosen.client)
  // What is chosen ahead is known once the work is: a job that carries out an estimate is billed by it.
  const estimate = ready.estimates.find(({ job_id }) => job_id === chosen.job)
  const ahead = chosen.job === undefined ? [] : [estimate ? `estimate ${estimate.id}` : `job ${chosen.job}`]
  const form = useForm({
    initial: BEGINNING,
    draft,
    onDraft,
    check: (typed) => {
      const output = workOf(pieces, typed.keys ?? ahead, typed.together)
      return output.jobs.length + output.charges.length + output.estimates.length === 0
        ? { ok: false as const, errors: { keys: 'Choose at least one' } }
        : { ok: true as const, output }
    },
    async save(asked) {
      const outcome = await commands.bill(asked)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      const made = outcome.answer
      announce(`${counted(made.length, 'draft invoice')} created`, { undo: outcome.undo })
      onClose()
      onMade(made)
      return null
    },
  })
  const { together } = form.form
  const keys = form.form.keys ?? ahead
  const picked = pieces.filter(({ key }) => keys.includes(key))
  const [alone, joined] = [picked.filter(isAlone), picked.filter((piece) => !isAlone(piece))]
  const count = alone.length + (together ? new Set(joined.map(({ client_id }) => client_id)).size : joined.length)
  const toggle = (changed: readonly string[], on: boolean) => {
    const others = keys.filter((key) => !changed.includes(key))
    form.edit({ keys: on ? [...others, ...changed] : others })
  }
  return (
    <FormDialog
      form={form}
      title="Bill Work"
      description="Finished jobs, due cycles of service plans and approved estimates that are on no invoice yet."
      size="lg"
      submitLabel={picked.length === 0 ? 'Create invoices' : `Create ${counted(count, 'invoice')}`}
      submitRefusal={pieces.length === 0 ? 'There is nothing here to bill.' : null}
      busyLabel="Creating..."
      failureText="Failed to create invoices. Please try again."
      onClose={onClose}
    >
      <Loaded
        of={work}
        loading={<SkeletonLines count={8} label="Loading finished work…" />}
        failed="Failed to load finished work. Please try again."
        empty={() =>
          pieces.length === 0 && (
            <EmptyState
              kind="nothing-yet"
              title="Everything is billed"
              hint="Completed jobs show here until an invoice bills them."
            />
          )
        }
      >
        {() => (
          <chakra.div display="grid" gap="4">
            <CheckboxField
              label="One invoice for each client"
              hint="Otherwise each job and each cycle gets its own. An estimate always does."
              name="together"
              checked={together}
              onChange={({ currentTarget }) => form.edit({ together: currentTarget.checked })}
            />
            <Works pieces={pieces} ahead={ahead} keys={keys} onToggle={toggle} />
            <chakra.p role="status" fontWeight="medium">
              {picked.length === 0
                ? 'Nothing chosen'
                : `${counted(picked.length, 'line')} on ${counted(count, 'invoice')}: ${sumText(picked)}${alone.length === picked.length ? '' : ' before tax'}`}
            </chakra.p>
          </chakra.div>
        )}
      </Loaded>
    </FormDialog>
  )
}

type WorksProps = {
  pieces: readonly Piece[]
  keys: readonly string[]
  onToggle: (keys: readonly string[], on: boolean) => void
}

/** What is finished, client by client and a page at a time; what is chosen ahead comes first. */
const Works = ({ pieces, ahead, keys, onToggle }: WorksProps & { ahead: readonly string[] }) => {
  const isAhead = ({ key }: Piece) => ahead.includes(key)
  const byClient = groupedBy(
    [...pieces.filter(isAhead), ...pieces.filter((piece) => !isAhead(piece))],
    ({ client_id }) => client_id,
  )
  const { shown, onMore } = useShowMore([...byClient.values()].flat(), PAGE)
  return (
    <>
      {[...groupedBy(shown, ({ client_id }) => client_id)].map(([id, some]) => (
        <ClientWork key={id} pieces={some} whole={byClient.get(id) ?? some} keys={keys} onToggle={onToggle} />
      ))}
      <ShowMore onMore={onMore} />
    </>
  )
}

/** What is finished for one client; all of it at once, or piece by piece. */
const ClientWork = ({ pieces, whole, keys, onToggle }: WorksProps & { whole: readonly Piece[] }) => {
  const own = whole.map(({ key }) => key)
  const isAll = own.every((key) => keys.includes(key))
  const [first] = pieces
  return (
    <chakra.fieldset borderWidth="1px" borderRadius="md" px="3" py="2" minW="0">
      <chakra.legend px="1" fontWeight="medium" overflowWrap="anywhere">
        {first?.client}
      </chakra.legend>
      {whole.length > 1 && (
        <CheckboxField
          label="All of it"
          hint={whole.length > pieces.length ? `${whole.length} lines, of which ${pieces.length} show` : undefined}
          name={`all ${first?.client_id}`}
          checked={isAll}
          onChange={({ currentTarget }) => onToggle(own, currentTarget.checked)}
        />
      )}
      {pieces.map(({ key, text, amount, currency }) => (
        <chakra.div key={key} display="grid" gridTemplateColumns="minmax(0, 1fr) auto" gap="3" overflowWrap="anywhere">
          <CheckboxField
            label={text}
            name={key}
            checked={keys.includes(key)}
            onChange={({ currentTarget }) => onToggle([key], currentTarget.checked)}
          />
          <chakra.span fontVariantNumeric="tabular-nums" py="1">
            {amountIn(amount, currency)}
          </chakra.span>
        </chakra.div>
      ))}
    </chakra.fieldset>
  )
}
