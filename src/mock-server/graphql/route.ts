import * as v from 'valibot'
import { FIRST_QUESTIONS } from '@/contract/graphql/generated/first-questions'
import { GRAPHQL_PATH } from '@/contract/graphql/path'
import { actorFrom } from '@/domain/permissions/actor'
import { actorIn, authenticate, refuseWhileViewing, sessionIn } from '../accounts/session'
import { json, type Route } from '../core/call'
import type { Store } from '../core/log/store'
import { Refusal } from '../core/write/refusal'
import { answerCompiledQuery, hasValidVariables } from './compiled-queries'
import { FIRST_RESOLVERS } from './first-resolvers'

/** Maximum query length in characters. */
const LONGEST_QUERY = 20_000
/** Maximum request length in characters, with variables: fits an import of 10,000 clients and a photo of 10 MB. */
const LONGEST = 14_500_000

const requestSchema = v.object({
  query: v.string(),
  variables: v.nullish(v.record(v.string(), v.unknown()), {}),
  operationName: v.nullish(v.string(), null),
})

const parsed = (body: string) => {
  try {
    return v.parse(requestSchema, JSON.parse(body))
  } catch {
    throw new Refusal(400, 'The body is not a GraphQL request.')
  }
}

const requestIn = (body: string) => {
  const request = body.length > LONGEST ? null : parsed(body)
  if (!request || request.query.length > LONGEST_QUERY) throw new Refusal(413, 'The request is too large.')
  return request
}

/** Loads the code together with the undo rules, which histories and writes need, so that later neither needs the network. */
const withUndoRules = async <Code>(code: Promise<Code>, { schema }: Store): Promise<Code> => {
  const [loaded] = await Promise.all([code, schema.undoRules()])
  return loaded
}

/** The compiled query of a text with its resolvers; undefined for any other text. Queries of later pages load with the first of them. */
const findCompiledQuery = async (text: string, store: Store) => {
  const first = FIRST_QUESTIONS.get(text)
  if (first) return { question: first, resolvers: FIRST_RESOLVERS }
  const { LATER_QUESTIONS, RESOLVERS } = await withUndoRules(import('./all-resolvers'), store)
  const later = LATER_QUESTIONS.get(text)
  return later && { question: later, resolvers: RESOLVERS }
}

/**
 * GraphQL for everything the documents name no call for, within the user's own business. The app's own queries skip graphql-js, which loads
 * with the first other request.
 */
export const graphqlRoute: Route = {
  method: 'POST',
  path: GRAPHQL_PATH,
  async handle(call, store) {
    const user = authenticate(call.headers, store)
    const businessId = actorFrom(user).business_id
    const actor = actorIn(businessId, user, store)
    const session = sessionIn(call.headers.authorization)
    const request = requestIn(call.body)
    const writes = /\bmutation\b/.test(request.query)
    if (writes) refuseWhileViewing(call.headers)
    const asking = { actor, user, businessId, session, store }
    const compiledQuery = writes ? undefined : await findCompiledQuery(request.query, store)
    if (compiledQuery && hasValidVariables(compiledQuery.question, request.variables))
      return json(
        200,
        await answerCompiledQuery(compiledQuery.question, request.variables, asking, compiledQuery.resolvers),
      )
    const { answerGraphql } = await withUndoRules(import('./execute'), store)
    return json(200, await answerGraphql(request, asking))
  },
}
