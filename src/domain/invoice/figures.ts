import { CURRENCIES, type Currency } from '../account/vocabulary'
import type { Day } from '../calendar'
import { type Cents, sumOfCents } from '../money'
import { type Amount, sumText } from '../sum-text'
import { isOpenInvoice, isOverdue } from './due'
import type { ListedInvoice } from './invoice'
import { ageOf } from './standing'
import { AGES, type Age } from './vocabulary'

const dueOf = ({ amount_due: amount, currency }: ListedInvoice): Amount => ({ amount, currency })

/** What the figures of money above the list are made of: open invoices, those of them that are late, and the payments of this month with what went back in it. */
export const partsOfFigures = (invoices: readonly ListedInvoice[], today: Day) => {
  const open = invoices.filter(isOpenInvoice)
  const month = today.slice(0, 7)
  return {
    open,
    late: open.filter((invoice) => isOverdue(invoice, today)),
    paid: invoices.flatMap(({ id, invoice_number, client_name, payment_history, currency }) =>
      payment_history
        .filter(({ payment_date }) => payment_date.startsWith(month))
        .map((payment) => ({ ...payment, invoice: { id, invoice_number, client_name }, currency })),
    ),
    back: invoices.flatMap(({ id, invoice_number, client_name, payment_history, currency }) =>
      payment_history
        .flatMap(({ refunds }) => refunds)
        .filter(({ refund_date }) => refund_date.startsWith(month))
        .map((refund) => ({
          ...refund,
          amount: (0 - refund.amount) as Cents,
          invoice: { id, invoice_number, client_name },
          currency,
        })),
    ),
  }
}

/** The four figures above the list (INV-01), worked out of the invoices that there are. */
export const figuresOf = (invoices: readonly ListedInvoice[], today: Day) => {
  const { open, late, paid, back } = partsOfFigures(invoices, today)
  return {
    total: invoices.length,
    drafts: invoices.filter(({ status }) => status === 'draft').length,
    outstanding: sumText(open.map(dueOf)),
    open: open.length,
    paidThisMonth: sumText([...paid, ...back]),
    payments: paid.length,
    overdue: late.length,
    overdueAmount: sumText(late.map(dueOf)),
  }
}

/**
 * What is due by how old it is: one part for each age, however empty. Shares are those of one currency, the business's own where anything is
 * due in it; `others` are the currencies that they leave out.
 */
export const agingOf = (
  invoices: readonly ListedInvoice[],
  today: Day,
  own: Currency,
): {
  parts: { age: Age; count: number; text: string; share: number }[]
  currency: Currency
  others: Currency[]
} => {
  const due = invoices.flatMap((invoice) => {
    const age = ageOf(invoice, today)
    return age === null ? [] : [{ age, invoice }]
  })
  const used = CURRENCIES.filter((each) => due.some(({ invoice }) => invoice.currency === each))
  const currency = used.includes(own) ? own : (used[0] ?? own)
  const dueIn = (some: typeof due) =>
    sumOfCents(some.filter(({ invoice }) => invoice.currency === currency).map(({ invoice }) => invoice.amount_due))
  const all = dueIn(due)
  const parts = AGES.map((age) => {
    const aged = due.filter((each) => each.age === age)
    const text = sumText(aged.map(({ invoice }) => dueOf(invoice)))
    return { age, count: aged.length, text, share: all === 0 ? 0 : dueIn(aged) / all }
  })
  return { parts, currency, others: used.filter((each) => each !== currency) }
}
