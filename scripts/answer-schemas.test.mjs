import { buildSchema, parse } from 'graphql'
import { expect, it } from 'vitest'
import { answerSchema } from './answer-schemas.mjs'
import { fragmentsIn } from './compiled-documents.mjs'

const SDL = `
  scalar JSON
  scalar Money
  enum Unit { SQFT ACRE }
  union Thing = Lawn
  type Lawn { id: ID!, size: Float!, unit: Unit, tags: [String!]!, rows: [[Int]], extra: JSON, price: Money }
  type Query { lawn(id: Int!): Lawn, thing: Thing }
  type Mutation { mow(id: Int!): Boolean! }
`
const schemaFor = (text) => {
  const document = parse(text)
  return answerSchema(document.definitions[0], buildSchema(SDL), fragmentsIn([document]))
}

it.each([
  [
    'query Size { lawn(id: 1) { ...Area area: size extra } } fragment Area on Lawn { id unit tags rows }',
    "v.object({ lawn: v.nullable(v.object({ id: v.string(), unit: v.nullable(v.picklist(['SQFT', 'ACRE'])), tags: v.array(v.string()), rows: v.nullable(v.array(v.nullable(v.array(v.nullable(v.pipe(v.number(), v.safeInteger())))))), area: v.pipe(v.number(), v.finite()), extra: v.unknown() })) })",
  ],
  ['mutation Mow { mow(id: 1) }', 'v.object({ mow: v.boolean() })'],
])('writes a schema for the answer to %s', (text, schema) => {
  expect(schemaFor(text)).toBe(schema)
})

it.each([
  ['query Price { lawn(id: 1) { price } }', 'No schema for Money'],
  ['query Other { lawn(id: 1) { ... on Lawn { id } } }', 'No schema for an inline fragment on Lawn'],
  ['query Some { thing { __typename } }', 'No schema for Thing'],
])('refuses %s', (text, message) => {
  expect(() => schemaFor(text)).toThrow(new Error(message))
})
