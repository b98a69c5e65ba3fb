import * as v from 'valibot'
import { expect, it } from 'vitest'
import { crewMember } from '../../tests/fixtures/records'
import { createCrewMember, toWireCrewMember, updateCrewMember, wireCrewMember } from './crew'

const newcomer = { employee_id: 'EMP-09', first_name: 'Lee', last_name: 'Park', role: 'specialist', hourly_rate: 31.25 }

it('tells the hourly rate of a crew member in dollars, and reads it back in cents', () => {
  const sent = toWireCrewMember(crewMember)
  expect(sent).toEqual({ ...crewMember, hourly_rate: 28.75 })
  expect(v.parse(wireCrewMember, sent)).toEqual(crewMember)
})

it('reads crew members of a back end that knows neither crews, skills nor sign-ins', () => {
  const { crew_id: _, skills: __, user_id: ___, ...rest } = toWireCrewMember(crewMember)
  expect(v.parse(wireCrewMember, rest)).toEqual({ ...crewMember, crew_id: 1, skills: [], user_id: null })
})

it('takes a new crew member into crew 1 without skills unless told otherwise', () => {
  expect(v.parse(createCrewMember.body, newcomer)).toEqual({ ...newcomer, skills: [], crew_id: 1, hourly_rate: 3_125 })
})

it('leaves alone what an edit does not name', () => {
  expect([v.parse(updateCrewMember.body, {}), v.parse(updateCrewMember.body, { status: 'inactive' })]).toEqual([
    {},
    { status: 'inactive' },
  ])
})

it.each([-1, Number.POSITIVE_INFINITY])('refuses an hourly rate of %d', (hourly_rate) => {
  expect(v.safeParse(createCrewMember.body, { ...newcomer, hourly_rate }).success).toBe(false)
})
