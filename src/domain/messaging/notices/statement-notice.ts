import type { Currency } from '../../account/vocabulary'
import { amountIn } from '../../money/amount-in'
import type { Cents } from '../../money/money'
import { formatDate } from '../../time/calendar'
import type { Day } from '../../time/day'
import { letterBody, type Notice, type NoticeParties } from './notice'

type StatementNotice = NoticeParties & {
  from: Day
  to: Day
  /** One per currency. A negative balance is the client's credit. */
  accounts: readonly { currency: Currency; closing: Cents }[]
  link: string
}

const balanceText = ({ currency, closing }: StatementNotice['accounts'][number]): string =>
  closing < 0
    ? `You have ${amountIn(Math.abs(closing) as Cents, currency)} of credit.`
    : `${amountIn(closing, currency)} is due.`

/** `Nov 1, 2026 to Nov 30, 2026` */
export const statementPeriod = ({ from, to }: { from: Day; to: Day }): string =>
  `${formatDate(from)} to ${formatDate(to)}`

/** Says what is due at the end of the period, and where the client sees and pays it. */
export const statementNotice = (statement: StatementNotice): Notice => {
  const { accounts, link, business } = statement
  const open = accounts.filter(({ closing }) => closing !== 0)
  const balances = open.length === 0 ? 'Nothing is due.' : open.map(balanceText).join(' ')
  return {
    subject: `Statement from ${business}`,
    body: letterBody(statement, [
      `Here is your statement of ${statementPeriod(statement)}. ${balances}`,
      `Your invoices and payments are on your page, where you can also pay:\n${link}`,
    ]),
  }
}
