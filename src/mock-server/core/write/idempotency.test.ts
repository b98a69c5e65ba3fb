import { expect, test } from 'vitest'
import { fingerprintOf } from './idempotency'

const mark = (body: object, path = '/start') => fingerprintOf({ path, query: {}, body: JSON.stringify(body) })

test('requests that ask for different things have different marks', () => {
  const marks = [mark({ email: 'a' }), mark({ email: 'b' }), mark({ email: 'a' }, '/other')]
  expect(new Set(marks).size).toBe(3)
})

test('a password leaves no trace in the mark, whatever is in it', () => {
  const input = { email: 'a', password: 'one', phone: '1' }
  expect(mark({ ...input, password: 'with "quotes", \\ and "phone":"2"' })).toBe(mark(input))
  expect(mark({ ...input, phone: '2' })).not.toBe(mark(input))
})
