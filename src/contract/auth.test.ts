import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { user } from '../../tests/fixtures/records'
import { login, refresh } from './auth'

describe('signing in (API-01)', () => {
  it('sends e-mail, password and perhaps the subdomain of the business (AUTH-08)', () => {
    const sent = { email: 'dana@greenvalley.demo', password: 'secret', business_subdomain: 'greenvalley' }
    expect(v.parse(login.body, sent)).toEqual(sent)
  })

  it.each([{ email: 'dana', password: 'secret' }, { email: 'dana@greenvalley.demo', password: '' }, {}])(
    'is refused with %j (AUTH-06)',
    (body) => {
      expect(v.safeParse(login.body, body).success).toBe(false)
    },
  )

  it('answers with both tokens and the user, with or without how long the token lives (X-07)', () => {
    const answer = { access_token: 'a', refresh_token: 'r', user: user() }
    expect(v.parse(login.answer, answer)).toEqual({ ...answer, token_type: 'bearer', expires_in: 900 })
    expect(v.parse(login.answer, { ...answer, token_type: 'Bearer', expires_in: 60 })).toEqual({
      ...answer,
      token_type: 'Bearer',
      expires_in: 60,
    })
  })
})

it('refreshes the access token only (X-07)', () => {
  expect(v.parse(refresh.answer, { access_token: 'b', expires_in: 900 })).toEqual({
    access_token: 'b',
    token_type: 'bearer',
    expires_in: 900,
  })
})
