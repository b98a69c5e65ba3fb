import type * as v from 'valibot'
import { characters } from './field'
import { overLimit } from './field-errors'

/** What of a schema says how long a text may be. */
type Part = {
  kind: string
  type: string
  requirement?: unknown
  pipe?: readonly Part[]
  wrapped?: Part
  item?: Part
  entries?: Readonly<Record<string, Part>>
}

const stepsOf = (schema: Part): Part[] =>
  schema.pipe ? schema.pipe.flatMap((part) => (part === schema ? [part] : stepsOf(part))) : [schema]

/** The limits of the text that is typed; what is made of it, as a list of its lines, has others. */
const ownLimits = (steps: readonly Part[]): number[] => {
  const transformIndex = steps.findIndex(({ type }) => type === 'transform')
  const typed = transformIndex === -1 ? steps : steps.slice(0, transformIndex)
  if (typed[0]?.type !== 'string') return []
  return typed.flatMap(({ type, requirement }) => (type === 'max_length' ? [Number(requirement)] : []))
}

const limitsAt = (schema: Part, path: readonly string[]): number[] => {
  const [key, ...rest] = path
  const steps = stepsOf(schema)
  const wrapped = steps.flatMap((step) => (step.wrapped ? limitsAt(step.wrapped, path) : []))
  if (key === undefined) return [...ownLimits(steps), ...wrapped]
  const children = steps.flatMap(({ entries, item }) => entries?.[key] ?? item ?? [])
  return [...children.flatMap((child) => limitsAt(child, rest)), ...wrapped]
}

/** How many characters a schema takes of the text at a place like `properties.0.city`; undefined for what is no text of a limited length. */
export const limitAt = (schema: v.GenericSchema, place: string): number | undefined => {
  const limits = limitsAt(schema as unknown as Part, place === '' ? [] : place.split('.'))
  return limits.length > 0 ? Math.min(...limits) : undefined
}

/** What is shorter is a code with a form of its own, as a ZIP code: it is often as long as it may be. */
const SHORTEST_COUNTED = 30
/** How much of a limit is used up before a person is told what is left. */
const COUNTED_FROM = 0.8

/** How many more characters a text may have, below zero for those too many; null while there is plenty of room. */
export const remainingLength = (text: string, limit: number): number | null => {
  const { length } = text.trim()
  return limit < SHORTEST_COUNTED || length < limit * COUNTED_FROM ? null : limit - length
}

/** `42 characters left`, or `3 characters too many`. */
export const roomWords = (room: number): string =>
  room < 0 ? `${characters(-room)} too many` : `${characters(room)} left`

/** How many characters the schema of a text takes. */
export const limitOf = (schema: v.GenericSchema): number => limitAt(schema, '') ?? Number.POSITIVE_INFINITY

/** "42 characters too many" for a text that is longer than its schema takes. */
export const excessIn = (schema: v.GenericSchema, text: string): string | undefined =>
  overLimit(text.trim(), limitOf(schema))
