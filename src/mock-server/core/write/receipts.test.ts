import { expect, test } from 'vitest'
import { fingerprintOf } from './receipts'

const mark = (body: object, path = '/start') => fingerprintOf({ path, query: {}, body: JSON.stringify(body) })

test('requests that ask for different things have different marks', () => {
  const marks = [mark({ email: 'a' }), mark({ email: 'b' }), mark({ email: 'a' }, '/other')]
  expect(new Set(marks).size).toBe(3)
})

test('a password leaves no trace in the mark, whatever is in it', () => {
  const asked = { email: 'a', password: 'one', phone: '1' }
  expect(mark({ ...asked, password: 'with "quotes", \\ and "phone":"2"' })).toBe(mark(asked))
  expect(mark({ ...asked, phone: '2' })).not.toBe(mark(asked))
})
