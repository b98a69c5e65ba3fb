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

/** Longest question that is read, in characters. */
const LONGEST_QUERY = 20_000
/** Longest request with its variables, in characters: an import of 10,000 clients fits, and a photo of 10 MB. */
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

/** The code of an answer to a later page with the rules of undo, which histories and writes ask: once it is there, neither needs a network. */
const withUndoRules = async <Code>(code: Promise<Code>, { schema }: Store): Promise<Code> => {
  const [loaded] = await Promise.all([code, schema.undoRules()])
  return loaded
}

/** What the app asks with a text, and what answers it; undefined for any other text. What later pages ask loads with the first of it. */
const findCompiledQuery = async (text: string, store: Store) => {
  const first = FIRST_QUESTIONS.get(text)
  if (first) return { question: first, resolvers: FIRST_RESOLVERS }
  const { LATER_QUESTIONS, RESOLVERS } = await withUndoRules(import('./all-resolvers'), store)
  const later = LATER_QUESTIONS.get(text)
  return later && { question: later, resolvers: RESOLVERS }
}

/**
 * GraphQL, for what the documents name no call for. It answers for the user's own business. The app's own queries are answered without graphql-js,
 * which loads with the first request of another kind.
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
