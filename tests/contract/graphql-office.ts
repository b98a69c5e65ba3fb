import { type TypedDocument, textOf } from '@/contract/graphql/document'
import type { HistoryQuery } from '@/contract/graphql/generated/history'
import { GRAPHQL_PATH } from '@/contract/graphql/path'
import type { MockServer } from '@/mock-server'
import type { Person } from './office'

export type GraphqlAnswer<Data> = {
  data?: Data | null
  errors?: {
    message: string
    extensions?: { status?: number; errors?: readonly { path: string; message: string }[] }
  }[]
}

export const post = async (server: MockServer, body: string, person?: Person): Promise<Response> =>
  server.fetch(GRAPHQL_PATH, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(person ? { authorization: `Bearer ${person.token}` } : {}) },
  })

export const askGraphql = async <Data, Variables>(
  server: MockServer,
  person: Person,
  document: TypedDocument<Data, Variables>,
  variables: Variables,
): Promise<GraphqlAnswer<Data>> => {
  const response = await post(server, JSON.stringify({ query: textOf(document), variables }), person)
  return (await response.json()) as GraphqlAnswer<Data>
}

/** Throws Error when the answer has errors. */
export const dataOf = <Data>({ data, errors }: GraphqlAnswer<Data>): Data => {
  if (!data || errors) throw new Error(`GraphQL answered ${JSON.stringify(errors)}`)
  return data
}

const ALL_OF_A_FACT =
  'position stream type at actorName isOwn note subject page undoRefusal undoneWith changes{field before after}'

export const activityInFull = async (person: Person, first: number) => {
  const answer = await person.query(`{activity(first:${first}){facts{${ALL_OF_A_FACT}}}}`)
  return dataOf(answer as GraphqlAnswer<{ activity: Pick<HistoryQuery['history'], 'facts'> }>).activity.facts
}

export const refusalOf = ({ errors }: GraphqlAnswer<unknown>): string =>
  errors?.[0] ? `${errors[0].extensions?.status} ${errors[0].message}` : 'answered'

export const fieldsRefused = ({ errors }: GraphqlAnswer<unknown>): string[] =>
  errors?.[0]?.extensions?.errors?.map(({ path }) => path) ?? []
