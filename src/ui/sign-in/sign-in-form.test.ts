import { describe, expect, it } from 'vitest'
import { EMPTY_FORM, prefilled, signInErrors, tidied } from './sign-in-form'

const filled = { ...EMPTY_FORM, email: 'dana@greenvalley.demo', password: 'secret' }

describe('the sign-in form (AUTH-06)', () => {
  it('asks for both fields when both are empty, the email first', () => {
    expect(Object.entries(signInErrors(EMPTY_FORM))).toEqual([
      ['email', 'Enter your email.'],
      ['password', 'Enter your password.'],
    ])
  })

  it('refuses what is no email', () => {
    expect(signInErrors({ ...filled, email: 'dana@' })).toEqual({ email: 'Enter an email like name@company.com.' })
  })

  it('asks for the password alone when only that is missing', () => {
    expect(signInErrors({ ...filled, password: '' })).toEqual({ password: 'Enter your password.' })
  })

  it('lets a complete form through, pasted spaces included', () => {
    const form = {
      ...filled,
      email: ' dana@greenvalley.demo ',
      business_subdomain: ' GreenValley ',
      password: ' secret ',
    }
    expect(signInErrors(form)).toEqual({})
    expect(tidied(form)).toEqual({
      email: 'dana@greenvalley.demo',
      password: ' secret ',
      business_subdomain: 'greenvalley',
      remember: false,
    })
  })
})

describe('the demo buttons (AUTH-03)', () => {
  it('fill in a person with a subdomain and keep the tick', () => {
    const ticked = { ...EMPTY_FORM, remember: true }
    expect(prefilled(ticked, { email: 'o@x.demo', password: 'pw', subdomain: 'x' })).toEqual({
      email: 'o@x.demo',
      password: 'pw',
      business_subdomain: 'x',
      remember: true,
    })
  })

  it('empty the subdomain for someone who belongs to no business', () => {
    const owner = { ...filled, business_subdomain: 'greenvalley' }
    expect(prefilled(owner, { email: 'a@x.demo', password: 'pw', subdomain: null }).business_subdomain).toBe('')
  })
})
