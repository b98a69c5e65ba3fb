import { describe, expect, it } from 'vitest'
import { registration } from '../../../tests/fixtures/sam'
import {
  ACCOUNT_ROLE_LABELS,
  ACCOUNT_ROLES,
  foundsBusiness,
  mayRegister,
  type RegistrationForm,
  registrationErrors,
  WIRE_USER_TYPES,
} from './registration'

describe('what people register as (REG-02, X-03)', () => {
  it('is one of four, each with its label, its type on the wire, and whether it brings a business of its own', () => {
    expect(
      ACCOUNT_ROLES.map((role) => [ACCOUNT_ROLE_LABELS[role], WIRE_USER_TYPES[role], foundsBusiness(role)]),
    ).toEqual([
      ['Business Owner', 'admin', true],
      ['Business Admin', 'admin', true],
      ['Manager', 'customer', false],
      ['Employee', 'customer', false],
    ])
  })
})

describe('the registration form (REG-03)', () => {
  it('says at the field what is too long', () => {
    const password = `Lawnmower1${'x'.repeat(191)}`
    const form = {
      ...registration,
      first_name: 'x'.repeat(101),
      last_name: 'x'.repeat(101),
      password,
      confirm_password: password,
    }
    expect(registrationErrors(form)).toEqual({
      first_name: '1 character too many',
      last_name: '1 character too many',
      password: '1 character too many',
    })
  })

  it('can be sent when it is filled in, with or without a phone', () => {
    expect(registrationErrors(registration)).toEqual({})
    expect(registrationErrors({ ...registration, phone: '+1 (512) 555-0140' })).toEqual({})
  })

  it('asks for everything but the phone, in the order of the page', () => {
    const nothing = { first_name: ' ', last_name: '', email: ' ', phone: ' ', password: '', confirm_password: '' }
    expect(Object.entries(registrationErrors({ ...registration, ...nothing, terms: false }))).toEqual([
      ['first_name', 'First name is required'],
      ['last_name', 'Last name is required'],
      ['email', 'Email is required'],
      ['password', 'Password is required'],
      ['confirm_password', 'Please confirm your password'],
      ['terms', 'Please agree to the terms'],
    ])
  })

  it.each<[keyof RegistrationForm, string, string]>([
    ['email', 'sam@', 'Please enter a valid email address'],
    ['phone', 'call me', 'Please enter a valid phone number'],
    ['confirm_password', 'Lawnmower2', "Passwords don't match"],
  ])('refuses the %s %j', (field, value, message) => {
    expect(registrationErrors({ ...registration, [field]: value })).toEqual({ [field]: message })
  })

  it('refuses a password that scores less than 3', () => {
    const weak = { ...registration, password: 'lawnmower', confirm_password: 'lawnmower' }
    expect(registrationErrors(weak)).toEqual({ password: 'Choose a stronger password' })
  })
})

describe('the button (REG-04)', () => {
  it.each<[string, Partial<RegistrationForm>, boolean]>([
    ['everything filled in', {}, true],
    ['the least that is strong enough', { password: 'aA1', confirm_password: 'aA1' }, true],
    ['terms not agreed', { terms: false }, false],
    ['passwords that differ', { confirm_password: 'Lawnmower' }, false],
    ['a weak password', { password: 'lawnmower', confirm_password: 'lawnmower' }, false],
    ['no password at all', { password: '', confirm_password: '' }, false],
    ['no name, which is said on submit', { first_name: '' }, true],
  ])('with %s', (_, patch, offered) => {
    expect(mayRegister({ ...registration, ...patch })).toBe(offered)
  })
})
