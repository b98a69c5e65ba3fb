import { stepsUntil } from '@/domain/subscription/renewal'
import type { DatedFact, Store } from '../core/log/store'
import { AUTOMATIC } from '../core/write/automatic'
import { accountFrom, billedRowsOf } from './account'
import { stepFacts } from './step-facts'

/** Due changes of all customers since the last call, in due order. */
export const renewalFacts = (store: Store): DatedFact[] => {
  let invoiceId = store.nextId('subscription_invoices')
  const nextInvoiceId = () => invoiceId++
  const facts = store.table('customers').flatMap((customer) => {
    const rows = billedRowsOf(customer, store)
    if (!rows) return []
    const steps = stepsUntil(accountFrom(rows), store.now())
    const due = stepFacts(steps, rows, AUTOMATIC, store, nextInvoiceId).map((fact) => ({ ...fact, cause: null }))
    return due.some(({ stream }) => store.isReadOnly(stream)) ? [] : due
  })
  return facts.sort((a, b) => (a.at ?? 0) - (b.at ?? 0))
}
