import type { ClientQuestion } from '@/domain/client-page/question'
import { documentNumber } from '@/domain/estimate/number'
import type { Reader } from '../core/log/rows'

/** Number of the document that it is about; null without one. */
export const questionAbout = (
  { estimate_id, invoice_id }: Pick<ClientQuestion, 'estimate_id' | 'invoice_id'>,
  store: Reader,
): string | null => {
  const estimate = estimate_id === null ? undefined : store.find('estimates', estimate_id)
  if (estimate) return documentNumber(estimate)
  return (invoice_id === null ? undefined : store.find('invoices', invoice_id)?.invoice_number) ?? null
}
