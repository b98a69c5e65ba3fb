import { describe, expect, it } from 'vitest'
import { bareUrl, scrubbed } from './scrub'

describe('a text that is reported', () => {
  it.each([
    ['an address', 'No account for dana@greenvalley.demo', 'No account for [hidden]'],
    ['a card number', 'Card 4242 4242 4242 4242 refused', 'Card [hidden] refused'],
    ['a card number without spaces', 'Card 4242424242424242 refused', 'Card [hidden] refused'],
    ['a bearer token', 'authorization: Bearer abc.def', 'authorization: [hidden]'],
    ['a JSON web token', 'got eyJhbGciOi.eyJzdWIi.c2ln here', 'got [hidden] here'],
    ['a password in JSON', '{"password":"Secret1!","id":7}', '{"password":"[hidden]","id":7}'],
    ['a password in a query', 'at /x?password=Secret1!&a=1', 'at /x?password=[hidden]&a=1'],
    ['a session id', '/subscription/success?session_id=cs_test_1', '/subscription/success?session_id=[hidden]'],
  ])('hides %s', (_, text, expected) => {
    expect(scrubbed(text, [])).toBe(expected)
  })

  it('hides what is known to be secret just now, wherever it stands', () => {
    expect(scrubbed('a token-1 b token-1', ['token-1', ''])).toBe('a [hidden] b [hidden]')
  })

  it('is left alone otherwise', () => {
    const text = "TypeError: Cannot read 'status' of job 1017 at 09:30 on 2026-11-20"
    expect(scrubbed(text, [])).toBe(text)
  })
})

it('leaves query and fragment out of an address', () => {
  expect(['https://x.app/a?b=1#c', 'https://x.app/a#c', 'https://x.app/a'].map(bareUrl)).toEqual(
    Array(3).fill('https://x.app/a'),
  )
})

it('leaves the token of a client’s page out of an address', () => {
  expect(bareUrl('https://x.app/c/s3cr3t-Token_1?estimate=4')).toBe('https://x.app/c/[hidden]')
})
