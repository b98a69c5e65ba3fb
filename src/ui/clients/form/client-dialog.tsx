import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { fullName } from '@/domain/account/user'
import type { ListedClient } from '@/domain/client/filter'
import { type ClientDraft, type ClientForm, clientFormFrom, listedClientFormOf } from '@/domain/client/form'
import { propertyWorkRefusal } from '@/domain/client/open-work'
import { mayEditClients, maySeeBalances } from '@/domain/client/permissions'
import { isAt } from '@/domain/client/property'
import { clientsWithSameContact } from '@/domain/client/same-contact'
import { isOpen } from '@/domain/job/commands'
import type { Actor } from '@/domain/permissions/actor'
import type { Failure } from '@/domain/record/failure'
import { limitRefusal, limitState } from '@/domain/subscription/limits'
import { Tabs } from '@/ui/kit/actions/tabs'
import { Badge } from '@/ui/kit/feedback/badge'
import { Banner } from '@/ui/kit/feedback/banner'
import { invalidFields } from '@/ui/kit/forms/field-errors'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkAlso } from '@/ui/kit/forms/use-form'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { PROPERTY_HISTORY } from '@/ui/shared/property-words'
import { creationRefusal, UpgradeLink } from '../clients-notices'
import { clientHistory } from '../details/client-history'
import { EDIT_REFUSAL } from '../records'
import type { ClientDialogProps, PlanRoom } from '../types'
import {
  type ClientFormState,
  checkClient,
  controlOf,
  FORM_TABS,
  type FormTab,
  refusalInForm,
  tabOf,
} from './client-form'
import { BasicTab, BillingTab, NotesTab } from './party-tabs'
import { PropertiesTab } from './properties-tab'

const refusalOf = ({ actor, client }: Pick<ClientDialogProps, 'actor' | 'client'>): string | null => {
  if (client === null) return creationRefusal(actor)
  return mayEditClients(actor) ? null : EDIT_REFUSAL
}

/** Add or edit a client (CLI-02), or the refusal, because anyone can open the URL. */
export const ClientDialog = (props: ClientDialogProps) => {
  const { client, onClose } = props
  const refusal = refusalOf(props)
  const problem = refusal ?? (client && 'problem' in client ? client.problem : null)
  if (problem === null && !(client && 'problem' in client)) return <ClientFormDialog {...props} client={client} />
  return (
    <NoForm title={(client ? EDITING : ADDING).title} onClose={onClose}>
      {problem ?? ''}
    </NoForm>
  )
}

const PLAN_IS_FULL = 402

const isFull = (room: PlanRoom | null): room is PlanRoom =>
  room !== null && limitState(room.used, room.limit) === 'reached'

/** Announces a full plan with the wording of the refusal. */
const PlanIsFull = ({ actor, room: { plan, limit } }: { actor: Actor; room: PlanRoom }) => (
  <Banner kind="warning" actions={<UpgradeLink actor={actor} />}>
    {limitRefusal({ name: plan, limits: { maxCustomers: limit, maxUsers: null } }, 'maxCustomers')}
  </Banner>
)

/** A refused submit opens the tab of the first error. Typed values survive reloads and failures. */
const ClientFormDialog = (props: ClientDialogProps & { client: OpenedRecord<ListedClient> | null }) => {
  const { actor, client, clients, jobs, room, typed: searched = '', commands, draft, onDraft, onOpen, onClose } = props
  const [tab, setTab] = useState<FormTab>('basic')
  const openTabOf = (errors: object) => {
    const [first] = Object.keys(errors)
    if (first !== undefined) setTab(tabOf(first))
  }
  const form = useRecordForm({
    opened: client,
    empty: clientFormFrom(searched),
    formOf: (record: ListedClient) => listedClientFormOf(record, actor.business_id),
    words: WORDS,
    draft,
    onDraft,
    controlOf,
    check: checkAlso(checkClient, (typed: ClientForm) => {
      const checked = checkClient(typed)
      if (!checked.ok) openTabOf(checked.errors)
      return checked
    }),
    async save(sent, edit, typed): Promise<Failure | null> {
      const outcome =
        client && edit ? await commands.edit(client.first, edit) : await commands.create(permittedDraft(actor, sent))
      if (!outcome.ok) {
        const failure = refusalInForm(outcome.failure, typed)
        openTabOf(invalidFields(failure, Object.keys(sent)).placed)
        return failure
      }
      await outcome.shown
      const { id } = outcome
      announce(`${fullName(sent)} ${client ? 'saved' : 'added'}`, {
        undo: outcome.undo,
        about: client?.stream,
        added: client === null && id !== undefined ? `client/${id}` : undefined,
        open: client === null && id !== undefined ? () => onOpen(id) : undefined,
      })
      onClose()
      return null
    },
  })
  // A field can take focus only after its tab shows.
  const goTo = (field: string) => {
    flushSync(() => setTab(tabOf(field)))
    form.summary.onPick(field)
  }
  const turnBy = (step: number) => {
    const next = FORM_TABS[FORM_TABS.indexOf(tab) + step]
    return next ? () => setTab(next) : null
  }
  const removalRefusal = (id: number) => {
    const property = client?.first.properties.find((each) => each.id === id)
    if (!client || !property) return null
    const isHere = isAt({ ...property, client_id: client.first.id })
    const open = jobs.filter((job) => isHere(job) && isOpen(job.status)).length
    return propertyWorkRefusal(open)
  }
  const panels: Record<FormTab, ReactNode> = {
    basic: <BasicTab form={form} same={clientsWithSameContact(form.form, clients, client?.first.id ?? null)} />,
    billing: <BillingTab form={form} actor={actor} />,
    properties: <PropertiesTab form={form} removalRefusal={removalRefusal} />,
    notes: <NotesTab form={form} />,
  }
  const words = client ? EDITING : ADDING
  return (
    <FormDialog
      form={{ ...form, summary: { ...form.summary, onPick: goTo } }}
      {...words}
      size="lg"
      // A new client is stepped through; an edit concerns one thing, so its button saves.
      {...(client === null ? { turning: { onBack: turnBy(-1), onNext: turnBy(1) } } : {})}
      notice={client === null && isFull(room) && <PlanIsFull actor={actor} room={room} />}
      failureActions={({ status }) => status === PLAN_IS_FULL && <UpgradeLink actor={actor} />}
      question={{
        title: client ? 'Discard these changes?' : 'Discard this client?',
        object: fullName(form.form) || 'A client without a name',
      }}
      onClose={onClose}
    >
      {/* As high as its highest tab with one property, so that its buttons don't move. */}
      <chakra.div minH={{ sm: 'min(29rem, 55vh)' }}>
        <Tabs
          keepsAll
          label="Client"
          value={tab}
          onChange={(id) => setTab(FORM_TABS.find((option) => option === id) ?? tab)}
          tabs={FORM_TABS.map((id) => {
            return { id, label: <TabLabel tab={id} form={form} />, panel: panels[id] }
          })}
        />
      </chakra.div>
    </FormDialog>
  )
}

const WORDS = {
  noun: 'client',
  fields: clientHistory,
  lists: { properties: { stream: 'property', noun: 'property', fields: PROPERTY_HISTORY } },
}

/** Removes the credit limit for people who may not see it, since they may not set it. */
const permittedDraft = (actor: Actor, { credit_limit, ...draft }: Required<ClientDraft>): ClientDraft =>
  maySeeBalances(actor) ? { ...draft, credit_limit } : draft

const ADDING = { title: 'Add Client', submitLabel: 'Add Client', busyLabel: 'Adding...' }
const EDITING = {
  title: 'Edit Client',
  submitLabel: 'Save changes',
  busyLabel: 'Saving...',
  failureText: 'Failed to update client. Please try again.',
}

const LABELS: Record<FormTab, string> = {
  basic: 'Basic Info',
  billing: 'Billing',
  properties: 'Properties',
  notes: 'Notes',
}

const TabLabel = ({ tab, form }: { tab: FormTab; form: ClientFormState }) => {
  const count = Object.keys(form.errors).filter((field) => tabOf(field) === tab).length
  return (
    <>
      {LABELS[tab]}
      {count > 0 && (
        <>
          {' '}
          <Badge tone="danger">{count}</Badge>
          <VisuallyHidden>{count === 1 ? ' problem' : ' problems'}</VisuallyHidden>
        </>
      )}
    </>
  )
}
