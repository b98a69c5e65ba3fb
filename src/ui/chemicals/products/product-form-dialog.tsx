import type { ChemicalProduct } from '@/domain/chemical/application'
import { chemicalRefusal } from '@/domain/chemical/permissions'
import {
  chemicalProductFormOf,
  chemicalProductFormSchema,
  emptyChemicalProductForm,
} from '@/domain/chemical/product-form'
import { CHEMICAL_CATEGORIES, SIGNAL_WORDS } from '@/domain/chemical/vocabulary'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { formTexts, RecordFormGate, useRecordDialog } from '@/ui/kit/records/actions/record-dialog'
import type { ChemicalProductFormProps } from '../types'
import { chemicalOptions } from '../words'
import { CHEMICAL_PRODUCT_HISTORY } from './product-history'

const TEXTS = formTexts('chemical product')
const WORDS = { noun: 'chemical product', fields: CHEMICAL_PRODUCT_HISTORY }

const check = checkSchema(chemicalProductFormSchema)

/** CHEM-07 */
export const ChemicalProductFormDialog = (props: ChemicalProductFormProps) => {
  const { subject, actor, onClose } = props
  const refusal = chemicalRefusal(actor, 'edited')
  return (
    <RecordFormGate texts={TEXTS} {...{ subject, refusal, onClose }}>
      {(opened) => <Form {...props} subject={opened} />}
    </RecordFormGate>
  )
}

const Form = (props: ChemicalProductFormProps & { subject: OpenedRecord<ChemicalProduct> | null }) => {
  const { subject, commands, draft, onDraft, onClose } = props
  const { form, dialog } = useRecordDialog({
    texts: TEXTS,
    subject,
    empty: emptyChemicalProductForm,
    formOf: chemicalProductFormOf,
    words: WORDS,
    nameOf: ({ name }) => name,
    nameless: 'A product without a name',
    check,
    add: commands.products.add,
    edit: commands.products.edit,
    draft,
    onDraft,
    onClose,
  })
  return (
    <FormDialog {...dialog} size="md">
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
            hint="How long people must stay out."
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
