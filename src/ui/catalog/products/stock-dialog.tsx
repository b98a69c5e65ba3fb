import type { ManualMovementKind } from '@/domain/catalog/movement-form'
import { emptyMovementForm, MANUAL_MOVEMENT_KINDS, movementFormSchema } from '@/domain/catalog/movement-form'
import { mayCorrectStock } from '@/domain/catalog/permissions'
import type { Product } from '@/domain/catalog/product'
import { changeBy, quantityText, shortageRefusal } from '@/domain/catalog/stock'
import type { Actor } from '@/domain/permissions/actor'
import { numberTyped } from '@/domain/text/typed-number'
import { Banner } from '@/ui/kit/feedback/banner'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchemaAnd } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { useStaysOpen } from '@/ui/kit/forms/use-stays-open'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { SAMPLE_REFUSAL, stockRefusal, UNTRACKED } from '../rules/refusals'
import type { StockFormProps } from '../types'
import { JobPicker } from './job-picker'

const TITLE = 'Change stock'

const KIND_LABELS: Record<ManualMovementKind, string> = {
  received: 'Received',
  used: 'Used on a job',
  corrected: 'Correct to what was counted',
}
const QUANTITY_LABELS: Record<ManualMovementKind, string> = {
  received: 'Quantity received',
  used: 'Quantity used',
  corrected: 'Quantity counted',
}

const refusalOf = ({ subject, actor, isSample }: StockFormProps): string | null => {
  if (isSample) return SAMPLE_REFUSAL
  const refusal = stockRefusal(actor)
  if (refusal !== null) return refusal
  if ('problem' in subject) return subject.problem
  return (subject.now ?? subject.first).track_inventory ? null : UNTRACKED
}

/** Records a delivery, a usage or a count; the stock can't fall below zero. */
export const StockDialog = (props: StockFormProps) => {
  const { subject, onClose } = props
  const opened = 'problem' in subject ? null : subject
  const refusal = refusalOf(props)
  const stays = useStaysOpen(opened?.stream ?? null, refusal === null)
  if (opened && stays) return <Form {...props} subject={opened} />
  return (
    <NoForm title={TITLE} onClose={onClose}>
      {refusal ?? ''}
    </NoForm>
  )
}

const Form = (props: StockFormProps & { subject: OpenedRecord<Product> }) => {
  const { subject, draft, onDraft, actor, today, commands, jobs, onClose } = props
  const product = subject.now ?? subject.first
  const refusal = refusalOf(props)
  const check = checkSchemaAnd(movementFormSchema, ['kind', 'quantity'], (movement) => {
    // Checked against the stock at the time of typing: a write from before a reload may have succeeded already, and is not repeated.
    const stock = (draft?.from ?? product).current_stock ?? 0
    const message = movement.kind === 'used' ? shortageRefusal(stock, movement.quantity, product) : null
    return [message === null ? null : { field: 'quantity', message }]
  })
  const form = useForm({
    initial: emptyMovementForm,
    draft,
    onDraft: (nextDraft) => onDraft(nextDraft && { ...nextDraft, from: product }),
    check,
    async save(movement) {
      const outcome = await commands.moveStock(product, movement)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(`Stock of ${product.name} changed`, { undo: outcome.undo, about: `product/${product.id}` })
      onClose()
      return null
    },
  })
  const { kind, job_id, quantity } = form.form
  return (
    <FormDialog
      form={form}
      size="sm"
      title={TITLE}
      description={
        refusal === null
          ? `${product.name}: ${quantityText(product.current_stock ?? 0, product)} in stock`
          : product.name
      }
      submitLabel="Save"
      busyLabel="Saving..."
      failureText="Failed to change stock. Please try again."
      submitRefusal={refusal}
      notice={refusal !== null && <Banner kind="warning">{refusal}</Banner>}
      question={{ title: 'Discard this stock change?', object: product.name }}
      onClose={onClose}
    >
      <FormGrid gap="3" pb="2">
        <Span of={6}>
          <SelectField
            label="What happened"
            options={kindOptions(actor)}
            {...form.choice('kind', MANUAL_MOVEMENT_KINDS, { answers: ['quantity', 'job_id', 'reason'] })}
          />
        </Span>
        <Span of={6}>
          <TextField
            label={QUANTITY_LABELS[kind]}
            inputMode="decimal"
            autoComplete="off"
            hint={refusal === null ? remainingText(kind, numberTyped(quantity), product) : undefined}
            {...form.text('quantity')}
          />
        </Span>
        {kind === 'used' && (
          <Span of={6}>
            <JobPicker
              jobs={jobs}
              today={today}
              chosen={job_id}
              onChoose={(id) => form.edit({ job_id: id })}
              error={form.errors.job_id}
            />
          </Span>
        )}
        <Span of={6}>
          <TextField
            label={kind === 'corrected' ? 'Reason' : 'Note'}
            optional={kind !== 'corrected'}
            placeholder={kind === 'corrected' ? 'Monthly count, broken bag…' : ''}
            {...form.text('reason')}
          />
        </Span>
      </FormGrid>
    </FormDialog>
  )
}

/** Corrections are reserved for stock managers. */
const kindOptions = (actor: Actor) =>
  MANUAL_MOVEMENT_KINDS.filter((kind) => kind !== 'corrected' || mayCorrectStock(actor)).map((kind) => ({
    value: kind,
    label: KIND_LABELS[kind],
  }))

/** The resulting stock, once the quantity is valid. */
const remainingText = (kind: ManualMovementKind, quantity: number, product: Product): string | undefined => {
  const stock = product.current_stock ?? 0
  const remaining = stock + changeBy(kind, quantity, stock)
  return quantity >= 0 && Number.isFinite(remaining) && remaining >= 0
    ? `Stock will be ${quantityText(remaining, product)}.`
    : undefined
}
