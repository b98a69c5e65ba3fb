import type { PageEstimate, PageInvoice } from '@/domain/client-page/page'
import { isOverdue } from '@/domain/invoice/due'
import type { Day } from '@/domain/time/day'
import type { Tone } from '@/ui/kit/feedback/tone'
import type { Words } from './words/en'

type Badge = { text: string; tone: Tone }

export const awaitsAnswer = ({ standing }: Pick<PageEstimate, 'standing'>): boolean =>
  standing === 'sent' || standing === 'viewed'

export const awaitsPayment = ({ status, amount_due }: Pick<PageInvoice, 'status' | 'amount_due'>): boolean =>
  amount_due > 0 && status !== 'cancelled'

export const estimateBadge = ({ standing }: Pick<PageEstimate, 'standing'>, words: Words): Badge => {
  if (standing === 'approved' || standing === 'converted') return { text: words.approved, tone: 'success' }
  if (standing === 'rejected') return { text: words.rejected, tone: 'neutral' }
  if (standing === 'expired') return { text: words.expired, tone: 'neutral' }
  return standing === 'revised' ? { text: words.replaced, tone: 'neutral' } : { text: words.open, tone: 'info' }
}

export const invoiceBadge = (invoice: PageInvoice, today: Day, words: Words): Badge => {
  if (invoice.status === 'cancelled') return { text: words.voided, tone: 'neutral' }
  if (!awaitsPayment(invoice)) return { text: words.paid, tone: 'success' }
  if (isOverdue(invoice, today)) return { text: words.overdue, tone: 'danger' }
  return invoice.amount_paid > 0 ? { text: words.partlyPaid, tone: 'warning' } : { text: words.open, tone: 'info' }
}
