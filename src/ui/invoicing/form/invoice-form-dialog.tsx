import { useMemo } from 'react'
import * as v from 'valibot'
import { PAYMENT_TERMS, wordLabel } from '@/domain/client/vocabulary'
import { editRefusal } from '@/domain/invoice/commands'
import { lessBilled } from '@/domain/invoice/computed-invoice'
import { type Invoice, NEW_INVOICE } from '@/domain/invoice/invoice'
import { dueBy, type InvoiceForm, invoiceFormOf, invoiceFormSchema, totalsSoFar } from '@/domain/invoice/invoice-form'
import { createRefusal } from '@/domain/invoice/permissions'
import { atLeastNothing } from '@/domain/line-items/totals'
import { amountIn } from '@/domain/money/amount-in'
import { daySchema } from '@/domain/time/day'
import { Banner } from '@/ui/kit/feedback/banner'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { DateField, TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { useStaysOpen } from '@/ui/kit/forms/use-stays-open'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { ClientPicker } from '@/ui/shared/pickers/client-picker'
import { INVOICE_HISTORY } from '../history'
import type { InvoiceFormProps } from '../types'
import { LineRows } from './line-rows'
import { TotalsBox } from './totals-box'

const TERMS = PAYMENT_TERMS.map((value) => ({ value, label: wordLabel(value) }))

const ADDING = {
  title: 'New Invoice',
  submitLabel: 'Save as draft',
  busyLabel: 'Saving...',
  failureText: 'Failed to create invoice. Please try again.',
}
const EDITING = {
  title: 'Edit Invoice',
  submitLabel: 'Save changes',
  busyLabel: 'Saving...',
  failureText: 'Failed to update invoice. Please try again.',
}

const refusalOf = (opened: OpenedRecord<Invoice> | null, { actor }: Pick<InvoiceFormProps, 'actor'>): string | null =>
  opened ? editRefusal(actor, opened.now ?? opened.first) : createRefusal(actor)

/** New and Edit Invoice, or the reason it is not allowed: anyone can open its address. */
export const InvoiceFormDialog = (props: InvoiceFormProps) => {
  const { subject, onClose } = props
  const problem = subject && 'problem' in subject ? subject.problem : null
  const opened = subject && !('problem' in subject) ? subject : null
  const refusal = refusalOf(opened, props)
  const stays = useStaysOpen(opened?.stream ?? null, problem === null && refusal === null)
  if (problem === null && stays) return <Form {...props} subject={opened} />
  return (
    <NoForm title={(subject ? EDITING : ADDING).title} onClose={onClose}>
      {problem ?? refusal ?? ''}
    </NoForm>
  )
}

/** Input is saved as a draft and survives a reload; a failure keeps the form filled in. */
const Form = (props: InvoiceFormProps & { subject: OpenedRecord<Invoice> | null }) => {
  const { subject, empty, clients, commands, draft, onDraft, onMade, onClose } = props
  const refusal = refusalOf(subject, props)
  const currency = subject?.first.currency ?? props.currency
  const check = useMemo(() => checkSchema(invoiceFormSchema(currency)), [currency])
  const form = useRecordForm({
    opened: subject,
    empty,
    formOf: invoiceFormOf,
    words: { noun: 'invoice', fields: INVOICE_HISTORY },
    draft,
    onDraft,
    check,
    async save(typed, edit) {
      const outcome = subject && edit ? await commands.edit(subject.first, edit) : await commands.create(typed)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      const invoiceId = subject?.first.id ?? outcome.id
      announce(subject ? `${subject.first.invoice_number} saved` : 'Draft invoice created', {
        undo: outcome.undo,
        ...(subject ? { about: `invoice/${subject.first.id}` } : invoiceId ? { added: `invoice/${invoiceId}` } : {}),
      })
      onClose()
      if (!subject && invoiceId !== undefined) onMade(invoiceId)
      return null
    },
  })
  const { form: typed, text, choice, edit, errors } = form
  const { billed_before: billedBefore } = subject?.first ?? NEW_INVOICE
  const clientList = clients.state === 'ready' ? clients.value : []
  const client = clientList.find(({ id }) => id === typed.client_id)
  /** The due date follows the terms until someone chooses another one. */
  const dated = (change: Partial<Pick<InvoiceForm, 'payment_terms' | 'invoice_date'>>) => {
    const { payment_terms, invoice_date } = { ...typed, ...change }
    edit({ ...change, ...(v.is(daySchema, invoice_date) ? { due_date: dueBy(payment_terms, invoice_date) } : {}) })
  }
  return (
    <FormDialog
      form={form}
      {...(subject ? EDITING : ADDING)}
      size="lg"
      submitRefusal={refusal}
      notice={refusal !== null && <Banner kind="warning">{refusal}</Banner>}
      question={{
        title: subject ? 'Discard these changes?' : 'Discard this invoice?',
        object: subject?.first.invoice_number ?? 'A new invoice',
      }}
      onClose={onClose}
    >
      <FormGrid>
        <Span of={6}>
          <ClientPicker
            clients={clients}
            chosen={client}
            onChoose={({ id, payment_terms }) => {
              edit({ client_id: id, property_id: null })
              dated({ payment_terms })
            }}
            onAdd={null}
            error={errors.client_id}
          />
        </Span>
        {client && client.properties.length > 1 && (
          <Span of={6}>
            <SelectField
              label="Property"
              optional
              name="property_id"
              value={String(typed.property_id ?? '')}
              options={[
                { value: '', label: 'None in particular' },
                ...client.properties.map(({ id, property_name, address }) => ({
                  value: String(id),
                  label: property_name ? `${property_name} – ${address}` : address,
                })),
              ]}
              error={errors.property_id}
              onChange={({ currentTarget }) =>
                edit({ property_id: currentTarget.value === '' ? null : Number(currentTarget.value) })
              }
            />
          </Span>
        )}
        <Span of={2} onPhone={3}>
          <DateField
            label="Invoice date"
            {...text('invoice_date')}
            onChange={({ currentTarget }) => dated({ invoice_date: currentTarget.value })}
          />
        </Span>
        <Span of={2} onPhone={3}>
          <SelectField
            label="Payment terms"
            options={TERMS}
            {...choice('payment_terms', PAYMENT_TERMS)}
            onChange={({ currentTarget }) => {
              const terms = PAYMENT_TERMS.find((option) => option === currentTarget.value)
              if (terms) dated({ payment_terms: terms })
            }}
          />
        </Span>
        <Span of={2} onPhone={6}>
          <DateField label="Due date" {...text('due_date')} />
        </Span>
        <Span of={6}>
          <LineRows
            form={typed}
            currency={currency}
            errors={errors}
            onChange={(line_items) => edit({ line_items })}
            onEditAt={(place, line_items) => form.editAt(place, { line_items })}
          />
        </Span>
        <Span of={2} onPhone={3}>
          <TextField label="Tax rate (%)" inputMode="decimal" autoComplete="off" {...text('tax_rate')} />
        </Span>
        <Span of={2} onPhone={3}>
          <TextField label="Discount" optional inputMode="decimal" autoComplete="off" {...text('discount_amount')} />
        </Span>
        <Span of={2}>
          <TotalsBox
            totals={atLeastNothing(lessBilled(totalsSoFar(typed, currency), billedBefore))}
            billedBefore={billedBefore}
            money={(amount) => amountIn(amount, currency)}
          />
        </Span>
        <Span of={6}>
          <TextAreaField label="Notes" optional rows={2} hint="The client reads them." {...text('notes')} />
        </Span>
      </FormGrid>
    </FormDialog>
  )
}
