import { describe, expect, it } from 'vitest'
import { typed } from '../../../tests/fixtures/sam'
import { type AccountForm, accountErrors } from './account'

const filled: AccountForm = {
  ...typed.account,
  phone: '+1 (512) 555-0142',
  password: 'Groundwork1',
  confirmPassword: 'Groundwork1',
}
const errorsWith = (patch: Partial<AccountForm>) => accountErrors({ ...filled, ...patch })

describe('the account step', () => {
  it('can be sent when everything is right', () => {
    expect(accountErrors(filled)).toEqual({})
  })

  it('names everything that is missing, in the order of the page', () => {
    const empty = { email: '', firstName: '', lastName: '', phone: '', password: '', confirmPassword: '' }
    expect(Object.entries(accountErrors(empty))).toEqual([
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['email', 'Email is required'],
      ['phone', 'Phone number is required'],
      ['password', 'Password is required'],
      ['confirmPassword', 'Please confirm your password'],
    ])
  })

  it('says at the field what is too long', () => {
    const password = `Groundwork1${'x'.repeat(190)}`
    const name = 'x'.repeat(101)
    expect(errorsWith({ firstName: name, lastName: name, password, confirmPassword: password })).toEqual({
      firstName: '1 character too many',
      lastName: '1 character too many',
      password: '1 character too many',
    })
  })

  it('takes nothing but spaces for nothing', () => {
    expect(errorsWith({ firstName: '  ', phone: ' ' })).toEqual({
      firstName: 'First name is required',
      phone: 'Phone number is required',
    })
  })

  it.each(['sam', 'sam@', '@rivera.example', 'sam@rivera', 'sam rivera@x.example'])(
    'refuses %s as an email',
    (email) => {
      expect(errorsWith({ email })).toEqual({ email: 'Please enter a valid email address' })
    },
  )

  it('takes an email with the spaces of a paste', () => {
    expect(errorsWith({ email: ' sam@rivera.example ' })).toEqual({})
  })

  it('says that a phone number is none', () => {
    expect(errorsWith({ phone: 'call me' })).toEqual({ phone: 'Please enter a valid phone number' })
  })

  it.each([
    ['Gr1', 'Password must be at least 8 characters long'],
    ['groundwork1', 'Password must contain at least one uppercase letter'],
    ['GROUNDWORK1', 'Password must contain at least one lowercase letter'],
    ['Groundwork', 'Password must contain at least one number'],
    ['ground', 'Password must be at least 8 characters long'],
    ['groundwork', 'Password must contain at least one uppercase letter'],
  ])('says of the password %s what is missing first', (password, message) => {
    expect(errorsWith({ password, confirmPassword: password })).toEqual({ password: message })
  })

  it('wants the password twice, and the same', () => {
    expect([errorsWith({ confirmPassword: '' }), errorsWith({ confirmPassword: 'Groundwork2' })]).toEqual([
      { confirmPassword: 'Please confirm your password' },
      { confirmPassword: 'Passwords do not match' },
    ])
  })
})
