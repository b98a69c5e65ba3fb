import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { judgeEstimate } from '@/domain/estimate/commands'
import type { Estimate } from '@/domain/estimate/estimate'
import { estimateFormOf, estimateFormSchema } from '@/domain/estimate/form'
import { documentNumber } from '@/domain/estimate/number'
import { mayCreateEstimates } from '@/domain/estimate/permissions'
import { dayAt } from '@/domain/time/calendar'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { Banner } from '@/ui/kit/feedback/banner'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { useStaysOpen } from '@/ui/kit/forms/use-stays-open'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { ESTIMATE_HISTORY, LINE_HISTORY, PACKAGE_HISTORY } from '../history'
import type { EstimateFormProps } from '../types'
import { EstimateFields, EstimateTexts } from './estimate-fields'
import { LineItems } from './line-items'
import { Packages } from './packages'
import { TotalsPanel } from './totals-panel'

const LazyEstimatePreview = lazyPart({
  name: 'The preview',
  load: () => import('./estimate-preview').then(({ EstimatePreview }) => EstimatePreview),
  isOverlay: true,
})

const WORDS = {
  noun: 'estimate',
  fields: ESTIMATE_HISTORY,
  lists: {
    line_items: { stream: 'estimate_line', noun: 'line', fields: LINE_HISTORY },
    packages: { stream: 'estimate_package', noun: 'package', fields: PACKAGE_HISTORY },
  },
}

const CREATING = {
  title: 'Create Estimate',
  submitLabel: 'Create Estimate',
  busyLabel: 'Creating...',
  failureText: 'Failed to create estimate. Please try again.',
}
const EDITING = {
  title: 'Edit Estimate',
  submitLabel: 'Save changes',
  busyLabel: 'Saving...',
  failureText: 'Failed to update estimate. Please try again.',
}

const refusalOf = ({ subject, actor }: EstimateFormProps): string | null => {
  if (subject === null) return mayCreateEstimates(actor) ? null : 'Your role can’t create estimates.'
  if ('problem' in subject) return subject.problem
  const verdict = judgeEstimate(actor, 'edit', subject.now ?? subject.first)
  return verdict.ok ? null : verdict.reason
}

/** Create and edit an estimate (EST-04, EST-05), or the refusal, because anyone can open the URL. */
export const EstimateDialog = (props: EstimateFormProps) => {
  const { subject, onClose } = props
  const opened = subject && 'problem' in subject ? undefined : subject
  const refusal = refusalOf(props)
  const stays = useStaysOpen(opened?.stream ?? null, refusal === null)
  if (stays && opened !== undefined) return <Form {...props} subject={opened} />
  return (
    <NoForm title={(subject ? EDITING : CREATING).title} onClose={onClose}>
      {refusal ?? ''}
    </NoForm>
  )
}

/** Drafts survive reloads; a failure leaves the form filled in. */
const Form = (props: EstimateFormProps & { subject: OpenedRecord<Estimate> | null }) => {
  const { subject, empty, clients, templates, today, now, commands, draft, onDraft, onClose, onOpen } = props
  const refusal = refusalOf(props)
  const currency = subject?.first.currency ?? props.currency
  const check = useMemo(() => checkSchema(estimateFormSchema(currency)), [currency])
  const form = useRecordForm({
    opened: subject,
    empty,
    formOf: estimateFormOf,
    words: WORDS,
    draft,
    onDraft,
    check,
    controlOf: (field) => (field === 'line_items' ? 'template' : field),
    async save(typed, edit) {
      const outcome = subject && edit ? await commands.edit(subject.first, edit) : await commands.create(typed)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      const id = subject?.first.id ?? outcome.id
      announce(subject ? `${documentNumber(subject.first)} saved` : `${typed.title} created`, {
        undo: outcome.undo,
        ...(subject ? { about: `estimate/${subject.first.id}` } : {}),
        ...(!subject && id !== undefined ? { added: `estimate/${id}` } : {}),
      })
      onClose()
      // Open the new estimate, because it is sent from there.
      if (!subject && id !== undefined) onOpen(id)
      return null
    },
  })
  const client = clients.state === 'ready' ? clients.value.find(({ id }) => id === form.form.client_id) : undefined
  const [isPreviewing, setPreviewing] = useState(false)
  const property = client?.properties.find(({ id }) => id === form.form.property_id)
  return (
    <FormDialog
      form={form}
      {...(subject ? { ...EDITING, title: `Edit ${documentNumber(subject.first)}` } : CREATING)}
      size="full"
      submitRefusal={refusal}
      notice={refusal !== null && <Banner kind="warning">{refusal}</Banner>}
      question={{
        title: subject ? 'Discard these changes?' : 'Discard this estimate?',
        object: form.form.title || 'An estimate without a title',
      }}
      onClose={onClose}
    >
      <chakra.div
        display="grid"
        gap="6"
        pb="2"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }}
        alignItems="start"
      >
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          <EstimateFields form={form} clients={clients} client={client} />
          <LineItems
            form={form}
            currency={currency}
            templates={templates}
            lawnSqft={property?.lawn_area_sqft ?? null}
            now={now}
          />
          <Packages form={form} now={now} />
        </chakra.div>
        <chakra.div position={{ xl: 'sticky' }} top="0">
          <TotalsPanel form={form} currency={currency} onPreview={props.head && (() => setPreviewing(true))} />
        </chakra.div>
        <EstimateTexts form={form} />
      </chakra.div>
      {props.head && isPreviewing && (
        <LazyEstimatePreview
          form={form.form}
          head={props.head}
          createdOn={subject ? dayAt(Date.parse(subject.first.created_at), props.actor.time_zone) : today}
          client={client}
          currency={currency}
          today={today}
          numbered={subject?.first ?? null}
          onClose={() => setPreviewing(false)}
        />
      )}
    </FormDialog>
  )
}
