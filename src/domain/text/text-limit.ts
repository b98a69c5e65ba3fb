import type * as v from 'valibot'
import { characters } from './field'
import { overLimit } from './field-errors'

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

/** Limits of the typed text only; a transformed value, such as a list of its lines, has its own. */
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

/** Character limit at a path such as `properties.0.city`; undefined when there is none. */
export const limitAt = (schema: v.GenericSchema, place: string): number | undefined => {
  const limits = limitsAt(schema as unknown as Part, place === '' ? [] : place.split('.'))
  return limits.length > 0 ? Math.min(...limits) : undefined
}

/** Shorter limits are codes with a fixed format, such as a ZIP code, that often reach their limit. */
const SHORTEST_COUNTED = 30
/** Share of the limit from which the remaining count is shown. */
const COUNTED_FROM = 0.8

/** Remaining characters, negative beyond the limit; null while there is plenty of room. */
export const remainingLength = (text: string, limit: number): number | null => {
  const { length } = text.trim()
  return limit < SHORTEST_COUNTED || length < limit * COUNTED_FROM ? null : limit - length
}

/** `42 characters left` or `3 characters too many`. */
export const roomWords = (room: number): string =>
  room < 0 ? `${characters(-room)} too many` : `${characters(room)} left`

export const limitOf = (schema: v.GenericSchema): number => limitAt(schema, '') ?? Number.POSITIVE_INFINITY

export const excessIn = (schema: v.GenericSchema, text: string): string | undefined =>
  overLimit(text.trim(), limitOf(schema))
