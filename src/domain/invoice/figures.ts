import type { Day } from '../calendar'
import { type Cents, sumOfCents } from '../money'
import { type Amount, sumText } from '../sum-text'
import type { Invoice } from './invoice'
import { ageOf, isOpenInvoice, isOverdue } from './standing'
import { AGES, type Age } from './vocabulary'

const dueOf = ({ amount_due: amount, currency }: Invoice): Amount => ({ amount, currency })

/** The four figures above the list (INV-01), worked out of the invoices that there are. */
export const figuresOf = (invoices: readonly Invoice[], today: Day) => {
  const open = invoices.filter(isOpenInvoice)
  const late = open.filter((invoice) => isOverdue(invoice, today))
  const month = today.slice(0, 7)
  const paid = invoices.flatMap(({ payment_history, currency }) =>
    payment_history
      .filter(({ payment_date }) => payment_date.startsWith(month))
      .map(({ amount }): Amount => ({ amount, currency })),
  )
  const back = invoices.flatMap(({ payment_history, currency }) =>
    payment_history
      .flatMap(({ refunds }) => refunds)
      .filter(({ refund_date }) => refund_date.startsWith(month))
      .map(({ amount }): Amount => ({ amount: (0 - amount) as Cents, currency })),
  )
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

/** What is due by how old it is: one entry for each age, however empty. */
export const agingOf = (
  invoices: readonly Invoice[],
  today: Day,
): { age: Age; count: number; text: string; share: number }[] => {
  const due = invoices.flatMap((invoice) => {
    const age = ageOf(invoice, today)
    return age === null ? [] : [{ age, invoice }]
  })
  const all = sumOfCents(due.map(({ invoice }) => invoice.amount_due))
  return AGES.map((age) => {
    const own = due.filter((each) => each.age === age).map(({ invoice }) => invoice)
    const amount = sumOfCents(own.map(({ amount_due }) => amount_due))
    return { age, count: own.length, text: sumText(own.map(dueOf)), share: all === 0 ? 0 : amount / all }
  })
}
