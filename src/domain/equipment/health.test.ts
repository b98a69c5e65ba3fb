import { describe, expect, it } from 'vitest'
import { PUMP, TODAY } from '../../../tests/fixtures/equipment'
import { plusDays } from '../time/calendar'
import { failureDay, type HealthFacts, healthOf, servicedHealth, statusOf } from './health'

const days = (ago: number) => plusDays(TODAY, -ago)
const facts = (patch: Partial<HealthFacts> = {}): HealthFacts => ({
  ...PUMP,
  services: [{ done_on: TODAY }],
  faults: [],
  ...patch,
})
const failed = (...ago: number[]) => ago.map((each) => ({ occurred_on: days(each) }))
const serviced = (...ago: number[]) => ago.map((each) => ({ done_on: days(each) }))

describe('the status of equipment', () => {
  it.each([
    [1, 'excellent'],
    [0.8, 'excellent'],
    [0.79, 'good'],
    [0.6, 'good'],
    [0.59, 'fair'],
    [0.4, 'fair'],
    [0.39, 'poor'],
    [0.2, 'poor'],
    [0.19, 'critical'],
    [0, 'critical'],
  ])('at %s is %s', (score, status) => {
    expect(statusOf(score)).toBe(status)
  })
})

describe('the health of equipment', () => {
  it('is 1 on the day that it is installed, and says why', () => {
    expect(healthOf(facts({ installed_on: TODAY, services: [] }), TODAY)).toEqual({
      score: 1,
      status: 'excellent',
      lastService: null,
      nextService: plusDays(TODAY, 100),
      parts: [
        { kind: 'age', text: 'Age 0 of 10 years', effect: 0 },
        { kind: 'service', text: 'Service on time, due in 100 days', effect: 0 },
        { kind: 'use', text: 'Hours of use are not counted', effect: 0 },
        { kind: 'faults', text: 'No faults in two years', effect: 0 },
      ],
    })
  })

  it('is what its parts leave of 1', () => {
    const worn = facts({
      services: serviced(140),
      service_interval_hours: 1_000,
      hours_per_week: 35,
      faults: failed(200, 20),
    })
    expect(healthOf(worn, TODAY)).toEqual({
      score: 0.43,
      status: 'fair',
      lastService: days(140),
      nextService: days(40),
      parts: [
        { kind: 'age', text: 'Age 5 of 10 years', effect: -0.2 },
        { kind: 'service', text: 'Service 40 days overdue', effect: -0.1 },
        { kind: 'use', text: '700 of 1,000 hours used since the last service', effect: -0.07 },
        { kind: 'faults', text: '1 fault not serviced yet, 1 fault serviced in two years', effect: -0.2 },
      ],
    })
  })

  it('is never below 0, however bad everything is', () => {
    const wreck = facts({
      installed_on: '1970-01-01',
      services: [],
      service_interval_hours: 1,
      hours_per_week: 168,
      faults: failed(1, 2, 3),
    })
    const { score, status, parts } = healthOf(wreck, TODAY)
    expect([score, status, parts.map(({ effect }) => effect)]).toEqual([0, 'critical', [-0.4, -0.25, -0.1, -0.25]])
  })

  it.each<[string, Partial<HealthFacts>, string, number]>([
    ['due today', { services: serviced(100) }, 'Service due today', 0],
    ['due tomorrow', { services: serviced(99) }, 'Service on time, due in 1 day', 0],
    ['a day late', { services: serviced(101) }, 'Service 1 day overdue', 0],
    ['half an interval late', { services: serviced(150) }, 'Service 50 days overdue', -0.13],
    ['a whole interval late', { services: serviced(200) }, 'Service 100 days overdue', -0.25],
    ['two intervals late', { services: serviced(300) }, 'Service 200 days overdue', -0.25],
    ['that no one has noted', { services: [] }, 'No service on record', -0.25],
  ])('takes for a service %s', (_, patch, text, effect) => {
    expect(healthOf(facts(patch), TODAY).parts[1]).toEqual({ kind: 'service', text, effect })
  })

  it.each<[string, Partial<HealthFacts>, string, number]>([
    ['a fault before the last service', { faults: failed(30) }, '1 fault serviced in two years', -0.05],
    ['a fault on the day of the service', { faults: failed(0) }, '1 fault serviced in two years', -0.05],
    ['a fault since', { services: serviced(10), faults: failed(9) }, '1 fault not serviced yet', -0.15],
    ['one that is two years old', { faults: failed(730) }, '1 fault serviced in two years', -0.05],
    ['an older one that was seen to', { faults: failed(731) }, 'No faults in two years', 0],
    ['an older one that was not', { services: [], faults: failed(731) }, '1 fault not serviced yet', -0.15],
  ])('takes for %s', (_, patch, text, effect) => {
    expect(healthOf(facts(patch), TODAY).parts[3]).toEqual({ kind: 'faults', text, effect })
  })

  it('counts by hours of use where these are up before the days', () => {
    const busy = facts({ services: serviced(0), service_interval_hours: 70, hours_per_week: 35 })
    expect(healthOf(busy, TODAY).nextService).toBe(plusDays(TODAY, 14))
    const idle = facts({ services: serviced(0), service_interval_hours: 70, hours_per_week: 1 })
    expect(healthOf(idle, TODAY).nextService).toBe(plusDays(TODAY, 100))
  })

  it('counts nothing that is to come', () => {
    const coming = facts({ services: serviced(50, -3), faults: failed(-1) })
    expect(healthOf(coming, TODAY)).toEqual(healthOf(facts({ services: serviced(50) }), TODAY))
  })

  it('rises with a service', () => {
    expect(servicedHealth(facts({ services: serviced(200), faults: failed(20) }), TODAY).score).toBe(0.75)
  })
})

describe('the day of a failure', () => {
  it('is 30 days after health falls below 0.40', () => {
    // Age costs 0.20 and a whole missed interval 0.25; the score drops below 0.40 when age costs 0.36.
    const day = failureDay(facts(), TODAY)
    const before = plusDays(day, -31)
    const at = (on: string) => healthOf(facts(), on).score
    expect([at(before) >= 0.4, at(plusDays(before, 1)) < 0.4]).toEqual([true, true])
  })

  it('is within 30 days where health is below that, the sooner the lower it is', () => {
    const old = { installed_on: '2010-01-01' }
    const low = facts({ ...old, services: serviced(180) })
    const lower = facts({ ...old, services: serviced(300), faults: failed(1) })
    expect([healthOf(low, TODAY).score, failureDay(low, TODAY)]).toEqual([0.4, plusDays(TODAY, 32)])
    expect([healthOf(lower, TODAY).score, failureDay(lower, TODAY)]).toEqual([0.2, plusDays(TODAY, 15)])
  })

  it('is within 90 days while no service has seen to a fault', () => {
    const fresh = facts({ installed_on: days(20), services: [], faults: failed(1) })
    expect(failureDay(fresh, TODAY)).toBe(plusDays(TODAY, 90))
  })
})
