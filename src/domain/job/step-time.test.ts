import { expect, it } from 'vitest'
import { boundedStepTime, isSentLater, isTooOld, OLDEST_STEP } from './step-time'

const DONE = Date.UTC(2026, 10, 18, 16, 15)
const MINUTE = 60_000
const SENT = DONE + 14 * 60 * MINUTE

it('counts a step from when the device says it was done', () => {
  expect(boundedStepTime(DONE, { now: SENT, previous: null })).toBe(DONE)
  expect(boundedStepTime(DONE, { now: SENT, previous: DONE - MINUTE })).toBe(DONE)
})

it('takes no time in the future, and none before the job’s previous step', () => {
  expect(boundedStepTime(SENT + MINUTE, { now: SENT, previous: null })).toBe(SENT)
  expect(boundedStepTime(DONE, { now: SENT, previous: DONE + MINUTE })).toBe(DONE + MINUTE)
  expect(boundedStepTime(DONE, { now: SENT, previous: SENT + MINUTE })).toBe(SENT)
})

it('leaves to a person what is older than the limit', () => {
  expect([isTooOld(DONE, DONE + OLDEST_STEP), isTooOld(DONE, DONE + OLDEST_STEP + 1)]).toEqual([false, true])
})

it('counts as sent later from more than a minute on', () => {
  expect([isSentLater(DONE, DONE + MINUTE), isSentLater(DONE, DONE + MINUTE + 1)]).toEqual([false, true])
})
