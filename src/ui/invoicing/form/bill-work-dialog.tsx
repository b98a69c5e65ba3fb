import { chakra } from '@chakra-ui/react'
import { memo, useMemo } from 'react'
import { createRefusal } from '@/domain/invoice/permissions'
import { amountIn } from '@/domain/money/amount-in'
import { sumText } from '@/domain/money/sum-text'
import { groupedBy } from '@/domain/record/grouped-by'
import { counted, listed } from '@/domain/text/wording'
import { formatDate } from '@/domain/time/calendar'
import { ShowMore, useShowMore } from '@/ui/kit/actions/show-more'
import { useStableHandlers } from '@/ui/kit/behavior/use-stable-handlers'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { NoForm } from '@/ui/kit/forms/no-form'
import { useForm } from '@/ui/kit/forms/use-form'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { BillableWork, BillWorkProps, WorkChoice, WorkToBill } from '../types'

type Piece = {
  key: string
  kind: 'jobs' | 'charges' | 'estimates'
  id: number
  client: string
  client_id: number
  text: string
  amount: BillableWork['jobs'][number]['amount']
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

const workOf = (picked: readonly Piece[], together: boolean): WorkToBill => {
  const idsOf = (kind: Piece['kind']) => picked.filter((piece) => piece.kind === kind).map(({ id }) => id)
  return { jobs: idsOf('jobs'), charges: idsOf('charges'), estimates: idsOf('estimates'), together }
}

/** An estimate gets its own invoice, with its tax and discount. */
const isAlone = ({ kind }: Piece): boolean => kind === 'estimates'

/**
 * Selects finished jobs, due plan cycles and approved estimates to invoice: one invoice each, or one per client for jobs and cycles.
 */
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

/** Rows rendered per page. */
const PAGE = 60

const NOTHING: BillableWork = { jobs: [], charges: [], estimates: [], tax_rate: 0, currency: 'USD' }

/** Preselected once the work has loaded: a job of an estimate is billed through it. */
const aheadOf = ({ estimates }: BillableWork, job: number | undefined): string[] => {
  if (job === undefined) return []
  const estimate = estimates.find(({ job_id }) => job_id === job)
  return [estimate ? `estimate ${estimate.id}` : `job ${job}`]
}

const sumOf = (picked: readonly Piece[], invoices: number): string => {
  if (picked.length === 0) return 'Nothing chosen'
  // Estimate amounts include tax and other work does not, so they are not added up.
  const sums = [
    [picked.filter(isAlone), 'with tax'],
    [picked.filter((piece) => !isAlone(piece)), 'before tax'],
  ] as const
  const texts = sums.flatMap(([pieces, tax]) => (pieces.length === 0 ? [] : [`${sumText(pieces)} ${tax}`]))
  return `${counted(picked.length, 'line')} on ${counted(invoices, 'invoice')}: ${listed(texts)}`
}

const BEGINNING: WorkChoice = { keys: null, together: true }

const Choice = ({ work, chosen, commands, draft, onDraft, onMade, onClose }: BillWorkProps) => {
  const ready = work.state === 'ready' ? work.value : NOTHING
  const pieces = useMemo(
    () => piecesOf(ready).filter(({ client_id }) => chosen.client === undefined || client_id === chosen.client),
    [ready, chosen.client],
  )
  const ahead = useMemo(() => aheadOf(ready, chosen.job), [ready, chosen.job])
  const pickedBy = ({ keys }: WorkChoice) => {
    const ticked = new Set(keys ?? ahead)
    return pieces.filter(({ key }) => ticked.has(key))
  }
  const form = useForm({
    initial: BEGINNING,
    draft,
    onDraft,
    check: (typed) => {
      const output = workOf(pickedBy(typed), typed.together)
      return output.jobs.length + output.charges.length + output.estimates.length === 0
        ? { ok: false as const, errors: { keys: 'Choose at least one' } }
        : { ok: true as const, output }
    },
    async save(selection) {
      const outcome = await commands.bill(selection)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      const invoiceIds = outcome.answer
      announce(`${counted(invoiceIds.length, 'draft invoice')} created`, { undo: outcome.undo })
      onClose()
      onMade(invoiceIds)
      return null
    },
  })
  const { together } = form.form
  const keys = form.form.keys ?? ahead
  const ticked = new Set(keys)
  const picked = pickedBy(form.form)
  const [alone, joined] = [picked.filter(isAlone), picked.filter((piece) => !isAlone(piece))]
  const count = alone.length + (together ? new Set(joined.map(({ client_id }) => client_id)).size : joined.length)
  const { onToggle } = useStableHandlers({
    onToggle(changed: readonly string[], on: boolean) {
      const changing = new Set(changed)
      const others = keys.filter((key) => !changing.has(key))
      form.edit({ keys: on ? [...others, ...changed] : others })
    },
  })
  return (
    <FormDialog
      form={form}
      title="Bill Work"
      description="Finished jobs, due cycles of service plans and approved estimates that are on no invoice yet."
      size="lg"
      submitLabel={picked.length === 0 ? 'Create invoices' : `Create ${counted(count, 'invoice')}`}
      submitRefusal={pieces.length === 0 ? 'There is nothing here to bill.' : null}
      busyLabel="Creating..."
      sum={pieces.length > 0 && sumOf(picked, count)}
      failureText="Failed to create invoices. Please try again."
      question={{ title: 'Discard this choice?', object: sumOf(picked, count) }}
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
            <Works pieces={pieces} ahead={ahead} ticked={ticked} onToggle={onToggle} />
          </chakra.div>
        )}
      </Loaded>
    </FormDialog>
  )
}

type WorksProps = {
  pieces: readonly Piece[]
  ticked: ReadonlySet<string>
  onToggle: (keys: readonly string[], on: boolean) => void
}

/** Grouped by client and paged; preselected work comes first. */
const Works = ({ pieces, ahead, ticked, onToggle }: WorksProps & { ahead: readonly string[] }) => {
  const byClient = useMemo(() => {
    const isAhead = ({ key }: Piece) => ahead.includes(key)
    const ordered = [...pieces.filter(isAhead), ...pieces.filter((piece) => !isAhead(piece))]
    return groupedBy(ordered, ({ client_id }) => client_id)
  }, [pieces, ahead])
  const { shown, onMore } = useShowMore([...byClient.values()].flat(), PAGE)
  return (
    <>
      {[...groupedBy(shown, ({ client_id }) => client_id)].map(([id, some]) => (
        <ClientWork key={id} pieces={some} whole={byClient.get(id) ?? some} ticked={ticked} onToggle={onToggle} />
      ))}
      <ShowMore onMore={onMore} />
    </>
  )
}

const ClientWork = ({ pieces, whole, ticked, onToggle }: WorksProps & { whole: readonly Piece[] }) => {
  const own = whole.map(({ key }) => key)
  const isAll = own.every((key) => ticked.has(key))
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
      {pieces.map((piece) => (
        <Row key={piece.key} piece={piece} checked={ticked.has(piece.key)} onToggle={onToggle} />
      ))}
    </chakra.fieldset>
  )
}

type RowProps = Pick<WorksProps, 'onToggle'> & { piece: Piece; checked: boolean }

/** Memoized, so that a tick re-renders only one of many rows. */
const Row = memo(({ piece: { key, text, amount, currency }, checked, onToggle }: RowProps) => (
  <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto" gap="3" overflowWrap="anywhere">
    <CheckboxField
      label={text}
      name={key}
      checked={checked}
      onChange={({ currentTarget }) => onToggle([key], currentTarget.checked)}
    />
    <chakra.span fontVariantNumeric="tabular-nums" py="1">
      {amountIn(amount, currency)}
    </chakra.span>
  </chakra.div>
))
