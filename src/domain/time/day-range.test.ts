import { expect, it } from 'vitest'
import { isReversed } from './day-range'

it.each([
  [{ from: '2026-11-10', to: '2026-11-09' }, true],
  [{ from: '2026-11-10', to: '2026-11-10' }, false],
  [{ from: '2026-11-10', to: '2026-12-01' }, false],
  [{ from: '2026-11-10', to: '' }, false],
  [{ to: '2026-11-09' }, false],
  [{}, false],
])('%j is the wrong way round: %s', (range, isWrong) => {
  expect(isReversed(range)).toBe(isWrong)
})
