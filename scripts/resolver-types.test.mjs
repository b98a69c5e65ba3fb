import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { resolverTypes } from './resolver-types.mjs'

it('types arguments, inputs, enums and answers of a schema', () => {
  const schema = buildSchema(`
    scalar JSON
    enum Unit { SQFT ACRE }
    input Area { size: Float!, unit: Unit = SQFT, note: String }
    type Lawn { id: Int!, unit: Unit, tags: [String!]!, rows: [[Int]], extra: JSON }
    type Query { lawn(id: Int!, first: Int! = 20, before: Int): Lawn, lawns: [Lawn!]! }
    type Mutation { measure(area: Area!): Lawn! }
  `)

  expect(resolverTypes(schema)).toBe(
    `
/** An answer, now or later, or a function that works it out only when the field is asked for. */
export type Resolved<T> = T | Promise<T> | (() => T | Promise<T>)

export type Unit = 'SQFT' | 'ACRE'

export type Area = {
  size: number
  unit: Unit | null
  note?: string | null
}

export type Lawn = {
  id: Resolved<number>
  unit: Resolved<Unit | null>
  tags: Resolved<readonly string[]>
  rows: Resolved<readonly (readonly (number | null)[] | null)[] | null>
  extra: Resolved<unknown>
}

export type LawnArgs = {
  id: number
  first: number
  before?: number | null
}

export type MeasureArgs = {
  area: Area
}

/** What answers each field of Query and Mutation. */
export type Resolvers<Context> = {
  lawn: (args: LawnArgs, context: Context) => Lawn | null | Promise<Lawn | null>
  lawns: (args: Record<string, never>, context: Context) => readonly Lawn[] | Promise<readonly Lawn[]>
  measure: (args: MeasureArgs, context: Context) => Lawn | Promise<Lawn>
}`.trim(),
  )
})

it.each([
  ['scalar Money type Query { price: Money }', 'No TypeScript type for the scalar Money'],
  [
    'type Lawn { id: Int } union Thing = Lawn type Query { thing: Thing }',
    'No resolver type for Thing: interfaces and unions are not supported yet',
  ],
])('refuses %s', (sdl, message) => {
  expect(() => resolverTypes(buildSchema(sdl))).toThrow(new Error(message))
})
