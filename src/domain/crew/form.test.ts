import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { crewMember } from '../../../tests/fixtures/records'
import { USUAL_HOURS } from './crew'
import { type CrewForm, crewFormOf, crewFormSchema, emptyCrewForm, withSkill } from './form'

const filled: CrewForm = {
  ...emptyCrewForm,
  first_name: ' Ida ',
  last_name: 'Moss',
  employee_id: 'GV-900',
  hourly_rate: '$1,024.50',
}

const messages = (form: CrewForm) =>
  Object.fromEntries(
    (v.safeParse(crewFormSchema, form).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]),
  )

describe('a crew member’s form', () => {
  it('makes a draft of what was typed', () => {
    expect(v.parse(crewFormSchema, filled)).toEqual({
      first_name: 'Ida',
      last_name: 'Moss',
      employee_id: 'GV-900',
      role: 'technician',
      status: 'available',
      hourly_rate: 102_450,
      crew_id: 1,
      skills: [],
      working_hours: USUAL_HOURS,
      absences: [],
      home_base: null,
      user_id: null,
    })
  })

  it.each([
    ['', 'Hourly rate is required'],
    ['lots', 'Use an amount like 24.50'],
    ['$', 'Use an amount like 24.50'],
    ['-1', 'Use an amount of 0 or more'],
    ['24.505', 'Use at most two decimals'],
    ['24.500', 'Use an amount like 1,200.00 or 1.20'],
  ])('refuses the hourly rate "%s"', (hourly_rate, message) => {
    expect(messages({ ...filled, hourly_rate })).toEqual({ hourly_rate: message })
  })

  it('asks for the whole of a home base that was begun, but for its ZIP code (X-54)', () => {
    const home_base = { address: '12 Oak Street', city: '', state: '', zip_code: '' }
    expect(messages({ ...filled, home_base })).toEqual({
      'home_base.city': 'City is required',
      'home_base.state': 'State is required',
    })
    expect(
      v.parse(crewFormSchema, { ...filled, home_base: { ...home_base, city: 'Austin', state: 'tx' } }).home_base,
    ).toEqual({ address: '12 Oak Street', city: 'Austin', state: 'TX', zip_code: '', latitude: null, longitude: null })
  })

  it('says at its place what is wrong with an absence', () => {
    expect(messages({ ...filled, absences: [{ from: '', to: '2026-12-04', reason: ' ' }] })).toEqual({
      'absences.0.from': 'First day is required',
      'absences.0.reason': 'Reason is required',
    })
  })

  it('shows a crew member so that saving it unchanged changes nothing', () => {
    const { id: _, business_id: __, ...fields } = crewMember
    expect(v.parse(crewFormSchema, crewFormOf(crewMember))).toEqual(fields)
  })
})

it('a skill is taken in the spelling that is known, once', () => {
  expect([
    withSkill(['Pruning'], ' lawn CARE ', ['Lawn care']),
    withSkill(['Pruning'], 'pruning', []),
    withSkill(['Pruning'], '  ', []),
    withSkill([], 'Drone surveys', ['Lawn care']),
  ]).toEqual([['Pruning', 'Lawn care'], ['Pruning'], ['Pruning'], ['Drone surveys']])
})
