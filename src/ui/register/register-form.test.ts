import { describe, expect, it } from 'vitest'
import type { RegistrationForm } from '@/domain/account/registration'
import { registration } from '../../../tests/fixtures/sam'
import { draftOf, EMPTY_DRAFT, roleNote, tidied, whyNotYet } from './register-form'

describe('why the button is not offered yet (REG-04)', () => {
  it.each<[string, Partial<RegistrationForm>, string | null]>([
    ['nothing is missing', {}, null],
    [
      'the password is weak, whatever else is missing',
      { password: 'lawn', confirm_password: '', terms: false },
      'Choose a password that is at least Fair to continue.',
    ],
    [
      'the passwords differ',
      { confirm_password: 'Lawnmower', terms: false },
      'Type the same password twice to continue.',
    ],
    ['the terms are not agreed', { terms: false }, 'Agree to the terms to continue.'],
  ])('when %s', (_, patch, reason) => {
    expect(whyNotYet({ ...registration, ...patch })).toBe(reason)
  })
})

describe('what a role means', () => {
  it('is a business of their own for owners and admins, wherever they come from', () => {
    const own = 'You’re starting a new business. Setting it up is the next step.'
    expect([roleNote('business_owner', false), roleNote('business_admin', true)]).toEqual([own, own])
  })

  it('is a business that is here already for the others, the demo business without a link (AUTH-20)', () => {
    expect([roleNote('manager', true), roleNote('employee', false)]).toEqual([
      'You will join the business whose link you followed.',
      'You’re joining an existing business. Use its invitation link to reach the right one; without it, you join the demo business.',
    ])
  })
})

it('keeps a draft without passwords and agreement', () => {
  expect(draftOf(registration)).toEqual({
    ...EMPTY_DRAFT,
    first_name: 'Sam',
    last_name: 'Rivera',
    email: 'sam@rivera.example',
  })
})

it('is sent without the spaces of a paste, but for the password', () => {
  const pasted = {
    ...registration,
    first_name: ' Sam',
    email: ' sam@rivera.example ',
    password: ' x ',
    confirm_password: ' x ',
  }
  expect(tidied(pasted)).toEqual({ ...registration, password: ' x ', confirm_password: ' x ' })
})
