import { rateText } from '@/domain/account/tax-rate'
import type { Invoice, InvoiceLine } from '@/domain/invoice/invoice'
import { amountIn } from '@/domain/money/amount-in'
import type { Cents } from '@/domain/money/money'
import { formatDate } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import { RecordTitle } from '@/ui/kit/records/page/record-section'
import { LineSums, LineTable } from '@/ui/shared/line-table'

export const InvoiceLines = ({ invoice }: { invoice: Invoice }) => {
  const money = (amount: Cents) => amountIn(amount, invoice.currency)
  const off = (label: string, amount: Cents) => amount > 0 && { label, amount: `-${money(amount)}` }
  return (
    <section>
      <RecordTitle>Line items</RecordTitle>
      <LineTable
        groups={[{ key: 'all', title: '', about: '', lines: invoice.line_items }]}
        currency={invoice.currency}
        more={(line) => <Origin line={line} />}
      />
      <LineSums
        sums={[
          { label: 'Subtotal', amount: money(invoice.subtotal) },
          { label: `Tax (${rateText(invoice.tax_rate)}%)`, amount: money(invoice.tax_amount) },
          off('Discount', invoice.discount_amount),
          off('Invoiced before', invoice.billed_before),
          { label: 'Total', amount: money(invoice.total_amount) },
          off('Paid', invoice.amount_paid),
          off('Credited', invoice.amount_credited),
          invoice.amount_applied !== 0 && {
            label: invoice.amount_applied > 0 ? 'Credit applied' : 'Credit used on other invoices',
            amount: money((0 - invoice.amount_applied) as Cents),
          },
          { label: 'Amount due', amount: money(invoice.amount_due), isTotal: true },
        ]}
      />
    </section>
  )
}

const Origin = ({ line: { job_id, plan_id, date_performed } }: { line: InvoiceLine }) => {
  if (job_id === null && plan_id === null && date_performed === null) return null
  return (
    <small>
      {date_performed !== null && `Done ${formatDate(date_performed)} `}
      {job_id !== null && (
        <TextLink to="/dashboard/jobs" search={{ job: job_id }}>
          See the job
        </TextLink>
      )}{' '}
      {plan_id !== null && (
        <TextLink to="/dashboard/service-plans" search={{ kind: 'plans', plan: plan_id, tab: 'charges' }}>
          See the plan
        </TextLink>
      )}
    </small>
  )
}
