import { CURRENCIES, type Currency } from '../account/vocabulary'
import { type Cents, sumOfCents } from '../money/money'
import { type Amount, sumText } from '../money/sum-text'
import type { StandaloneCharge } from '../service-plan/plan'
import type { Day } from '../time/calendar'
import { ageOf } from './computed-invoice'
import { isOpenInvoice, isOverdue } from './due'
import type { ListedInvoice } from './invoice'
import { AGES, type Age } from './vocabulary'

const dueOf = ({ amount_due: amount, currency }: ListedInvoice): Amount => ({ amount, currency })

/** Invoices, and plan charges that are not on a sent invoice. */
export type Billed = { invoices: readonly ListedInvoice[]; charges: readonly StandaloneCharge[] }

/**
 * The records behind the money figures: open invoices and charges, overdue invoices, and this month's payments and refunds. Charges are
 * never overdue, as no one has been asked to pay them yet.
 */
export const partsOfFigures = ({ invoices, charges }: Billed, today: Day) => {
  const open = invoices.filter(isOpenInvoice)
  const month = today.slice(0, 7)
  return {
    open,
    charges: charges.filter(({ paid_on }) => paid_on === null),
    paidCharges: charges.filter(({ paid_on }) => paid_on?.startsWith(month)),
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

/** INV-01 */
export const figuresOf = (billed: Billed, today: Day) => {
  const { invoices } = billed
  const { open, charges, paidCharges, late, paid, back } = partsOfFigures(billed, today)
  return {
    total: invoices.length,
    drafts: invoices.filter(({ status }) => status === 'draft').length,
    outstanding: sumText([...open.map(dueOf), ...charges]),
    open: open.length,
    charges: charges.length,
    paidThisMonth: sumText([...paid, ...paidCharges, ...back]),
    payments: paid.length + paidCharges.length,
    overdue: late.length,
    overdueAmount: sumText(late.map(dueOf)),
  }
}

/**
 * Amounts due by age, one entry per age even if empty. Shares cover one currency, the business's own if anything is due in it;
 * `others` lists the excluded currencies.
 */
export const agingOf = (
  { invoices, charges }: Billed,
  today: Day,
  own: Currency,
): {
  parts: { age: Age; invoices: number; charges: number; text: string; share: number }[]
  currency: Currency
  others: Currency[]
} => {
  const due = [
    ...invoices.map((invoice) => ({ ...dueOf(invoice), age: ageOf(invoice, today), isCharge: false })),
    ...charges
      .filter(({ paid_on }) => paid_on === null)
      .map(({ amount, currency, due_date }) => {
        const age = ageOf({ status: 'sent', amount_due: amount, due_date }, today)
        return { amount, currency, age, isCharge: true }
      }),
  ].filter(({ age }) => age !== null)
  const used = CURRENCIES.filter((each) => due.some((one) => one.currency === each))
  const currency = used.includes(own) ? own : (used[0] ?? own)
  const dueIn = (some: typeof due) =>
    sumOfCents(some.filter((each) => each.currency === currency).map(({ amount }) => amount))
  const all = dueIn(due)
  const parts = AGES.map((age) => {
    const aged = due.filter((each) => each.age === age)
    const { length } = aged.filter(({ isCharge }) => isCharge)
    const share = all === 0 ? 0 : dueIn(aged) / all
    return { age, invoices: aged.length - length, charges: length, text: sumText(aged), share }
  })
  return { parts, currency, others: used.filter((each) => each !== currency) }
}
