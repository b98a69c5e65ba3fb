import type * as v from 'valibot'
import { isBlank } from '../text/typed-text'

/** A draft value that its form can't hold: its path (`line_items.2.unit`) and text. */
export type LostValue = { at: string; text: string }

export type FormDraft<Form> = { typed: Partial<Form>; lost?: readonly LostValue[] }

/** Input type of each field, before any rules. */
export type Shape<Form> = v.GenericSchema<Form, unknown>

type Part = v.GenericSchema & {
  entries?: Record<string, Part>
  item?: Part
  wrapped?: Part
  options?: readonly unknown[]
  literal?: unknown
  getter?: (input: unknown) => Part
}

type Read = { fits: true; value: unknown; lost: readonly LostValue[] } | { fits: false }

const MISFIT: Read = { fits: false }
const whole = (value: unknown): Read => ({ fits: true, value, lost: [] })

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Deeper than any form; stored values may be nested without end. */
const DEEPEST = 8

const textsIn = (value: unknown, depth = 0): string[] => {
  if (typeof value === 'string') return isBlank(value) ? [] : [value]
  if (typeof value === 'number') return [String(value)]
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([name, part]) => typeof part !== 'number' || !/(^|_)ids?$/.test(name))
    .flatMap(([, part]) => textsIn(part, depth + 1))
}

const lostAt = (at: string, value: unknown): LostValue[] => {
  const text = textsIn(value).join(', ')
  return text === '' ? [] : [{ at, text }]
}

/** Initial value of an empty field; MISFIT when no neutral value exists, as for an id. */
const blankOf = (part: Part): Read => {
  switch (part.type) {
    case 'string':
      return whole('')
    case 'boolean':
      return whole(false)
    case 'array':
      return whole([])
    case 'nullable':
    case 'nullish':
      return whole(null)
    case 'optional':
      return whole(undefined)
    case 'picklist':
    case 'enum':
      return whole(part.options?.[0])
    case 'object':
      return readFields(part.entries ?? {}, {}, '')
    default:
      return MISFIT
  }
}

/** Reads fields in stored order, so that equal values serialize equally. */
const readFields = (entries: Record<string, Part>, value: Fields, at: string): Read => {
  const fields = new Map<string, unknown>()
  const lost: LostValue[] = []
  for (const [field, fieldValue] of Object.entries(value)) {
    const part = Object.hasOwn(entries, field) ? entries[field] : undefined
    const read = part ? readPart(part, fieldValue, at + field) : MISFIT
    if (read.fits) fields.set(field, read.value)
    lost.push(...(read.fits ? read.lost : lostAt(at + field, fieldValue)))
  }
  for (const [field, part] of Object.entries(entries)) {
    if (fields.has(field)) continue
    const blank = blankOf(part)
    if (!blank.fits) return MISFIT
    if (blank.value !== undefined) fields.set(field, blank.value)
  }
  return { fits: true, value: Object.fromEntries(fields), lost }
}

const readRows = (item: Part, rows: readonly unknown[], at: string): Read => {
  const read = rows.map((row, index) => ({ row, index, ...readPart(item, row, `${at}.${index}`) }))
  const fitting = read.filter((each) => each.fits)
  // A list that lost all its rows is not the same as an empty list.
  if (rows.length > 0 && fitting.length === 0) return MISFIT
  return {
    fits: true,
    value: fitting.map(({ value }) => value),
    lost: read.flatMap((each) => (each.fits ? each.lost : lostAt(`${at}.${each.index}`, each.row))),
  }
}

const readOption = (options: readonly Part[], value: unknown, at: string): Read => {
  const read = options.map((option) => readPart(option, value, at)).filter((each) => each.fits)
  return read.find(({ lost }) => lost.length === 0) ?? read[0] ?? MISFIT
}

const when = (fits: boolean, value: unknown): Read => (fits ? whole(value) : MISFIT)

/** Reads a value by the input type of a schema. Throws Error for a schema without one, such as a `custom` check. */
const readPart = (part: Part, value: unknown, at: string): Read => {
  const { wrapped, item, options = [] } = part
  switch (part.type) {
    case 'string':
    case 'boolean':
      return when(typeof value === part.type, value)
    case 'number':
      return when(Number.isFinite(value), value)
    case 'picklist':
    case 'enum':
      return when(options.includes(value), value)
    case 'literal':
      return when(part.literal === value, value)
    case 'union':
      return readOption(options as readonly Part[], value, at)
    case 'object':
    case 'loose_object':
      return isObject(value) ? readFields(part.entries ?? {}, value, `${at}.`) : MISFIT
    case 'lazy':
      if (part.getter) return readPart(part.getter(value), value, at)
      break
    case 'array':
      if (item) return Array.isArray(value) ? readRows(item, value, at) : MISFIT
      break
    case 'non_optional':
      if (value === undefined) return MISFIT
      if (wrapped) return readPart(wrapped, value, at)
      break
    case 'nullable':
    case 'nullish':
    case 'optional':
      if (value === undefined && part.type !== 'nullable') return whole(value)
      if (value === null && part.type !== 'optional') return whole(value)
      if (wrapped) return readPart(wrapped, value, at)
  }
  throw new Error(`The shape of ${at} is unknown: ${part.type}`)
}

const entriesOf = (shape: Part, value: unknown): Record<string, Part> =>
  shape.type === 'lazy' && shape.getter ? entriesOf(shape.getter(value), value) : (shape.entries ?? {})

/**
 * Reads a stored draft field by field into fitting and unreadable values. Missing fields are left out. The value may be anything: damaged,
 * or from a release with another form.
 */
export const fitTo = <Form>(shape: Shape<Form>, stored: unknown): Required<FormDraft<Form>> => {
  if (!isObject(stored)) return { typed: {}, lost: lostAt('', stored) }
  const entries = entriesOf(shape as Part, stored)
  const fields: [string, unknown][] = []
  const lost: LostValue[] = []
  for (const [field, value] of Object.entries(stored)) {
    const part = Object.hasOwn(entries, field) ? entries[field] : undefined
    const read = part ? readPart(part, value, field) : MISFIT
    if (read.fits) fields.push([field, read.value])
    lost.push(...(read.fits ? read.lost : lostAt(field, value)))
  }
  return { typed: Object.fromEntries(fields) as Partial<Form>, lost }
}

export const fillsForm = <Form>(shape: Shape<Form>, value: unknown): value is Form => {
  const { typed } = fitTo(shape, value)
  return Object.keys(entriesOf(shape as Part, value)).every((field) => Object.hasOwn(typed, field))
}

/** Values of a draft whose record is unreadable; none of them can be restored. */
export const allLost = <Form>({ typed, lost = [] }: FormDraft<Form>): LostValue[] => [
  ...lost,
  ...Object.entries(typed).flatMap(([field, value]) => lostAt(field, value)),
]
