import { buildSchema, parse } from 'graphql'
import { expect, it } from 'vitest'
import { answerSchemas } from './answer-schemas.mjs'

const SDL = `
  scalar JSON
  scalar Money
  enum Unit { SQFT ACRE }
  union Thing = Lawn
  type Lawn { id: ID!, size: Float!, unit: Unit, tags: [String!]!, rows: [[Int]], extra: JSON, price: Money }
  type Query { lawn(id: Int!): Lawn, thing: Thing }
  type Mutation { mow(id: Int!): Boolean! }
`
const schemasFor = (...texts) =>
  answerSchemas(
    buildSchema(SDL),
    texts.map((text) => ({ location: 'lawns.graphql', document: parse(text) })),
  )

it('writes a schema for the answer to each operation', () => {
  expect(
    schemasFor(
      'query Size { lawn(id: 1) { ...Area area: size extra } }',
      'fragment Area on Lawn { id unit tags rows }',
      'mutation Mow { mow(id: 1) }',
    ),
  ).toBe(
    `
import * as v from 'valibot'
import type { SizeQuery } from './lawns'
import type { MowMutation } from './lawns'

const size: v.GenericSchema<unknown, SizeQuery> = v.object({ lawn: v.nullable(v.object({ id: v.string(), unit: v.nullable(v.picklist(['SQFT', 'ACRE'])), tags: v.array(v.string()), rows: v.nullable(v.array(v.nullable(v.array(v.nullable(v.pipe(v.number(), v.safeInteger())))))), area: v.pipe(v.number(), v.finite()), extra: v.unknown() })) })

const mow: v.GenericSchema<unknown, MowMutation> = v.object({ mow: v.boolean() })

/** How the answer to each operation is read, by its name. */
export const answerSchemas: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
  ['Size', size],
  ['Mow', mow],
])`.trim(),
  )
})

it.each([
  ['query Price { lawn(id: 1) { price } }', 'No schema for Money'],
  ['query Other { lawn(id: 1) { ... on Lawn { id } } }', 'No schema for an inline fragment on Lawn'],
  ['query Some { thing { __typename } }', 'No schema for Thing'],
])('refuses %s', (text, message) => {
  expect(() => schemasFor(text)).toThrow(new Error(message))
})
