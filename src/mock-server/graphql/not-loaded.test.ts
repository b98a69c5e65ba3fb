import { expect, it } from 'vitest'
import type { Resolvers } from '@/contract/graphql/generated/resolvers'
import type { GraphqlContext } from './asking'
import { answerCompiledQuery } from './compiled-queries'
import { answerGraphql } from './execute'

const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/undo-1a2b.js')

const asking = {
  user: { id: 1 },
  store: {
    receipts() {
      throw GONE
    },
  },
} as unknown as GraphqlContext

it('gives no answer to a question whose code does not come', async () => {
  const question = { variables: {}, fields: [{ field: 'requestFacts', args: {}, pick: 1 }] } as const
  const resolvers: Partial<Resolvers<GraphqlContext>> = { requestFacts: () => Promise.reject(GONE) }
  await expect(answerCompiledQuery(question, {}, asking, resolvers)).rejects.toBe(GONE)
})

it('gives none to a request that has to be read either', async () => {
  const request = { query: '{ requestFacts(key: "k1") }', variables: {}, operationName: null }
  await expect(answerGraphql(request, asking)).rejects.toBe(GONE)
})
