import type * as v from 'valibot'
import { limitAt } from '@/domain/text/text-limit'

type Part = {
  type: string
  pipe?: readonly Part[]
  wrapped?: Part
  item?: Part
  entries?: Readonly<Record<string, Part>>
}

const stepsOf = (schema: Part): Part[] =>
  schema.pipe ? schema.pipe.flatMap((part) => (part === schema ? [part] : stepsOf(part))) : [schema]

const placesIn = (schema: Part, at: string): string[] =>
  stepsOf(schema).flatMap(({ type, entries = {}, item, wrapped }) => [
    ...(type === 'string' ? [at] : []),
    ...Object.entries(entries).flatMap(([name, child]) => placesIn(child, at === '' ? name : `${at}.${name}`)),
    ...(item ? placesIn(item, at === '' ? '0' : `${at}.0`) : []),
    ...(wrapped ? placesIn(wrapped, at) : []),
  ])

export type TextPlace = { place: string; limit: number }

/** For a list, the texts of its first item. */
export const textPlaces = (schema: v.GenericSchema | undefined): TextPlace[] =>
  schema
    ? [...new Set(placesIn(schema as unknown as Part, ''))].flatMap((place) => {
        const limit = limitAt(schema, place)
        return limit === undefined ? [] : [{ place, limit }]
      })
    : []

/** A text of the given length, different for each number, that can be searched for as a whole. */
export const longText = (length: number, number = 0): string => `(${`${number}`.padEnd(length - 2, 'x')})`

export const withAt = (value: unknown, place: string, text: unknown): unknown => {
  const [key = '', ...rest] = place.split('.')
  const next = rest.join('.')
  const child = (part: unknown) => (next === '' ? text : withAt(part, next, text))
  if (Array.isArray(value)) return value.length === 0 ? [child(undefined)] : value.with(0, child(value[0]))
  if (key === '0') return [child(undefined)]
  return { ...(value as object | undefined), [key]: child(Reflect.get(Object(value), key)) }
}
