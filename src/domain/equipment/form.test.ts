import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { PUMP, TODAY } from '../../../tests/fixtures/equipment'
import {
  type EquipmentForm,
  emptyEquipmentForm,
  equipmentFormOf,
  equipmentFormSchema,
  faultFormSchema,
  fromType,
} from './form'
import { monitoringFormOf, monitoringFormSchema, USUAL_MONITORING } from './monitoring'
import { faultProblem, installProblem, serviceProblem } from './problems'

const FILLED = equipmentFormOf(PUMP)
const wrong = (patch: Partial<EquipmentForm>) => {
  const { issues = [] } = v.safeParse(equipmentFormSchema, { ...FILLED, ...patch })
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
}

describe('the form of equipment', () => {
  it('gives back what it was filled from', () => {
    const { id: _, business_id: __, address: ___, ...draft } = PUMP
    expect(v.parse(equipmentFormSchema, FILLED)).toEqual(draft)
  })

  it('asks for what is missing', () => {
    const { issues = [] } = v.safeParse(equipmentFormSchema, emptyEquipmentForm())
    const first = new Map([...issues].reverse().map((issue) => [v.getDotPath(issue), issue.message]))
    expect(Object.fromEntries(first)).toEqual({
      property_id: 'Property is required',
      name: 'Name is required',
      type: 'Type is required',
      installed_on: 'Install date is required',
      expected_life_years: 'Expected life is required',
      service_interval_days: 'Service interval is required',
      service_cost: 'Service cost is required',
      repair_cost: 'Repair cost is required',
    })
  })

  it.each<[Partial<EquipmentForm>, string]>([
    [{ name: 'x'.repeat(300) }, 'name: 200 characters too many'],
    [{ name: '  ' }, 'name: Name is required'],
    [{ expected_life_years: '0' }, 'expected_life_years: Use whole years from 1 to 100'],
    [{ expected_life_years: '101' }, 'expected_life_years: Use whole years from 1 to 100'],
    [{ service_interval_days: '0' }, 'service_interval_days: Use whole days from 1 to 3,650'],
    [{ service_interval_days: '-5' }, 'service_interval_days: Use whole days from 1 to 3,650'],
    [{ service_interval_days: '1.5' }, 'service_interval_days: Use whole days from 1 to 3,650'],
    [{ service_interval_hours: '0' }, 'service_interval_hours: Use whole hours from 1 to 100,000'],
    [{ hours_per_week: '169' }, 'hours_per_week: Use hours from 0 to 168'],
    [{ hours_per_week: '-1' }, 'hours_per_week: Use hours from 0 to 168'],
    [{ service_cost: '-1' }, 'service_cost: Use an amount of 0 or more'],
    [{ repair_cost: 'much' }, 'repair_cost: Use a number like 1800'],
    [{ installed_on: '2026-02-30' }, 'installed_on: This date doesn’t exist'],
  ])('refuses %o', (patch, message) => {
    expect(wrong(patch)).toEqual([message])
  })

  it('fills in what is usual for a type, and nothing that was typed', () => {
    const empty = emptyEquipmentForm()
    const hvac = { ...empty, ...fromType('HVAC', empty) }
    expect([hvac.expected_life_years, hvac.service_interval_days]).toEqual(['15', '180'])
    const typed = { ...hvac, service_interval_days: '90' }
    expect(fromType('Electrical', typed)).toEqual({ type: 'Electrical', expected_life_years: '20' })
  })
})

describe('a day', () => {
  it('of the installation is not to come, and not after what has happened', () => {
    expect([
      installProblem(TODAY, TODAY),
      installProblem('2026-11-19', TODAY),
      installProblem('2024-01-02', TODAY, [{ done_on: '2024-01-02' }]),
      installProblem('2024-01-02', TODAY, [{ occurred_on: '2024-01-01' }]),
    ]).toEqual([
      null,
      { field: 'installed_on', message: 'The install date can’t be in the future' },
      null,
      { field: 'installed_on', message: 'A service or a fault is on record before this date' },
    ])
  })

  it('of a service or a fault is not to come, and not before the installation', () => {
    expect([
      serviceProblem({ done_on: TODAY }, PUMP, TODAY),
      serviceProblem({ done_on: '2026-11-19' }, PUMP, TODAY),
      faultProblem({ occurred_on: PUMP.installed_on }, PUMP, TODAY),
      faultProblem({ occurred_on: '2021-11-17' }, PUMP, TODAY),
    ]).toEqual([
      null,
      { field: 'done_on', message: 'The date can’t be in the future' },
      null,
      { field: 'occurred_on', message: 'The date can’t be before the install date' },
    ])
  })

  it('and what went wrong are asked for', () => {
    const { issues = [] } = v.safeParse(faultFormSchema, { occurred_on: '', description: ' ' })
    expect([...new Set(issues.map(({ message }) => message))]).toEqual(
      expect.arrayContaining(['Date is required', 'Describe what went wrong']),
    )
  })
})

describe('the form of Smart Monitoring', () => {
  it('takes health in percent', () => {
    expect(v.parse(monitoringFormSchema, monitoringFormOf(USUAL_MONITORING))).toEqual(USUAL_MONITORING)
  })

  it.each([
    [{ health_below: '4', due_within_days: '14' }, 'Use a health from 5 to 100 percent'],
    [{ health_below: '101', due_within_days: '14' }, 'Use a health from 5 to 100 percent'],
    [{ health_below: '', due_within_days: '14' }, 'Use a health from 5 to 100 percent'],
    [{ health_below: '60', due_within_days: '-1' }, 'Use whole days from 0 to 365'],
    [{ health_below: '60', due_within_days: '366' }, 'Use whole days from 0 to 365'],
  ])('refuses %o', (typed, message) => {
    expect(v.safeParse(monitoringFormSchema, typed).issues?.[0]?.message).toBe(message)
  })
})
