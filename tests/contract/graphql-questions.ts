import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import sdl from '@/contract/graphql/schema.graphql?raw'
import type { Person } from './office'

export type Field = Pick<GraphQLField<unknown, unknown>, 'name' | 'args' | 'type'> & { kind: 'query' | 'mutation' }

const schema = buildSchema(sdl)
const fieldsOf = (kind: Field['kind'], root: GraphQLObjectType | null | undefined): Field[] =>
  Object.values(root?.getFields() ?? {}).map(({ name, args, type }) => ({ name, args, type, kind }))

export const QUERIES = fieldsOf('query', schema.getQueryType())
export const MUTATIONS = fieldsOf('mutation', schema.getMutationType())

const NUMBERS: Record<string, string> = { first: '20', position: '0' }
const TEXTS: Record<string, string> = { stream: 'job/1', area: 'jobs' }

const argumentOf = (type: GraphQLInputType, name: string, id: number): string => {
  const plain = getNullableType(type)
  if (isListType(plain)) return `[${argumentOf(plain.ofType, name, id)}]`
  if (isInputObjectType(plain)) return `{${needed(Object.values(plain.getFields()), id)}}`
  if (isEnumType(plain)) return plain.getValues()[0]?.name ?? ''
  if (plain.name === 'Boolean') return 'true'
  if (plain.name === 'JSON') return '{}'
  return plain.name === 'String' ? JSON.stringify(TEXTS[name] ?? 'x') : (NUMBERS[name] ?? String(id))
}

const needed = (parts: readonly (GraphQLArgument | GraphQLInputField)[], id: number): string =>
  parts
    .filter(({ type }) => isNonNullType(type))
    .map(({ name, type }) => `${name}: ${argumentOf(type, name, id)}`)
    .join(', ')

export const questionOf = ({ kind, name, args, type }: Field, id = 1): string => {
  const plain = getNullableType(type)
  const list = isListType(plain) ? getNullableType(plain.ofType) : plain
  const argsText = needed(args, id)
  return `${kind} { ${name}${argsText && `(${argsText})`}${isLeafType(list) ? '' : ' { __typename }'} }`
}

/** Undefined when the question is answered. Throws Error when it can't be asked. */
export const statusOf = async (person: Person, question: string): Promise<number | undefined> => {
  const { errors } = (await person.query(question)) as { errors?: { extensions?: { status?: number } }[] }
  if (errors?.some(({ extensions }) => extensions?.status === undefined))
    throw new Error(`can not be asked: ${question}`)
  return errors?.[0]?.extensions?.status
}
