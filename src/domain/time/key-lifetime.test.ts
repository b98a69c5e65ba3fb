import { expect, it } from 'vitest'
import { isKeyValid, KEY_LIFETIME, unansweredFor } from './key-lifetime'

const HOUR = 3_600_000

it('counts a key as known until an hour before the back end forgets it', () => {
  const ages = [0, KEY_LIFETIME - HOUR - 1, KEY_LIFETIME - HOUR, KEY_LIFETIME]
  expect(ages.map((age) => isKeyValid(1_000, 1_000 + age))).toEqual([true, true, false, false])
})

it('calls off what has no answer only once its key is no longer known', () => {
  expect([unansweredFor(0, HOUR), unansweredFor(0, KEY_LIFETIME)?.message]).toEqual([
    null,
    'No answer came, and it is too late to send this again. It may have been done: look before you do it again.',
  ])
})
