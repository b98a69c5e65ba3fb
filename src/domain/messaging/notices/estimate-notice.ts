import { formatDate } from '../../time/calendar'
import type { Day } from '../../time/day'
import { letterBody, type Notice, type NoticeParties } from './notice'

type EstimateNotice = NoticeParties & {
  number: string
  title: string
  total: string
  validUntil: Day
  link: string
  /** It was sent before. */
  again: boolean
}

export const estimateNotice = (estimate: EstimateNotice): Notice => {
  const { number, title, total, validUntil, link, again, business } = estimate
  const begins = again ? 'Here is your estimate again' : 'Here is your estimate'
  return {
    subject: `Estimate ${number} from ${business}`,
    body: letterBody(estimate, [
      `${begins}: ${number}, “${title}”. The total is ${total}. It is valid until ${formatDate(validUntil)}.`,
      `Look at it, approve it, or ask us a question on your page:\n${link}`,
    ]),
  }
}
