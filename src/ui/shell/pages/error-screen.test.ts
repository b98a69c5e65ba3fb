import { expect, it } from 'vitest'
import { messageOf } from './error-screen'

it.each([
  ['an error', new Error('x is not a function'), 'x is not a function'],
  ['a failure', { message: 'Job not found', status: 404, details: null }, 'Job not found'],
  ['a text', 'gone', 'gone'],
  ['an error without words', new Error(''), 'No further message.'],
  ['nothing', undefined, 'No further message.'],
])('the message of %s', (_name, thrown, message) => {
  expect(messageOf(thrown)).toBe(message)
})
