import { describe, expect, test } from 'vitest'
import { issue, readToken, type Token } from './tokens'

const access: Token = { kind: 'access', user_id: 4, session: 17, expires_at: 1_800_000_000_000 }

describe('a token', () => {
  test.each<Token>([access, { kind: 'refresh', user_id: 4, session: 17, expires_at: null }])(
    'says what it was issued for: $kind',
    (token) => {
      expect(readToken(issue(token))).toEqual(token)
    },
  )

  test('is opaque, and fits into a header', () => {
    expect(issue(access)).toMatch(/^[\w+/]+\.\w+$/)
  })

  test.each([
    ['nothing', ''],
    ['words', 'let me in'],
    ['no signature', issue(access).split('.')[0] ?? ''],
    ['the signature of another', `${issue(access).split('.')[0]}.${issue({ ...access, user_id: 1 }).split('.')[1]}`],
    ['no base64', '%%%.abc'],
  ])('is not made of %s', (_case, text) => {
    expect(readToken(text)).toBeUndefined()
  })
})
