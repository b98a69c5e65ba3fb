import { Client, type CombinedError, createRequest, fetchExchange } from 'urql'
import * as v from 'valibot'
import type { TypedDocument } from '@/contract/graphql/document'
import { GRAPHQL_PATH } from '@/contract/graphql/path'
import { type Failure, failureFrom, isFailure } from '@/domain/record/failure'
import type { AuthorisedFetch } from '../http/authorised-fetch'
import { contentOf, UNREADABLE } from '../http/http'

const TIMEOUT = 30_000
/** In ms; enough for ten megabytes over a slow network. */
export const UPLOAD_TIME = 5 * 60_000

/** Answers are cached by the query client, so that one write refreshes REST and GraphQL data alike. */
export type GraphQL = {
  query<Data, Variables extends Record<string, unknown>>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Data>
  mutate<Data, Variables extends Record<string, unknown>>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    /** Timeout in ms, 30 s by default. */
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

/** Reads non-GraphQL errors, e.g. from a gateway, whose status and message urql would drop. */
const refusalOf = async (response: Response): Promise<Failure | null> => {
  if (response.ok) return null
  const body = contentOf(await response.clone().text())
  const isGraphQL = typeof body === 'object' && body !== null && 'errors' in body && !('detail' in body)
  return isGraphQL ? null : failureFrom({ status: response.status, body })
}

type Result = { data?: unknown; error?: CombinedError | undefined }

const dataOf = <Data, Variables>(document: TypedDocument<Data, Variables>, { data, error }: Result): Data => {
  if (error) throw failureOf(error)
  const parsed = v.safeParse(document.answer(), data)
  if (!parsed.success) throw UNREADABLE
  return parsed.output
}

/**
 * The request key is based on the document alone: including the variables would serialize an import of 10,000 clients again just to tell it
 * apart from other writes, which the client does anyway.
 */
const mutationOf = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
) => ({ ...createRequest<Data>(document, {}), variables })

/** Shares the authorized fetch with REST. The API's address is looked up on every call because a flag decides it. */
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
