import type { ChemicalProduct } from '@/domain/chemical/application'
import { chemicalRefusal } from '@/domain/chemical/permissions'
import {
  chemicalProductFormOf,
  chemicalProductFormSchema,
  emptyChemicalProductForm,
} from '@/domain/chemical/product-form'
import { CHEMICAL_CATEGORIES, SIGNAL_WORDS } from '@/domain/chemical/vocabulary'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/use-record-actions'
import { SelectField } from '@/ui/kit/select-field'
import { TextField } from '@/ui/kit/text-field'
import type { ChemicalProductFormProps } from '../types'
import { chemicalOptions } from '../words'
import { CHEMICAL_PRODUCT_HISTORY } from './product-history'

const ADDING = {
  title: 'Add chemical product',
  submitLabel: 'Add Product',
  busyLabel: 'Adding...',
  failureText: 'Failed to add chemical product. Please try again.',
}
const EDITING = {
  title: 'Edit chemical product',
  submitLabel: 'Save changes',
  busyLabel: 'Saving...',
  failureText: 'Failed to update chemical product. Please try again.',
}
const WORDS = { noun: 'chemical product', fields: CHEMICAL_PRODUCT_HISTORY }

/** Adds or edits a chemical product (CHEM-07), or says at once why this can't be. */
export const ChemicalProductFormDialog = (props: ChemicalProductFormProps) => {
  const { subject, actor, onClose } = props
  const refusal = chemicalRefusal(actor, 'edited')
  if (refusal === null && !(subject && 'problem' in subject)) return <Form {...props} subject={subject} />
  return (
    <NoForm title={(subject ? EDITING : ADDING).title} onClose={onClose}>
      {refusal ?? (subject && 'problem' in subject ? subject.problem : '')}
    </NoForm>
  )
}

const Form = (props: ChemicalProductFormProps & { subject: OpenedRecord<ChemicalProduct> | null }) => {
  const { subject, commands, products, draft, onDraft, onClose } = props
  const check = checkSchema(chemicalProductFormSchema(products.filter(({ id }) => id !== subject?.first.id)))
  const form = useRecordForm({
    opened: subject,
    empty: emptyChemicalProductForm,
    formOf: chemicalProductFormOf,
    words: WORDS,
    draft,
    onDraft,
    check,
    async save(typed, edit) {
      const outcome =
        subject && edit ? await commands.products.edit(subject.first, edit) : await commands.products.add(typed)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(`${typed.name} ${subject ? 'saved' : 'added'}`, { undo: outcome.undo })
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      {...(subject ? EDITING : ADDING)}
      size="md"
      question={{
        title: subject ? 'Discard these changes?' : 'Discard this product?',
        object: (subject?.first ?? form.form).name || 'A product without a name',
      }}
      onClose={onClose}
    >
      <FormGrid gap="3" pb="2">
        <Span of={6}>
          <TextField label="Name" autoComplete="off" {...form.text('name')} />
        </Span>
        <Span of={3}>
          <TextField
            label="EPA number"
            optional
            autoComplete="off"
            hint="As on the label, like 524-579."
            {...form.text('epa_number')}
          />
        </Span>
        <Span of={3}>
          <TextField label="Active ingredient" autoComplete="off" {...form.text('active_ingredient')} />
        </Span>
        <Span of={3} onPhone={3}>
          <SelectField
            label="Category"
            options={chemicalOptions(CHEMICAL_CATEGORIES)}
            {...form.choice('category', CHEMICAL_CATEGORIES)}
          />
        </Span>
        <Span of={3} onPhone={3}>
          <SelectField
            label="Signal word"
            options={chemicalOptions(SIGNAL_WORDS)}
            {...form.choice('signal_word', SIGNAL_WORDS)}
          />
        </Span>
        <Span of={3}>
          <TextField
            label="Re-entry interval (hours)"
            inputMode="numeric"
            autoComplete="off"
            hint="How long nobody may enter."
            {...form.text('reentry_interval_hours')}
          />
        </Span>
        <Span of={3}>
          <TextField
            label="Highest rate on the label"
            optional
            autoComplete="off"
            placeholder="1.5 fl oz per 1,000 sq ft"
            hint="You’re warned when more is applied."
            {...form.text('max_rate')}
          />
        </Span>
      </FormGrid>
    </FormDialog>
  )
}
