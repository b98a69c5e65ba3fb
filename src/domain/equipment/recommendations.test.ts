import { describe, expect, it } from 'vitest'
import { TODAY, unit } from '../../../tests/fixtures/equipment'
import { plusDays } from '../time/calendar'
import type { Equipment } from './equipment'
import { recommendationsOf, urgencyLabel, urgencyTone } from './recommendations'

const ago = (days: number) => plusDays(TODAY, -days)
const only = (of: Equipment) =>
  recommendationsOf([of], TODAY, 'USD').map(({ serviceType, urgency, recommendedDate }) => [
    serviceType,
    urgency,
    recommendedDate,
  ])

describe('the urgency dot (PRED-08)', () => {
  it.each([
    [1, 'danger', 'High urgency'],
    [0.71, 'danger', 'High urgency'],
    [0.7, 'warning', 'Medium urgency'],
    [0.41, 'warning', 'Medium urgency'],
    [0.4, 'success', 'Low urgency'],
    [0, 'success', 'Low urgency'],
  ])('at %s is %s', (urgency, tone, label) => {
    expect([urgencyTone(urgency), urgencyLabel(urgency)]).toEqual([tone, label])
  })
})

describe('a recommendation', () => {
  it('says what to do, when, and what it is good for (PRED-07)', () => {
    const late = unit({ services: [ago(200)] })
    expect(recommendationsOf([late], TODAY, 'USD')).toEqual([
      {
        id: 1,
        equipmentName: 'Booster pump',
        serviceType: 'service',
        urgency: 0.75,
        recommendedDate: '2026-11-19',
        estimatedCost: 20_000,
        benefits: [
          'Health rises from 55% to 80%',
          'Saves about $1,600 compared with a repair',
          'The next service moves to Feb 26, 2027',
        ],
        description: 'Service was due on Aug 10, 2026.',
      },
    ])
  })

  it.each<[string, Equipment, unknown[]]>([
    ['nothing', unit(), []],
    ['a service in 31 days', unit({ services: [ago(69)] }), []],
    // The due day is a Friday.
    ['a service in 30 days', unit({ services: [ago(70)] }), [['service', 0.3, '2026-12-18']]],
    ['a service within a week', unit({ services: [ago(93)] }), [['service', 0.5, '2026-11-25']]],
    ['a late service', unit({ services: [ago(101)] }), [['service', 0.75, '2026-11-19']]],
    ['a fault', unit({ services: [ago(9)], faults: [ago(1)] }), [['repair', 0.9, '2026-11-19']]],
    ['the last tenth of its life', unit({ installed_on: '2017-11-01' }), [['replacement_review', 0.45, '2026-11-25']]],
    [
      'health below 60%',
      unit({
        installed_on: '2018-11-01',
        services: [ago(65)],
        service_interval_hours: 500,
        hours_per_week: 35,
        faults: [ago(300), ago(200)],
      }),
      [['tune_up', 0.49, '2026-11-25']],
    ],
  ])('is there for %s', (_, of, expected) => {
    expect(only(of)).toEqual(expected)
  })

  it('is never for a weekend', () => {
    // In 30 days from a Friday is a Sunday.
    const friday = '2026-11-20'
    const of = unit({ services: [plusDays(friday, -71)] }, friday)
    expect(recommendationsOf([of], friday, 'USD').map(({ recommendedDate }) => recommendedDate)).toEqual(['2026-12-21'])
  })

  it('comes the sooner the more urgent it is', () => {
    const units = [unit({ id: 1, services: [ago(75)] }), unit({ id: 2, services: [ago(200)] })]
    expect(recommendationsOf(units, TODAY, 'USD').map(({ id }) => id)).toEqual([2, 1])
  })
})

it('a repair names the latest fault', () => {
  const failed = unit({ services: [ago(9)], faults: [ago(1), ago(2)] })
  expect(recommendationsOf([failed], TODAY, 'USD').map(({ description }) => description)).toEqual([
    '2 faults are not serviced yet, the latest: Leaks',
  ])
})
