import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../tests/fixtures/endpoints'

type Part = { kind: string; type: string; pipe?: readonly Part[] } & Record<string, unknown>

const partsOf = (schema: Part): Part[] =>
  schema.pipe ? schema.pipe.flatMap((part) => (part === schema ? [part] : partsOf(part))) : [schema]

/** Each list names steps of which at least one must follow the schema in its pipe to bound its values. */
const NEEDED: Record<string, readonly (readonly string[])[]> = {
  number: [['min_value'], ['max_value']],
  string: [['max_length', 'iso_date']],
  array: [['max_length']],
  record: [],
  object: [],
  union: [],
  optional: [],
  exact_optional: [],
  nullable: [],
  nullish: [],
  boolean: [],
  picklist: [],
  literal: [],
  unknown: [],
}

const childrenOf = ({ entries, item, options, wrapped, key, value, type }: Part): [string, Part][] => {
  if (type === 'picklist') return []
  if (Array.isArray(options)) return (options as Part[]).map((option) => ['', option])
  return [
    ...Object.entries((entries ?? {}) as Record<string, Part>),
    ...[item, wrapped, key, value].filter((child) => child !== undefined).map((child) => ['', child] as [string, Part]),
  ]
}

const unbounded = (schema: Part, path: string): string[] => {
  const parts = partsOf(schema)
  return parts.flatMap((part, index) => {
    if (part.kind !== 'schema') return []
    const after = parts.slice(index + 1).map(({ type }) => type)
    const needed = NEEDED[part.type]
    const lacks = !needed?.every((either) => either.some((type) => after.includes(type)))
    const inside = childrenOf(part).flatMap(([name, child]) => unbounded(child, name ? `${path}.${name}` : path))
    return lacks ? [`${path}: ${part.type}`, ...inside] : inside
  })
}

const requests = ENDPOINTS.flatMap(({ id, query, body }) =>
  Object.entries({ query, body }).flatMap(([name, schema]) => (schema ? [[`${id} ${name}`, schema] as const] : [])),
)

describe('what a request may hold', () => {
  it.each(requests)('%s has bounds for every number, text and list', (_, schema) => {
    expect(unbounded(schema as unknown as Part, '')).toEqual([])
  })

  it('is noticed where it has none', () => {
    const careless = v.object({
      cost: v.pipe(v.number(), v.minValue(0)),
      note: v.optional(v.string()),
      ids: v.array(v.pipe(v.string(), v.maxLength(3))),
      when: v.custom<Date>(() => true),
      either: v.union([v.boolean(), v.pipe(v.string(), v.transform(Number), v.number(), v.maxValue(3))]),
    })
    expect(unbounded(careless as unknown as Part, '')).toEqual([
      '.cost: number',
      '.note: string',
      '.ids: array',
      '.when: custom',
      '.either: string',
      '.either: number',
    ])
  })
})
