import { describe, expect, it } from 'vitest'
import { onboardingPasswordError, PASSWORD_CRITERIA, passwordStrength, stillNeeded } from './password'

const met = (password: string) => PASSWORD_CRITERIA.filter(({ holds }) => holds(password)).map(({ id }) => id)

describe('the five criteria (REG-05, REG-07)', () => {
  it('are asked for in the stated words', () => {
    expect(PASSWORD_CRITERIA.map(({ text }) => text)).toEqual([
      'At least 8 characters',
      'One uppercase letter',
      'One lowercase letter',
      'One number',
      'One special character',
    ])
  })

  it.each([
    ['', []],
    ['1234567', ['digit']],
    ['12345678', ['length', 'digit']],
    ['aA1', ['upper', 'lower', 'digit']],
    ['a b c d e', ['length', 'lower']],
    ['Ünïcødé', ['upper', 'lower']],
    ['Grün-1', ['upper', 'lower', 'digit', 'special']],
    ['Groundwork1!', ['length', 'upper', 'lower', 'digit', 'special']],
  ])('%j meets %j', (password, ids) => {
    expect(met(password)).toEqual(ids)
  })
})

describe('the score and its label (REG-05, REG-06)', () => {
  it.each([
    ['', 0, 'Weak'],
    ['a', 1, 'Weak'],
    ['aA', 2, 'Weak'],
    ['aA1', 3, 'Fair'],
    ['aA1!', 4, 'Good'],
    ['aA1!aA1!', 5, 'Strong'],
  ])('%j scores %i: %s', (password, score, label) => {
    expect(passwordStrength(password)).toEqual({ score, label })
  })
})

describe('what onboarding asks of a password, the first thing missing only (ONB-13, ONB-14)', () => {
  it.each([
    ['', 'Password is required'],
    ['aA1!', 'Password must be at least 8 characters long'],
    ['lawnmower1', 'Password must contain at least one uppercase letter'],
    ['LAWNMOWER1', 'Password must contain at least one lowercase letter'],
    ['Lawnmower', 'Password must contain at least one number'],
    ['Lawnmower1', undefined],
  ])('%j: %s', (password, error) => {
    expect(onboardingPasswordError(password)).toBe(error)
  })
})

describe('what onboarding still needs, in the words of the criteria (X-09)', () => {
  it.each([
    ['', null],
    ['aA1', 'Setting up your business still needs: at least 8 characters.'],
    ['aaaaaaaa', 'Setting up your business still needs: one uppercase letter, one number.'],
    ['Lawnmower1', null],
  ])('%j: %s', (password, text) => {
    expect(stillNeeded(password)).toBe(text)
  })

  it('says nothing exactly where onboarding finds nothing wrong', () => {
    const passwords = ['aA1!', 'lawnmower1', 'LAWNMOWER1', 'Lawnmower', 'Lawnmower1']
    expect(passwords.map((password) => stillNeeded(password) === null)).toEqual(
      passwords.map((password) => onboardingPasswordError(password) === undefined),
    )
  })
})
