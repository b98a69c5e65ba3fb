import * as v from 'valibot'
import { expect, it } from 'vitest'
import { optionalState, stateSchema, US_STATES } from './us-states'

it('the 50 states have 50 codes of two letters, in order (CLI-19)', () => {
  const codes = new Set<string>(US_STATES)
  expect({ count: codes.size, wrong: [...codes].filter((code) => !/^[A-Z]{2}$/.test(code)) }).toEqual({
    count: 50,
    wrong: [],
  })
  expect([...codes]).toEqual([...codes].sort())
})

it('takes two letters for a state where they are one, a territory or a province (CLI-19)', () => {
  const read = (schema: typeof stateSchema | typeof optionalState, state: string) => {
    const { success, output, issues } = v.safeParse(schema, state)
    return success ? output : issues.map(({ message }) => message)
  }
  const typed = [' tx ', 'PR', 'on', 'QQ', 'T', 'Texas', '']
  const judged = [
    'TX',
    'PR',
    'ON',
    ['QQ is not a state. Use the two-letter state code'],
    ['T is not a state. Use the two-letter state code'],
    ['Use the two-letter state code'],
  ]
  expect(typed.map((state) => read(stateSchema, state))).toEqual([...judged, ['State is required']])
  expect(typed.map((state) => read(optionalState, state))).toEqual([...judged, ''])
})
