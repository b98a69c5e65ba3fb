import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { sprayed, tenacity } from '../../../tests/fixtures/chemicals'
import { applicationFormOf, applicationFormSchema, emptyApplicationForm, fromProduct } from './form'

const filled = applicationFormOf(sprayed())
const problems = (patch: object): Record<string, string> => {
  const { issues = [] } = v.safeParse(applicationFormSchema, { ...filled, ...patch }, { abortPipeEarly: true })
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

describe('the form of an application', () => {
  it('gives back what it was filled from', () => {
    const {
      id: _,
      business_id: __,
      location: ___,
      created_at: ____,
      created_by: _____,
      seal: ______,
      ...draft
    } = sprayed()
    expect(v.parse(applicationFormSchema, filled)).toEqual(draft)
  })

  it('begins today and now, with nothing else', () => {
    const { application_date, application_time, ...rest } = emptyApplicationForm('2026-11-18', '10:15')
    expect([application_date, application_time]).toEqual(['2026-11-18', '10:15'])
    expect(Object.values(rest).filter((value) => value && value !== 'gallons' && !Array.isArray(value))).toEqual([])
  })

  it('lets everything stay open that the documents call optional (CHEM-05)', () => {
    const open = {
      epa_registration_number: '',
      application_rate: '',
      total_amount_applied: '',
      applicator_license_number: '',
      weather_conditions: '',
      temperature_f: '',
      wind_speed_mph: '',
      ppe_used: [],
      harvest_interval_days: '',
      notes: '',
      area_treated_sqft: '',
      site_treated: '',
      concentration: '',
    }
    expect(problems(open)).toEqual({})
  })

  it.each([
    ['total_amount_applied', '0', 'Use an amount from 0.1 to 100,000 in steps of 0.1'],
    ['total_amount_applied', '1.25', 'Use an amount from 0.1 to 100,000 in steps of 0.1'],
    ['total_amount_applied', 'lots', 'Use an amount from 0.1 to 100,000 in steps of 0.1'],
    ['area_treated_sqft', '0', 'Use an area from 1 to 100,000,000 sq ft'],
    ['temperature_f', '212', 'Use a temperature from -60 to 150 °F'],
    ['wind_speed_mph', '-1', 'Use a wind speed from 0 to 200 mph'],
    ['reentry_interval_hours', '1.5', 'Use whole hours from 0 to 720'],
    ['reentry_interval_hours', 'soon', 'Use whole hours from 0 to 720'],
    ['harvest_interval_days', '400', 'Use whole days from 0 to 365'],
    ['epa_registration_number', 'EPA 7', 'Use a number like 524-579'],
  ])('refuses %s %s', (field, typed, message) => {
    expect(problems({ [field]: typed })).toEqual({ [field]: message })
  })

  it('takes thousands with a comma', () => {
    expect(v.parse(applicationFormSchema, { ...filled, area_treated_sqft: '12,500' }).area_treated_sqft).toBe(12_500)
  })

  it('is filled in by a product (CHEM-06)', () => {
    expect(fromProduct(tenacity)).toEqual({
      product_id: 2,
      chemical_name: 'Tenacity',
      epa_registration_number: '100-1267',
      active_ingredient: 'Mesotrione',
      reentry_interval_hours: '12',
      above_label: false,
    })
  })
})
