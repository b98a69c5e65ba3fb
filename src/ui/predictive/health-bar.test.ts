import { expect, it } from 'vitest'
import { healthTone } from './health-bar'

it.each([
  [1, 'success'],
  [0.8, 'success'],
  [0.79, 'info'],
  [0.6, 'info'],
  [0.59, 'warning'],
  [0.4, 'warning'],
  [0.39, 'danger'],
  [0, 'danger'],
])('the bar of %s is %s (PRED-08)', (score, tone) => {
  expect(healthTone(score)).toBe(tone)
})
