import { chakra } from '@chakra-ui/react'
import { rateText } from '@/domain/account/tax-rate'
import { amountIn } from '@/domain/amount-in'
import { formatDate } from '@/domain/calendar'
import type { Invoice, InvoiceLine } from '@/domain/invoice/invoice'
import type { Cents } from '@/domain/money'
import { RecordTitle } from '@/ui/kit/record-section'
import { TextLink } from '@/ui/kit/text-link'

/** The lines of an invoice with what each was made from, and what they come to. */
export const InvoiceLines = ({ invoice }: { invoice: Invoice }) => {
  const money = (amount: Cents) => amountIn(amount, invoice.currency)
  return (
    <chakra.section minW="0" overflowWrap="anywhere">
      <RecordTitle>Line items</RecordTitle>
      <Lines lines={invoice.line_items} money={money} />
      <Totals invoice={invoice} money={money} />
    </chakra.section>
  )
}

type Money = (amount: Cents) => string

const Lines = ({ lines, money }: { lines: readonly InvoiceLine[]; money: Money }) => (
  <chakra.table
    width="full"
    css={{
      '& th': { textAlign: 'start', fontWeight: 'medium', color: 'fg.muted', py: '1.5', borderBottomWidth: '1px' },
      '& td': { verticalAlign: 'top', py: '2', borderBottomWidth: '1px' },
      '& .amount': {
        textAlign: 'end',
        whiteSpace: 'nowrap',
        paddingInlineStart: '12px',
        fontVariantNumeric: 'tabular-nums',
      },
    }}
  >
    <thead>
      <tr>
        <th>Service</th>
        <th className="amount">Quantity</th>
        <chakra.th className="amount" display={{ base: 'none', sm: 'table-cell' }}>
          Price
        </chakra.th>
        <th className="amount">Amount</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.id}>
          <td>
            <chakra.span fontWeight="medium">{line.service_name}</chakra.span>
            {line.description && (
              <chakra.span display="block" textStyle="small" color="fg.muted" whiteSpace="pre-line">
                {line.description}
              </chakra.span>
            )}
            <Origin line={line} />
          </td>
          <td className="amount">
            {line.quantity.toLocaleString('en-US')} {line.unit}
          </td>
          <chakra.td className="amount" display={{ base: 'none', sm: 'table-cell' }}>
            {money(line.unit_price)}
          </chakra.td>
          <td className="amount">{money(line.total_price)}</td>
        </tr>
      ))}
    </tbody>
  </chakra.table>
)

/** What a line was made from, and the way there. */
const Origin = ({ line: { job_id, plan_id, date_performed } }: { line: InvoiceLine }) => {
  if (job_id === null && plan_id === null && date_performed === null) return null
  return (
    <chakra.span display="block" textStyle="small" color="fg.muted">
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
    </chakra.span>
  )
}

const Totals = ({ invoice, money }: { invoice: Invoice; money: Money }) => {
  const { subtotal, tax_rate, tax_amount, discount_amount, total_amount, amount_paid, amount_credited, amount_due } =
    invoice
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="5"
      rowGap="1"
      ms="auto"
      mt="3"
      maxW="20rem"
      css={{ '& dt': { color: 'fg.muted' }, '& dd': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
    >
      <dt>Subtotal</dt>
      <dd>{money(subtotal)}</dd>
      <dt>Tax ({rateText(tax_rate)}%)</dt>
      <dd>{money(tax_amount)}</dd>
      {discount_amount > 0 && (
        <>
          <dt>Discount</dt>
          <dd>-{money(discount_amount)}</dd>
        </>
      )}
      {invoice.billed_before > 0 && (
        <>
          <dt>Invoiced before</dt>
          <dd>-{money(invoice.billed_before)}</dd>
        </>
      )}
      <dt>Total</dt>
      <dd>{money(total_amount)}</dd>
      {amount_paid > 0 && (
        <>
          <dt>Paid</dt>
          <dd>-{money(amount_paid)}</dd>
        </>
      )}
      {amount_credited > 0 && (
        <>
          <dt>Credited</dt>
          <dd>-{money(amount_credited)}</dd>
        </>
      )}
      {invoice.amount_applied !== 0 && (
        <>
          <dt>{invoice.amount_applied > 0 ? 'Credit applied' : 'Credit used on other invoices'}</dt>
          <dd>{money((0 - invoice.amount_applied) as Cents)}</dd>
        </>
      )}
      <chakra.dt fontWeight="semibold" css={{ '&&': { color: 'inherit' } }}>
        Amount due
      </chakra.dt>
      <chakra.dd fontWeight="semibold">{money(amount_due)}</chakra.dd>
    </chakra.dl>
  )
}
