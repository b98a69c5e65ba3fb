import { describe, expect, it } from 'vitest'
import { TODAY, unit } from '../../../tests/fixtures/equipment'
import { plusDays } from '../time/calendar'
import { alertsOf, isUrgent } from './alerts'
import type { Equipment } from './equipment'
import { type Monitoring, USUAL_MONITORING } from './monitoring'
import { SEVERITIES } from './vocabulary'

const ago = (days: number) => plusDays(TODAY, -days)
const alerts = (units: readonly Equipment[], patch: Partial<Monitoring> = {}) =>
  alertsOf(units, { ...USUAL_MONITORING, ...patch }, TODAY)
const only = (of: Equipment, patch: Partial<Monitoring> = {}) =>
  alerts([of], patch).map(({ alertType, severity, description }) => [alertType, severity, description])

describe('an alert', () => {
  it('says what may fail, when, how sure that is, and what it costs (PRED-06)', () => {
    expect(alerts([unit({ services: [ago(110)] })])).toEqual([
      {
        id: 1,
        equipmentName: 'Booster pump',
        alertType: 'service_due',
        severity: 'medium',
        predictedFailureDate: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
        confidence: 0.6,
        confidenceReason: '1 service and 0 faults on record; hours of use are not known',
        description: 'Service is 10 days overdue.',
        estimatedCost: 180_000,
        preventionCost: 20_000,
        savings: 160_000,
      },
    ])
  })

  it.each<[string, Equipment, unknown[]]>([
    ['nothing', unit(), []],
    [
      'a service due within the days',
      unit({ services: [ago(86)] }),
      [['service_due', 'low', 'Service is due on Dec 2, 2026.']],
    ],
    ['one due a day later', unit({ services: [ago(85)] }), []],
    [
      'a service late by more than half an interval',
      unit({ services: [ago(151)] }),
      [['service_due', 'high', 'Service is 51 days overdue.']],
    ],
    [
      'equipment that was never serviced',
      unit({ services: [] }),
      [
        [
          'service_due',
          'high',
          'No service on record since it was installed on Nov 18, 2021. Health is 55%, below your limit of 60%.',
        ],
      ],
    ],
    [
      'a fault that no service has seen to',
      unit({ services: [ago(20)], faults: [ago(1)] }),
      [['open_fault', 'high', '1 fault not serviced yet.']],
    ],
    [
      'the end of its life',
      unit({ installed_on: '2016-11-17' }),
      [['end_of_life', 'medium', 'It is past its expected life of 10 years.']],
    ],
    [
      'health that fails',
      unit({ installed_on: '2017-06-01', services: [ago(300)], faults: [ago(1)] }),
      [
        [
          'open_fault',
          'critical',
          '1 fault not serviced yet. Health is 22%, below your limit of 60%. Service is 200 days overdue.',
        ],
      ],
    ],
  ])('is there for %s', (_, of, expected) => {
    expect(only(of)).toEqual(expected)
  })

  it('follows what the business has set up', () => {
    const good = unit()
    expect([only(good), only(good, { health_below: 0.81 })]).toEqual([
      [],
      [['failure_risk', 'low', 'Health is 80%, below your limit of 81%.']],
    ])
    expect(only(good, { health_below: 0.8 })).toEqual([])
    expect(only(good, { due_within_days: 100 }).length).toBe(1)
  })

  it('is never worth more than 95%, and no repair is cheaper than nothing', () => {
    const unitWithHistory = unit({
      services: [ago(110), ago(210), ago(310), ago(410)],
      faults: [ago(500), ago(400)],
      service_interval_hours: 900,
      hours_per_week: 20,
      repair_cost: 0 as Equipment['repair_cost'],
    })
    expect(alerts([unitWithHistory]).map(({ confidence, savings }) => [confidence, savings])).toEqual([[0.95, 0]])
  })

  it('comes the sooner the more pressing it is, then the sooner it fails', () => {
    const units = [
      unit({ id: 1, services: [ago(90)] }),
      unit({ id: 2, services: [ago(160)] }),
      unit({ id: 3, services: [ago(20)], faults: [ago(1)] }),
    ]
    expect(alerts(units).map(({ id }) => id)).toEqual([3, 2, 1])
  })
})

it('critical and high alerts are urgent (PRED-03)', () => {
  expect(SEVERITIES.filter((severity) => isUrgent({ severity }))).toEqual(['high', 'critical'])
})
