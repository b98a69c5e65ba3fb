import { textOf } from '@/contract/graphql/document'
import { InvoicesDocument, type InvoicesQuery, InvoiceWorkDocument } from '@/contract/graphql/generated/invoices'
import { GRAPHQL_PATH } from '@/contract/graphql/path'
import { ORIGIN, signIn, startWithoutLatency } from './demo-server'
import { best, type Figure } from './figure'
import { BILLED_AT_ONCE, billingScenarios } from './many-invoices'

const RUNS = 3
const FEW = 1_000
const MANY = 10_000

const timesWith = async (count: number): Promise<{ listing: number; billing: number }> => {
  const server = startWithoutLatency({ scenarios: billingScenarios(count) })
  await server.ready
  const headers = { 'content-type': 'application/json', ...(await signIn(server)) }
  const ask = async <Data>(query: string, variables: object): Promise<Data> => {
    const body = JSON.stringify({ query, variables })
    const answer = await server.fetch(`${ORIGIN}${GRAPHQL_PATH}`, { method: 'POST', headers, body })
    const { data } = (await answer.json()) as { data?: Data }
    if (!data) throw new Error('the request was refused')
    return data
  }
  const listing = await best(RUNS, async () => {
    const { invoices } = await ask<InvoicesQuery>(textOf(InvoicesDocument), {})
    if (invoices.length < count) throw new Error(`the list holds ${invoices.length} invoices`)
  })
  const work = { jobs: BILLED_AT_ONCE, charges: [], estimates: [], together: false, key: 'bench' }
  const billing = await best(1, () => ask(textOf(InvoiceWorkDocument), work))
  server.shutdown()
  return { listing, billing }
}

export const figures = async (): Promise<Figure[]> => {
  const few = await timesWith(FEW)
  const many = await timesWith(MANY)
  return [
    {
      what: 'the list of 10,000 invoices, against ten of 1,000',
      is: many.listing,
      baseline: (few.listing * MANY) / FEW,
      budget: { ratio: 1.5 },
    },
    {
      what: 'billing 200 jobs one by one beside 10,000 invoices, against beside 1,000',
      is: many.billing,
      baseline: few.billing,
      budget: { ratio: 4 },
    },
  ]
}
