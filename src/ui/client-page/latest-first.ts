import type { PageInvoice } from '@/domain/client-page/page'
import { type Day, earliestFirst } from '@/domain/time/day'

export const latestFirst = <Part extends { id: number }>(
  invoices: readonly PageInvoice[],
  partsOf: (invoice: PageInvoice) => readonly Part[],
  dayOf: (part: Part) => Day,
): { part: Part; invoice: PageInvoice }[] =>
  invoices
    .flatMap((invoice) => partsOf(invoice).map((part) => ({ part, invoice })))
    .sort((a, b) => earliestFirst(dayOf(b.part), dayOf(a.part)) || b.part.id - a.part.id)
