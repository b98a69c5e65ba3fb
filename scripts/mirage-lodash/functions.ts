/**
 * The lodash functions that Mirage uses, for the inputs Mirage passes: arrays, plain objects, functions and dotted paths. Lodash's
 * shorthands, patterns and arguments objects are most of its code and are left out.
 */
export { compact } from 'es-toolkit/array/compact'
export { flatten } from 'es-toolkit/array/flatten'
export { uniq } from 'es-toolkit/array/uniq'
export { uniqBy } from 'es-toolkit/array/uniqBy'
export { cloneDeep } from 'es-toolkit/object/cloneDeep'
export { mapValues } from 'es-toolkit/object/mapValues'
export { isEqual } from 'es-toolkit/predicate/isEqual'
export { isFunction } from 'es-toolkit/predicate/isFunction'
export { isPlainObject } from 'es-toolkit/predicate/isPlainObject'
export { lowerFirst } from 'es-toolkit/string/lowerFirst'

export const { assign, hasOwn: has, values } = Object
export const { isInteger } = Number

type Fields = Readonly<Record<string, unknown>>

const fieldOf = (value: unknown, name: string): unknown => (value as Fields | null | undefined)?.[name]

export const get = (value: unknown, path: string): unknown => path.split('.').reduce(fieldOf, value)

/** Visits inherited fields too, as lodash does. */
export const forIn = (fields: Fields, visit: (value: unknown, name: string) => void): void => {
  for (const name in fields) visit(fields[name], name)
}

export const pick = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(fields, name)).map((name) => [name, fields[name]]))

export const isEmpty = (value: object | undefined): boolean => Object.keys(value ?? {}).length === 0

export const find = <T>(values: readonly T[], isIt: (value: T) => boolean): T | undefined => values.find(isIt)

export const map = <T, U>(values: readonly T[], by: (value: T) => U): U[] => values.map(by)

type Method = (...args: unknown[]) => unknown

export const invokeMap = <Name extends string>(
  values: readonly { [N in Name]: Method }[],
  name: Name,
  ...args: unknown[]
): unknown[] => values.map((value) => value[name](...args))
