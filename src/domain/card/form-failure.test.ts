import { expect, it } from 'vitest'
import { formFailure, isFormFailure } from './form-failure'

it('tells what a card form shows itself from what has to be said beside it', () => {
  const wrong = formFailure('Card number is required')
  const declined = { message: 'Your card was declined.', status: 402, details: null }
  const invalid = { message: 'Not a card', status: 422, details: { detail: 'Not a card', code: 'invalid' } }
  expect([wrong.message, wrong.status]).toEqual(['Card number is required', 422])
  expect([wrong, declined, invalid].map(isFormFailure)).toEqual([true, false, false])
})
