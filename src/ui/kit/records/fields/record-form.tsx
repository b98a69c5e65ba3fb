import { type ReactNode, useState } from 'react'
import type { DraftOf, FieldSet, FormOf, RowOf } from '@/domain/fields/field'
import { emptyForm, formFrom, formSchema } from '@/domain/fields/schemas'
import type { Edit } from '@/domain/record/merge-edits'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid } from '@/ui/kit/forms/form-grid'
import type { FormSubject, OpenedRecord, RecordDraft } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import type { Check } from '@/ui/kit/forms/use-form'
import type { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { formTexts, RecordFormGate, useRecordDialog } from '../actions/record-dialog'
import type { Outcome } from '../actions/run-on-many'
import type { HistoryWords } from '../page/history-words'
import type { Book } from './book'

type Identified = { id: number }

export type RecordFormProps<F extends FieldSet> = {
  subject: FormSubject<RowOf<F> & Identified>
  draft: RecordDraft<FormOf<F>, RowOf<F> & Identified> | null
  onDraft: (draft: RecordDraft<FormOf<F>, RowOf<F> & Identified> | null) => void
  onClose: () => void
}

export type RecordFormCheck<F extends FieldSet> = Check<FormOf<F>, DraftOf<F>, keyof FormOf<F> & string>

type Form<F extends FieldSet> = ReturnType<
  typeof useRecordForm<RowOf<F> & Identified, FormOf<F>, DraftOf<F>, keyof FormOf<F> & string>
>

type Props<F extends FieldSet> = RecordFormProps<F> & {
  book: Book<F>
  noun: string
  history: HistoryWords<RowOf<F>>
  /** Null for those who may write it. */
  refusal: string | null
  nameOf: (named: DraftOf<F> | FormOf<F>) => string
  /** Rules between the fields; by default each field's own. */
  check?: RecordFormCheck<F>
  size?: 'sm' | 'md' | 'lg'
  /** Values that a new record begins with. */
  begins?: Partial<FormOf<F>>
  add: (draft: DraftOf<F>) => Promise<Outcome>
  edit: (record: RowOf<F> & Identified, edit: Edit<DraftOf<F>, RowOf<F> & Identified>) => Promise<Outcome>
  children: (form: Form<F>) => ReactNode
}

/** The dialog that adds or edits a record, from its fields: drafts, concurrent edits and undo as for every record. */
export const RecordForm = <F extends FieldSet>(props: Props<F>) => (
  <RecordFormGate texts={formTexts(props.noun)} subject={props.subject} refusal={props.refusal} onClose={props.onClose}>
    {(opened) => <Opened {...props} subject={opened} />}
  </RecordFormGate>
)

const Opened = <F extends FieldSet>(
  props: Omit<Props<F>, 'subject'> & { subject: OpenedRecord<RowOf<F> & Identified> | null },
) => {
  const { book, noun, history, nameOf, subject, size = 'md', begins, children } = props
  const [check] = useState(
    (): RecordFormCheck<F> => props.check ?? (checkSchema(formSchema(book.fields)) as RecordFormCheck<F>),
  )
  const { form, dialog } = useRecordDialog<RowOf<F> & Identified, FormOf<F>, DraftOf<F>, keyof FormOf<F> & string>({
    texts: formTexts(noun),
    subject,
    empty: { ...emptyForm(book.fields), ...begins },
    formOf: (record) => formFrom(book.fields, record as DraftOf<F>),
    words: { noun, fields: history },
    nameOf: (named) => nameOf(named as DraftOf<F>),
    nameless: `A ${noun} without a name`,
    check,
    add: props.add,
    edit: props.edit,
    draft: props.draft,
    onDraft: props.onDraft,
    onClose: props.onClose,
  })
  return (
    <FormDialog {...dialog} size={size}>
      <FormGrid gap="3" pb="2">
        {children(form)}
      </FormGrid>
    </FormDialog>
  )
}
