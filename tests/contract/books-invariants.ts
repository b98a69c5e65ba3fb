import { owedBy } from '@/domain/books/entry'
import { statementAccounts } from '@/domain/books/statement'
import { isCreditPaidOut } from '@/domain/invoice/balance'
import { isOpenInvoice } from '@/domain/invoice/due'
import { figuresOf } from '@/domain/invoice/figures'
import { type Amount, sumsByCurrency, sumText } from '@/domain/money/sum-text'
import type { State } from '@/mock-server'
import { entriesOfBusiness, entriesOfClient } from '@/mock-server/books/entries'
import { findRow, type Reader, rowsNaming } from '@/mock-server/core/log/rows'
import { balancesIn, standaloneCharges } from '@/mock-server/invoices/balances'
import { computedInvoiceIn } from '@/mock-server/invoices/computed-invoice'
import { allListed } from '@/mock-server/invoices/listed'
import { TODAY } from './office'

type Tables = State['tables']

const ALL_DAYS = { from: '0000-01-01', to: '9999-12-31' }

const readerOf = (tables: Tables): Reader => ({
  table: (name) => tables[name],
  find: (name, id) => findRow(tables[name], id),
  naming: (name, field, id) => rowsNaming(tables[name], field as never, id) as never,
  now: () => Date.parse(`${TODAY}T12:00:00Z`),
  today: () => TODAY,
})

const chargesOwed = ({ plan_charges, service_plans, invoices, businesses }: Tables) =>
  plan_charges
    .filter(({ paid_on, waived_on, id }) => {
      const isInvoiced = invoices.some(
        ({ sent_at, status, line_items }) =>
          sent_at !== null && status !== 'cancelled' && line_items.some(({ charge_id }) => charge_id === id),
      )
      return paid_on === null && waived_on === null && !isInvoiced
    })
    .map(({ id: charge, plan_id, business_id, amount }) => ({
      id: charge,
      business_id,
      client_id: service_plans.find(({ id }) => id === plan_id)?.client_id ?? 0,
      amount,
      currency: businesses.find(({ id }) => id === business_id)?.currency ?? ('USD' as const),
    }))

const textOf = (amounts: readonly Amount[]): string => sumText(amounts.filter(({ amount }) => amount !== 0))

const owedByClient = (tables: Tables, clientId: number, store: Reader): string => {
  const client = store.find('clients', clientId)
  const own = store.find('businesses', client?.business_id ?? 0)?.currency ?? 'USD'
  const ofClient = ({ client_id }: { client_id: number | null }) => client_id === clientId
  return textOf(
    sumsByCurrency(
      [
        ...tables.balance_entries.filter(ofClient).map(({ amount }) => ({ amount, currency: own })),
        ...tables.invoices
          .filter((row) => ofClient(row) && row.status !== 'draft' && row.status !== 'cancelled')
          .map((row) => {
            const { total_amount, amount_paid, amount_credited, amount_applied } = computedInvoiceIn(row, store)
            const amount = (total_amount - amount_paid - amount_credited - amount_applied) as Amount['amount']
            return { amount, currency: row.currency }
          }),
        ...chargesOwed(tables).filter(ofClient),
        ...tables.payouts.filter((row) => ofClient(row) && isCreditPaidOut(row)),
      ],
      own,
    ),
  )
}

const clientsInDisagreement = (tables: Tables): number[] => {
  const store = readerOf(tables)
  const zoneOf = (businessId: number) => store.find('businesses', businessId)?.timezone ?? 'UTC'
  const journals = new Map(tables.businesses.map(({ id }) => [id, entriesOfBusiness(id, zoneOf(id), store)]))
  return tables.clients
    .filter((client) => {
      const { id, business_id } = client
      const own = store.find('businesses', business_id)?.currency ?? 'USD'
      const expected = owedByClient(tables, id, store)
      const inJournal = (journals.get(business_id) ?? [])
        .filter(({ client_id }) => client_id === id)
        .map((entry) => ({ amount: owedBy(entry), currency: entry.currency }))
      const entries = entriesOfClient(id, business_id, zoneOf(business_id), store)
      const stated = statementAccounts(entries, { ...ALL_DAYS, currency: own })
      const balances = [
        sumsByCurrency(balancesIn(client, store), own),
        sumsByCurrency(inJournal, own),
        sumsByCurrency(
          stated.map(({ closing: amount, currency }) => ({ amount, currency })),
          own,
        ),
      ]
      return balances.some((amounts) => textOf(amounts) !== expected)
    })
    .map(({ id }) => id)
}

const tilesInDisagreement = (tables: Tables): number[] => {
  const store = readerOf(tables)
  return tables.businesses
    .filter(({ id, timezone }) => {
      const listed = allListed(store.naming('invoices', 'business_id', id), store)
      const due = listed.filter(isOpenInvoice).map(({ amount_due: amount, currency }) => ({ amount, currency }))
      const owed = chargesOwed(tables).filter(({ business_id }) => business_id === id)
      const charges = standaloneCharges(id, timezone, store)
      return figuresOf({ invoices: listed, charges }, TODAY).outstanding !== sumText([...due, ...owed])
    })
    .map(({ id }) => id)
}

/** Journal, statements, balances and tiles agree on what clients owe. */
export const BOOKS_INVARIANTS: Readonly<Record<string, (tables: Tables) => number[]>> = {
  'journal, statement and balance of a client agree': clientsInDisagreement,
  'Total Outstanding is what is due of invoices and charges': tilesInDisagreement,
  'a charge that is owed by itself has its client': (tables) => {
    const clientIds = new Set(tables.clients.map(({ id }) => id))
    return chargesOwed(tables).flatMap(({ id, client_id }) => (clientIds.has(client_id) ? [] : id))
  },
  'a charge is settled by itself or by its invoice, and not by both': ({ plan_charges }) =>
    plan_charges
      .filter(({ paid_on, waived_on, invoice_id }) =>
        invoice_id === null ? paid_on !== null && waived_on !== null : paid_on !== null || waived_on !== null,
      )
      .map(({ id }) => id),
  'each entry of the books comes to zero': (tables) => {
    const store = readerOf(tables)
    return tables.businesses
      .filter(({ id, timezone }) =>
        entriesOfBusiness(id, timezone, store).some(
          ({ postings }) => postings.reduce((sum, { amount }) => sum + amount, 0) !== 0,
        ),
      )
      .map(({ id }) => id)
  },
}
