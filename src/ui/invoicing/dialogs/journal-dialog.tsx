import * as v from 'valibot'
import type { JournalLine } from '@/domain/books/journal'
import { accountLabel } from '@/domain/books/vocabulary'
import { dollarsFromCents } from '@/domain/money/money'
import { toFailure } from '@/domain/record/failure'
import { type Day, monthOf } from '@/domain/time/calendar'
import { daySchema } from '@/domain/time/day'
import { isReversed, REVERSED } from '@/domain/time/day-range'
import { DateField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useDraft } from '@/ui/kit/forms/use-draft'
import { useForm } from '@/ui/kit/forms/use-form'
import { saveCsv } from '@/ui/kit/records/actions/csv'
import type { JournalDialogProps } from '../types'

const shape = v.pipe(
  v.object({
    from: v.pipe(v.string(), v.nonEmpty('First day is required'), daySchema),
    to: v.pipe(v.string(), v.nonEmpty('Last day is required'), daySchema),
  }),
  v.forward(
    v.partialCheck([['from'], ['to']], (days) => !isReversed(days), REVERSED),
    ['to'],
  ),
)
const check = checkSchema(shape)

const two = (amount: JournalLine['debit']): string => (amount === 0 ? '' : dollarsFromCents(amount).toFixed(2))

export const JournalDialog = ({ today, onJournal, onClose }: JournalDialogProps) => {
  const month = monthOf(today)
  const formDraft = useDraft({ form: 'journal', shape })
  const form = useForm({
    ...formDraft,
    initial: { from: month.first, to: today as string },
    check,
    async save({ from, to }: { from: Day; to: Day }) {
      try {
        const lines = await onJournal(from, to)
        saveCsv(`journal-${from}-to-${to}.csv`, COLUMNS, lines)
        onClose()
        return null
      } catch (error) {
        return toFailure(error)
      }
    },
  })
  return (
    <FormDialog
      form={form}
      title="Export Journal"
      description="Invoices, payments, refunds, credit notes and voids as debits and credits, for your accounting software. They always balance."
      size="sm"
      submitLabel="Export CSV"
      busyLabel="Exporting..."
      failureText="Failed to export the journal. Please try again."
      question={null}
      onClose={onClose}
    >
      <FormGrid>
        <Span of={3}>
          <DateField label="First day" {...form.text('from')} />
        </Span>
        <Span of={3}>
          <DateField label="Last day" {...form.text('to')} />
        </Span>
      </FormGrid>
    </FormDialog>
  )
}

const COLUMNS: [string, (line: JournalLine) => string][] = [
  ['Date', ({ day }) => day],
  ['Account', ({ account }) => accountLabel(account)],
  ['Debit', ({ debit }) => two(debit)],
  ['Credit', ({ credit }) => two(credit)],
  ['Document', ({ document }) => document],
  ['Client', ({ client_name }) => client_name],
  ['Memo', ({ memo }) => memo],
  ['Currency', ({ currency }) => currency],
]
