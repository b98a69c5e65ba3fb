import * as v from 'valibot'
import { expect, it } from 'vitest'
import { limitOf } from '../text/text-limit'
import { CANCEL_REASONS, cancelReason, cancelWords, reasonFrom } from './cancel-reason'

it('sends the reason of a cancellation as far as one was given', () => {
  expect([
    reasonFrom('', ''),
    reasonFrom('Too expensive', '  '),
    reasonFrom('', ' Too many clicks '),
    reasonFrom('Another reason', 'Moving to the coast'),
  ]).toEqual(['', 'Too expensive', 'Too many clicks', 'Another reason: Moving to the coast'])
})

it.each(CANCEL_REASONS)('fits whole below "%s"', (chosen) => {
  const longest = v.parse(cancelWords, 'x'.repeat(limitOf(cancelWords)))
  expect(v.parse(cancelReason, reasonFrom(chosen, longest))).toBe(`${chosen}: ${longest}`)
})
