import { expect, it } from 'vitest'
import { US_STATES } from './us-states'

it('the 50 states have 50 codes of two letters, in order (CLI-19)', () => {
  const codes = new Set<string>(US_STATES)
  expect({ count: codes.size, wrong: [...codes].filter((code) => !/^[A-Z]{2}$/.test(code)) }).toEqual({
    count: 50,
    wrong: [],
  })
  expect([...codes]).toEqual([...codes].sort())
})
