import type { Picked, Question } from '@/contract/graphql/document'
import type { Resolvers } from '@/contract/graphql/generated/resolvers'
import { refusalFrom } from '../core/write/refusal'
import type { GraphqlContext } from './asking'

type Variables = Readonly<Record<string, unknown>>
type Resolver = (variables: Variables, asking: GraphqlContext) => unknown

type Refused = { message: string; extensions: Record<string, unknown> }

/** GraphQL error of a refusal, with status and other details under `extensions`. */
export const refusedAs = (thrown: unknown): Refused => {
  const { detail, status, details } = refusalFrom(thrown)
  return { message: detail, extensions: { status, ...details } }
}

const MOST = 2 ** 31

const isOf: Record<string, (value: unknown) => boolean> = {
  Int: (value) => Number.isInteger(value) && Math.abs(Number(value)) < MOST,
  Float: Number.isFinite,
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
}

const fits = (value: unknown, type: string): boolean =>
  value === undefined || value === null ? !type.endsWith('!') : (isOf[type.replace('!', '')]?.(value) ?? false)

/** True when the variables match their declared types; the GraphQL parser reports errors of others. */
export const hasValidVariables = ({ variables }: Question, values: Variables): boolean =>
  Object.entries(variables).every(([name, type]) => fits(values[name], type))

/** Selects the requested fields. Awaits only promises, because a list may have thousands of rows. */
const picked = (found: unknown, pick: Picked): unknown => {
  if (found instanceof Promise) return found.then((value) => picked(value, pick))
  if (typeof found === 'function') return picked(found(), pick)
  if (found === undefined || found === null) return null
  if (Array.isArray(found)) return joined(found.map((each) => picked(each, pick)))
  if (pick === 1) return found
  const names = Object.keys(pick)
  const values = joined(names.map((name) => picked(found[name as keyof typeof found], pick[name] ?? 1)))
  const named = (all: readonly unknown[]) => Object.fromEntries(names.map((name, at) => [name, all[at]]))
  return values instanceof Promise ? values.then(named) : named(values)
}

const joined = (values: readonly unknown[]): readonly unknown[] | Promise<readonly unknown[]> =>
  values.some((value) => value instanceof Promise) ? Promise.all(values) : values

/** Answers a query of the app without parsing its text, which the build has already compiled. */
export const answerCompiledQuery = async (
  { fields }: Question,
  variables: Variables,
  asking: GraphqlContext,
  resolvers: Partial<Resolvers<GraphqlContext>>,
) => {
  const answerOf = async ({ field, args: variableNames, pick }: Question['fields'][number]) => {
    const sent = Object.entries(variableNames).filter(([, variable]) => variable in variables)
    const args = Object.fromEntries(sent.map(([name, variable]) => [name, variables[variable]]))
    const resolver = resolvers[field as keyof typeof resolvers] as Resolver
    return [field, await picked(await resolver(args, asking), pick)] as const
  }
  try {
    return { data: Object.fromEntries(await Promise.all(fields.map(answerOf))) }
  } catch (thrown) {
    return { errors: [refusedAs(thrown)], data: null }
  }
}
