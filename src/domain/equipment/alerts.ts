import type { Cents } from '../money/money'
import { counted } from '../text/wording'
import { type Day, daysBetween, formatDate } from '../time/calendar'
import { earliestFirst } from '../time/day'
import type { Equipment } from './equipment'
import { daysPerService, FAILING, failureDay, faultsOf, lifeUsed } from './health'
import type { Monitoring } from './monitoring'
import { ALERT_TYPES, type AlertType, SEVERITIES, type Severity } from './vocabulary'

/** Equipment at risk of failure (PRED-06). At most one alert per unit; its id is the equipment's id. */
export type PredictiveAlert = {
  id: number
  equipmentName: string
  alertType: AlertType
  severity: Severity
  predictedFailureDate: Day
  /** From 0 to 1. */
  confidence: number
  confidenceReason: string
  description: string
  /** In cents; savings are the difference between the two. */
  estimatedCost: Cents
  preventionCost: Cents
  savings: Cents
}

type Reason = { type: AlertType; severity: Severity; text: string }

export const scoreText = (score: number): string => `${Math.round(score * 100)}%`

const faultReason = (unit: Equipment, today: Day): Reason | null => {
  const { open } = faultsOf(unit, today)
  if (open === 0) return null
  const severity = unit.healthScore < FAILING ? 'critical' : 'high'
  return { type: 'open_fault', severity, text: `${counted(open, 'fault')} not serviced yet.` }
}

const riskSeverity = (score: number): Severity => {
  if (score < 0.2) return 'critical'
  if (score < FAILING) return 'high'
  return score < 0.6 ? 'medium' : 'low'
}

const riskReason = ({ healthScore }: Equipment, { health_below }: Monitoring): Reason | null =>
  healthScore < health_below
    ? {
        type: 'failure_risk',
        severity: riskSeverity(healthScore),
        text: `Health is ${scoreText(healthScore)}, below your limit of ${scoreText(health_below)}.`,
      }
    : null

const dueReason = (unit: Equipment, { due_within_days }: Monitoring, today: Day): Reason | null => {
  const daysUntilDue = daysBetween(today, unit.nextService)
  if (daysUntilDue > due_within_days) return null
  const type = 'service_due'
  if (daysUntilDue >= 0) return { type, severity: 'low', text: `Service is due on ${formatDate(unit.nextService)}.` }
  const severity = -daysUntilDue > daysPerService(unit) / 2 ? 'high' : 'medium'
  const since = `No service on record since it was installed on ${formatDate(unit.installed_on)}.`
  return {
    type,
    severity,
    text: unit.lastService === null ? since : `Service is ${counted(-daysUntilDue, 'day')} overdue.`,
  }
}

const lifeReason = (unit: Equipment, today: Day): Reason | null =>
  lifeUsed(unit, today) >= 1
    ? {
        type: 'end_of_life',
        severity: 'medium',
        text: `It is past its expected life of ${counted(unit.expected_life_years, 'year')}.`,
      }
    : null

const bySeverity = (a: { severity: Severity }, b: { severity: Severity }): number =>
  SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity)

const byType = (a: Reason, b: Reason): number => ALERT_TYPES.indexOf(a.type) - ALERT_TYPES.indexOf(b.type)

/** Upper bound of the confidence. */
const MOST_SURE = 0.95

/** Starts at 0.5 and grows with each service and fault on record and when usage hours are present. */
const confidenceOf = ({ services, faults, service_interval_hours, hours_per_week }: Equipment) => {
  const knowsHours = service_interval_hours !== null && hours_per_week > 0
  const sure = 0.5 + 0.1 * Math.min(3, services.length) + 0.05 * Math.min(2, faults.length) + (knowsHours ? 0.1 : 0)
  const hours = knowsHours ? 'hours of use are known' : 'hours of use are not known'
  return {
    confidence: Math.min(MOST_SURE, Math.round(sure * 100) / 100),
    confidenceReason: `${counted(services.length, 'service')} and ${counted(faults.length, 'fault')} on record; ${hours}`,
  }
}

export const savingsOf = ({ repair_cost, service_cost }: Pick<Equipment, 'repair_cost' | 'service_cost'>): Cents =>
  Math.max(0, repair_cost - service_cost) as Cents

const alertOf = (unit: Equipment, monitoring: Monitoring, today: Day): PredictiveAlert[] => {
  const reasons = [
    faultReason(unit, today),
    riskReason(unit, monitoring),
    dueReason(unit, monitoring, today),
    lifeReason(unit, today),
  ].filter((reason) => reason !== null)
  const [first] = [...reasons].sort((a, b) => bySeverity(a, b) || byType(a, b))
  if (!first) return []
  const others = reasons.filter((reason) => reason !== first)
  return [
    {
      id: unit.id,
      equipmentName: unit.name,
      alertType: first.type,
      severity: first.severity,
      predictedFailureDate: failureDay(unit, today),
      ...confidenceOf(unit),
      description: [first, ...others].map(({ text }) => text).join(' '),
      estimatedCost: unit.repair_cost,
      preventionCost: unit.service_cost,
      savings: savingsOf(unit),
    },
  ]
}

/**
 * Alerts for a day, most urgent first: an unserviced fault, health below the business's limit, a service that is overdue or due soon, or
 * equipment past its expected life. Thresholds come from Smart Monitoring.
 */
export const alertsOf = (equipment: readonly Equipment[], monitoring: Monitoring, today: Day): PredictiveAlert[] =>
  equipment
    .flatMap((unit) => alertOf(unit, monitoring, today))
    .sort(
      (a, b) =>
        bySeverity(a, b) ||
        earliestFirst(a.predictedFailureDate, b.predictedFailureDate) ||
        a.equipmentName.localeCompare(b.equipmentName) ||
        a.id - b.id,
    )

export const isUrgent = ({ severity }: Pick<PredictiveAlert, 'severity'>): boolean =>
  severity === 'critical' || severity === 'high'
