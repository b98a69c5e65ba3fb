import { numberText } from '../money/number-text'
import { counted } from '../text/wording'
import { type Day, daysBetween, plusDays } from '../time/calendar'
import type { EquipmentRow, HealthPart } from './equipment'
import type { HealthKind, HealthStatus } from './vocabulary'

/** Inputs of the health formula. Entries after `today` are ignored. */
export type HealthFacts = Pick<
  EquipmentRow,
  'installed_on' | 'expected_life_years' | 'service_interval_days' | 'service_interval_hours' | 'hours_per_week'
> & {
  services: readonly { done_on: Day }[]
  faults: readonly { occurred_on: Day }[]
}

export type Health = {
  score: number
  status: HealthStatus
  parts: readonly HealthPart[]
  lastService: Day | null
  nextService: Day
}

/** The maximum deduction of each part; together they make up the whole score. */
export const MOST = { age: 0.4, service: 0.25, use: 0.1, faults: 0.25 } as const satisfies Record<HealthKind, number>

/** Deductions for an open fault and for a repaired one. */
const OPEN_FAULT = 0.15
const SERVICED_FAULT = 0.05
/** Days for which a repaired fault counts. */
const FAULT_DAYS = 730
const YEAR_DAYS = 365.25

const hundredths = (value: number): number => Math.round(value * 100) / 100
const taking = (most: number, share: number): number => -hundredths(most * Math.min(1, Math.max(0, share))) || 0

/** Excellent from 0.8, good from 0.6, fair from 0.4, poor from 0.2, otherwise critical (PRED-05, PRED-08). */
export const statusOf = (score: number): HealthStatus => {
  if (score >= 0.8) return 'excellent'
  if (score >= 0.6) return 'good'
  if (score >= 0.4) return 'fair'
  return score >= 0.2 ? 'poor' : 'critical'
}

/** In years, rounded to a tenth. */
const ageOf = ({ installed_on }: Pick<HealthFacts, 'installed_on'>, today: Day): number =>
  Math.round((Math.max(0, daysBetween(installed_on, today)) / YEAR_DAYS) * 10) / 10

const lifeAfter = (days: number, { expected_life_years }: Pick<HealthFacts, 'expected_life_years'>): number =>
  Math.max(0, days) / (expected_life_years * YEAR_DAYS)

/** Share of the expected life used; 1 is all of it. */
export const lifeUsed = (facts: Pick<HealthFacts, 'installed_on' | 'expected_life_years'>, today: Day): number =>
  lifeAfter(daysBetween(facts.installed_on, today), facts)

/** Deduction for age, `days` after installation. */
const ageTakes = (facts: HealthFacts, days: number): number => taking(MOST.age, lifeAfter(days, facts))

const ageOn = (facts: HealthFacts, today: Day): HealthPart => ({
  kind: 'age',
  text: `Age ${ageOf(facts, today)} of ${counted(facts.expected_life_years, 'year')}`,
  effect: ageTakes(facts, daysBetween(facts.installed_on, today)),
})

const lastServiceBy = ({ services }: Pick<HealthFacts, 'services'>, today: Day): Day | null =>
  services.reduce<Day | null>(
    (last, { done_on }) => (done_on <= today && (last === null || done_on > last) ? done_on : last),
    null,
  )

/** Days between services: the interval, or fewer when the usage hours run out first. */
export const daysPerService = ({
  service_interval_days: days,
  service_interval_hours: hours,
  hours_per_week: week,
}: Pick<HealthFacts, 'service_interval_days' | 'service_interval_hours' | 'hours_per_week'>): number =>
  hours === null || week === 0 ? days : Math.max(1, Math.min(days, Math.floor((hours / week) * 7)))

const lateTakes = (facts: HealthFacts, days: number): number => taking(MOST.service, days / daysPerService(facts))

const serviceOn = (
  facts: HealthFacts,
  { lastService, nextService }: Pick<Health, 'lastService' | 'nextService'>,
  today: Day,
): HealthPart => {
  const daysUntilDue = daysBetween(today, nextService)
  const late = lastService === null ? 'No service on record' : `Service ${counted(-daysUntilDue, 'day')} overdue`
  const text =
    daysUntilDue < 0
      ? late
      : daysUntilDue === 0
        ? 'Service due today'
        : `Service on time, due in ${counted(daysUntilDue, 'day')}`
  return { kind: 'service', text, effect: lateTakes(facts, -daysUntilDue) }
}

const hoursIn = (days: number, { hours_per_week }: HealthFacts): number =>
  Math.round((Math.max(0, days) / 7) * hours_per_week)

const useTakes = (facts: HealthFacts, days: number): number =>
  facts.service_interval_hours === null || facts.hours_per_week === 0
    ? 0
    : taking(MOST.use, hoursIn(days, facts) / facts.service_interval_hours)

const hoursOn = (facts: HealthFacts, since: Day, today: Day): HealthPart => {
  const { service_interval_hours: most, hours_per_week: week } = facts
  const days = daysBetween(since, today)
  const text =
    most === null || week === 0
      ? 'Hours of use are not counted'
      : `${numberText(hoursIn(days, facts))} of ${counted(most, 'hour')} used since the last service`
  return { kind: 'use', text, effect: useTakes(facts, days) }
}

/** Open faults, and repaired ones of the last two years. */
export const faultsOf = (
  facts: Pick<HealthFacts, 'services' | 'faults'>,
  today: Day,
): { open: number; past: number } => {
  const last = lastServiceBy(facts, today)
  const faults = facts.faults.filter(({ occurred_on }) => occurred_on <= today)
  const open = faults.filter(({ occurred_on }) => last === null || occurred_on > last).length
  const recent = faults.filter(({ occurred_on }) => daysBetween(occurred_on, today) <= FAULT_DAYS)
  const past = recent.filter(({ occurred_on }) => last !== null && occurred_on <= last).length
  return { open, past }
}

const faultsTake = ({ open, past }: ReturnType<typeof faultsOf>): number =>
  taking(MOST.faults, (open * OPEN_FAULT + past * SERVICED_FAULT) / MOST.faults)

const faultsOn = (facts: HealthFacts, today: Day): HealthPart => {
  const { open, past } = faultsOf(facts, today)
  const phrases = [
    open > 0 && `${counted(open, 'fault')} not serviced yet`,
    past > 0 && `${counted(past, 'fault')} serviced in two years`,
  ].filter(Boolean)
  return {
    kind: 'faults',
    text: phrases.length === 0 ? 'No faults in two years' : phrases.join(', '),
    effect: faultsTake({ open, past }),
  }
}

const servicesBy = (facts: HealthFacts, today: Day): { lastService: Day | null; since: Day; nextService: Day } => {
  const lastService = lastServiceBy(facts, today)
  const since = lastService ?? facts.installed_on
  return { lastService, since, nextService: plusDays(since, daysPerService(facts)) }
}

/** 1 minus all deductions. */
const remainder = (effects: readonly number[]): number => hundredths(effects.reduce((sum, effect) => sum + effect, 1))

/**
 * Health on a given day. The score starts at 1. Age deducts up to 0.40, all of it at the end of the expected life; an overdue service up to
 * 0.25, all of it one interval late; hours used since the last service up to 0.10; faults up to 0.25: 0.15 per open fault, 0.05 per fault
 * repaired in the last two years. Parts are rounded to hundredths so they add up to the score.
 */
export const healthOf = (facts: HealthFacts, today: Day): Health => {
  const { lastService, since, nextService } = servicesBy(facts, today)
  const parts = [
    ageOn(facts, today),
    serviceOn(facts, { lastService, nextService }, today),
    hoursOn(facts, since, today),
    faultsOn(facts, today),
  ]
  const score = Math.max(0, remainder(parts.map(({ effect }) => effect)))
  return { score, status: statusOf(score), parts, lastService, nextService }
}

export const FAILING = 0.4
const MONTH_DAYS = 30
const OPEN_FAULT_DAYS = 90
const LONGEST_DAYS = 40_000

/** Returns the score after a number of days without service; faults stay as they are today. */
const scoresFrom = (facts: HealthFacts, today: Day): ((days: number) => number) => {
  const { since, nextService } = servicesBy(facts, today)
  const age = daysBetween(facts.installed_on, today)
  const late = daysBetween(nextService, today)
  const used = daysBetween(since, today)
  const faults = faultsTake(faultsOf(facts, today))
  return (days) =>
    remainder([ageTakes(facts, age + days), lateTakes(facts, late + days), useTakes(facts, used + days), faults])
}

const daysUntilFailure = (facts: HealthFacts, today: Day): number => {
  const scoreAfter = scoresFrom(facts, today)
  const score = Math.max(0, scoreAfter(0))
  if (score < FAILING) return Math.max(1, Math.round((MONTH_DAYS * score) / FAILING))
  // Health only falls without a service, so a binary search finds the first day.
  let [above, below] = [0, LONGEST_DAYS]
  while (below - above > 1) {
    const middle = Math.floor((above + below) / 2)
    if (scoreAfter(middle) < FAILING) below = middle
    else above = middle
  }
  return below + MONTH_DAYS
}

/**
 * The likely failure day if nothing is done: 30 days after health falls below 0.40, and within 90 days of today with an open fault. When
 * health is already below 0.40 it is within 30 days, sooner the lower the score.
 */
export const failureDay = (facts: HealthFacts, today: Day): Day => {
  const days = daysUntilFailure(facts, today)
  return plusDays(today, faultsOf(facts, today).open > 0 ? Math.min(days, OPEN_FAULT_DAYS) : days)
}

export const servicedHealth = (facts: HealthFacts, today: Day): Health =>
  healthOf({ ...facts, services: [...facts.services, { done_on: today }] }, today)
