import { chakra } from '@chakra-ui/react'
import { balancesOf, balanceText, type ListedClient } from '@/domain/client/filter'
import { daysLate, owedFor } from '@/domain/invoice/computed-invoice'
import type { ListedInvoice } from '@/domain/invoice/invoice'
import { statusLabel } from '@/domain/invoice/vocabulary'
import { amountIn } from '@/domain/money/amount-in'
import type { Cents } from '@/domain/money/money'
import { ownCurrency } from '@/domain/money/own-amount'
import { sumsByCurrency } from '@/domain/money/sum-text'
import { chargeNumber, type StandaloneCharge } from '@/domain/service-plan/plan'
import { counted } from '@/domain/text/wording'
import { type Day, formatDate } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import { BreakdownLine, BreakdownList } from '@/ui/kit/layout/breakdown-list'
import { RecordTitle } from '@/ui/kit/records/page/record-section'

type Props = {
  client: ListedClient
  /** Null while loading and for people without access. */
  invoices: readonly ListedInvoice[] | null
  /** Unpaid plan charges on no sent invoice; null as above. */
  charges: readonly StandaloneCharge[] | null
  today: Day
}

export const ClientAccount = ({ client, invoices, charges, today }: Props) => (
  <section>
    <RecordTitle>Balance</RecordTitle>
    <chakra.p textStyle="heading">{balanceText(client)}</chakra.p>
    <chakra.details mt="1" css={{ '& summary': { color: 'accent.fg', cursor: 'pointer', width: 'fit-content' } }}>
      <summary>Why this number?</summary>
      <Parts {...{ client, invoices, charges, today }} />
    </chakra.details>
    {invoices !== null && (
      <chakra.p mt="2" display="flex" _print={{ display: 'none' }} flexWrap="wrap" gap="3">
        <TextLink to="/dashboard/invoicing" search={{ client: client.id }}>
          {countText(invoices.length)}
        </TextLink>
        <TextLink to="/dashboard/invoicing" search={{ bill: true, client: client.id }}>
          Bill work
        </TextLink>
        <TextLink to={`/dashboard/invoicing/statement/${client.id}`}>Statement</TextLink>
      </chakra.p>
    )}
  </section>
)

const countText = (count: number): string =>
  count === 0 ? 'No invoices yet' : `${count > 1 ? 'All ' : ''}${counted(count, 'invoice')}`

const Parts = ({ client, invoices, charges, today }: Props) => {
  const owed = charges ?? []
  const unsettled = (invoices ?? []).filter((invoice) => owedFor(invoice) !== 0)
  const [first, ...others] = balancesOf(client)
  const rest = sumsByCurrency(
    [
      ...(first ? [first] : []),
      ...others,
      ...owed.map(({ amount, currency }) => ({ amount: (0 - amount) as Cents, currency })),
      ...unsettled.map((invoice) => ({ amount: (0 - owedFor(invoice)) as Cents, currency: invoice.currency })),
    ],
    first?.currency ?? ownCurrency(),
  ).filter(({ amount }) => amount !== 0)
  if (unsettled.length + owed.length + rest.length === 0) return <chakra.p mt="1">{nothing(invoices)}</chakra.p>
  return (
    <BreakdownList label="What the balance is made of">
      {unsettled.map((invoice) => (
        <BreakdownLine key={invoice.id} amount={amountIn(owedFor(invoice), invoice.currency)}>
          <TextLink to="/dashboard/invoicing" search={{ invoice: invoice.id }}>
            {invoice.invoice_number}
          </TextLink>{' '}
          {invoiceStatusText(invoice, today)}
        </BreakdownLine>
      ))}
      {owed.map((charge) => (
        <BreakdownLine key={`charge ${charge.id}`} amount={amountIn(charge.amount, charge.currency)}>
          <TextLink to="/dashboard/service-plans" search={{ kind: 'plans', plan: charge.plan_id, tab: 'charges' }}>
            {chargeNumber(charge)}
          </TextLink>{' '}
          {charge.plan_name}, due {formatDate(charge.due_date)}
        </BreakdownLine>
      ))}
      {rest.map(({ amount, currency }) => (
        <BreakdownLine key={currency} amount={amountIn(amount, currency)}>
          {invoices === null
            ? 'Open invoices, plan charges, the balance brought forward, and payouts'
            : 'Balance brought forward when the client was imported, and payouts'}
        </BreakdownLine>
      ))}
    </BreakdownList>
  )
}

const nothing = (invoices: Props['invoices']): string =>
  invoices !== null && invoices.length > 0 ? 'Every invoice is settled' : 'No charges yet'

/** `Sent, due Nov 30, 2026`; a negative amount is an overpayment or credit. */
const invoiceStatusText = (invoice: ListedInvoice, today: Day): string => {
  if (owedFor(invoice) < 0) return 'credit'
  const late = daysLate(invoice, today)
  return late > 0
    ? `${statusLabel(invoice.status)}, ${counted(late, 'day')} late`
    : `${statusLabel(invoice.status)}, due ${formatDate(invoice.due_date)}`
}
