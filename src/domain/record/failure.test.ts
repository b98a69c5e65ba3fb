import { describe, expect, it } from 'vitest'
import { formFailure, isFormFailure } from '../card/form-failure'
import { failureFrom, isFailure, isRetryable, serverDetail, toFailure, UNEXPECTED } from './failure'

const all = { detail: 'The detail', message: 'The message' }

describe('a failure (ERR-01)', () => {
  it.each([
    ['detail', { body: all, transport: 'The transport' }, 'The detail'],
    ['then message', { body: { message: 'The message' }, transport: 'The transport' }, 'The message'],
    ['an empty detail counts as none', { body: { detail: ' ', message: 'The message' } }, 'The message'],
    [
      'a detail that is no text counts as none',
      { body: { detail: [{ msg: 'x' }], message: 'The message' } },
      'The message',
    ],
    ['then the transport', { body: { code: 7 }, transport: 'The transport' }, 'The transport'],
    ['also where the body is no object', { body: '<html>', transport: 'The transport' }, 'The transport'],
    ['else the stated text', { body: null, transport: '' }, 'An unexpected error occurred.'],
  ])('says the first of: %s', (_, cause, message) => {
    expect(failureFrom(cause)).toEqual({ message, status: 500, details: cause.body })
  })

  it('has status 500 and no details when nothing is known', () => {
    expect(failureFrom({})).toEqual({ message: UNEXPECTED, status: 500, details: null })
  })

  it('keeps status and body as they came', () => {
    expect(failureFrom({ status: 409, body: all })).toEqual({ message: 'The detail', status: 409, details: all })
  })
})

it("tells the server's own words apart from ours", () => {
  expect([
    serverDetail(all),
    serverDetail({ message: 'The message' }),
    serverDetail({}),
    serverDetail(undefined),
  ]).toEqual(['The detail', 'The message', undefined, undefined])
})

it('makes a failure of whatever is thrown, and leaves a failure as it is', () => {
  const failure = { message: 'Gone', status: 404, details: null }
  expect([toFailure(failure), toFailure(new TypeError('Broken')), toFailure('Broken'), toFailure(undefined)]).toEqual([
    failure,
    { message: 'Broken', status: 500, details: null },
    { message: UNEXPECTED, status: 500, details: null },
    { message: UNEXPECTED, status: 500, details: null },
  ])
  expect(toFailure(failure)).toBe(failure)
})

it('knows a failure by its three fields', () => {
  expect(
    [
      { message: 'x', status: 1, details: null },
      { message: 'x', status: 1 },
      { message: 1, status: 1, details: 1 },
      null,
      'x',
    ].map(isFailure),
  ).toEqual([true, false, false, false, false])
})

it('is worth another try only where no one refused', () => {
  const statuses = [0, 400, 401, 403, 404, 408, 409, 422, 429, 500, 502, 503]
  expect(statuses.filter((status) => isRetryable({ message: 'x', status, details: null }))).toEqual([
    0, 408, 429, 500, 502, 503,
  ])
})

it('tells what a card form shows itself from what has to be said beside it', () => {
  const wrong = formFailure('Card number is required')
  const declined = { message: 'Your card was declined.', status: 402, details: null }
  const invalid = { message: 'Not a card', status: 422, details: { detail: 'Not a card', code: 'invalid' } }
  expect([wrong.message, wrong.status]).toEqual(['Card number is required', 422])
  expect([wrong, declined, invalid].map(isFormFailure)).toEqual([true, false, false])
})
