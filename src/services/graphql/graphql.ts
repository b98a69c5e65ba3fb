import { Client, type CombinedError, createRequest, fetchExchange } from 'urql'
import * as v from 'valibot'
import type { TypedDocument } from '@/contract/graphql/document'
import { GRAPHQL_PATH } from '@/contract/graphql/path'
import { type Failure, failureFrom, isFailure } from '@/domain/record/failure'
import type { AuthorisedFetch } from '../http/authorised-fetch'
import { contentOf, UNREADABLE } from '../http/http'

const TIMEOUT = 30_000
/** What a call may take that carries a file: ten megabytes over a slow network, in ms. */
export const UPLOAD_TIME = 5 * 60_000

/** Asks the GraphQL API. Answers are cached by the query client, so that one write refreshes REST and GraphQL data alike. */
export type GraphQL = {
  query<Data, Variables extends Record<string, unknown>>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Data>
  mutate<Data, Variables extends Record<string, unknown>>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    /** How long the answer may take, in ms: 30 s unless given. */
    timeout?: number,
  ): Promise<Data>
}

const failureOf = (error: CombinedError): Failure => {
  if (error.networkError) return isFailure(error.networkError) ? error.networkError : UNREADABLE
  const [first] = error.graphQLErrors
  const { status, ...details } = first?.extensions ?? {}
  return failureFrom({
    status: typeof status === 'number' ? status : undefined,
    transport: first?.message,
    body: Object.keys(details).length > 0 ? details : undefined,
  })
}

/** An answer that is an error and not GraphQL's own, as from a gateway: without this its status and words would be lost. */
const refusalOf = async (response: Response): Promise<Failure | null> => {
  if (response.ok) return null
  const body = contentOf(await response.clone().text())
  const isGraphQL = typeof body === 'object' && body !== null && 'errors' in body && !('detail' in body)
  return isGraphQL ? null : failureFrom({ status: response.status, body })
}

type Result = { data?: unknown; error?: CombinedError | undefined }

/** The data of an answer, parsed as REST's answers are. */
const dataOf = <Data, Variables>(document: TypedDocument<Data, Variables>, { data, error }: Result): Data => {
  if (error) throw failureOf(error)
  const parsed = v.safeParse(document.answer(), data)
  if (!parsed.success) throw UNREADABLE
  return parsed.output
}

/**
 * A write as the client takes it. Its key is made from the document alone: a key that includes the variables would serialize an import of
 * 10,000 clients once more only to tell it apart from other writes, which the client already does.
 */
const mutationOf = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
) => ({ ...createRequest<Data>(document, {}), variables })

/** Builds the GraphQL client over the same authorised fetch that REST uses. The API's address is looked up at every call: a flag decides it. */
export const createGraphQL = (fetch: AuthorisedFetch, origin: () => string): GraphQL => {
  const within =
    (timeout: number): typeof globalThis.fetch =>
    async (path, init) => {
      const response = await fetch(`${origin()}${String(path)}`, init ?? {}, { bearer: true, timeout })
      const refusal = await refusalOf(response)
      if (refusal) throw refusal
      return response
    }
  const client = new Client({
    url: GRAPHQL_PATH,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch: within(TIMEOUT),
  })
  return {
    query: async (document, variables) =>
      dataOf(document, await client.query(document, variables, { requestPolicy: 'network-only' }).toPromise()),
    mutate: async (document, variables, timeout = TIMEOUT) =>
      dataOf(
        document,
        await client.executeMutation(mutationOf(document, variables), { fetch: within(timeout) }).toPromise(),
      ),
  }
}
