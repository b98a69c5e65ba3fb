import type { Currency } from '../account/vocabulary'
import { nextWorkingDay } from '../job/next-hour'
import { priceIn } from '../money/amount-in'
import type { Cents } from '../money/money'
import { type Day, daysBetween, formatDate, plusDays } from '../time/calendar'
import { savingsOf, scoreText } from './alerts'
import type { Equipment } from './equipment'
import { faultsOf, healthOf, lifeUsed, servicedHealth } from './health'
import type { ServiceType } from './vocabulary'

/** A service worth doing (PRED-07). At most one per unit; its id is the equipment's id. */
export type Recommendation = {
  id: number
  equipmentName: string
  serviceType: ServiceType
  /** From 0 to 1. */
  urgency: number
  recommendedDate: Day
  estimatedCost: Cents
  benefits: readonly string[]
  description: string
}

/** In days. */
const AHEAD = 30
const SOON = 7
const LATE_LIFE = 0.9
const TIRED = 0.6

/** Red above 0.7, yellow above 0.4, otherwise green (PRED-08). */
export const urgencyTone = (urgency: number): 'danger' | 'warning' | 'success' => {
  if (urgency > 0.7) return 'danger'
  return urgency > 0.4 ? 'warning' : 'success'
}

export const urgencyLabel = (urgency: number): string =>
  ({ danger: 'High urgency', warning: 'Medium urgency', success: 'Low urgency' })[urgencyTone(urgency)]

type Kind = { serviceType: ServiceType; least: number; description: string }

const dueKind = (unit: Equipment, today: Day): Kind => {
  const daysUntilDue = daysBetween(today, unit.nextService)
  const day = formatDate(unit.nextService)
  const serviceType = 'service'
  const late = unit.lastService === null ? 'No service on record.' : `Service was due on ${day}.`
  if (daysUntilDue < 0) return { serviceType, least: 0.75, description: late }
  return { serviceType, least: daysUntilDue <= SOON ? 0.5 : 0.3, description: `Service is due on ${day}.` }
}

const kindOf = (unit: Equipment, today: Day): Kind | null => {
  const { open } = faultsOf(unit, today)
  if (open > 0) {
    const [latest] = unit.faults
    const intro = open === 1 ? 'A fault is not serviced yet' : `${open} faults are not serviced yet, the latest`
    return { serviceType: 'repair', least: 0.9, description: `${intro}: ${latest?.description ?? ''}` }
  }
  if (daysBetween(today, unit.nextService) <= AHEAD) return dueKind(unit, today)
  if (lifeUsed(unit, today) >= LATE_LIFE)
    return {
      serviceType: 'replacement_review',
      least: 0.45,
      description: 'It is close to the end of its expected life, or past it. Plan its replacement before it fails.',
    }
  if (unit.healthScore >= TIRED) return null
  return { serviceType: 'tune_up', least: 0, description: `Health is ${scoreText(unit.healthScore)}.` }
}

const workingDayFrom = (day: Day): Day => nextWorkingDay(plusDays(day, -1))

const dayFor = (urgency: number, unit: Equipment, { serviceType }: Kind, today: Day): Day => {
  if (urgency > 0.7) return nextWorkingDay(today)
  if (urgency > 0.4) return workingDayFrom(plusDays(today, SOON))
  return workingDayFrom(serviceType === 'service' ? unit.nextService : plusDays(today, AHEAD))
}

const benefitsOf = (unit: Equipment, { serviceType }: Kind, today: Day, currency: Currency): string[] => {
  const savings = savingsOf(unit)
  const saves = savings > 0 ? [`Saves about ${priceIn(savings, currency)} compared with a repair`] : []
  if (serviceType === 'replacement_review') return ['No sudden failure of old equipment', ...saves]
  const [now, then] = [healthOf(unit, today), servicedHealth(unit, today)]
  const rises = then.score > now.score ? [`Health rises from ${scoreText(now.score)} to ${scoreText(then.score)}`] : []
  return [...rises, ...saves, `The next service moves to ${formatDate(then.nextService)}`]
}

const recommended = (unit: Equipment, today: Day, currency: Currency): Recommendation[] => {
  const kind = kindOf(unit, today)
  if (!kind) return []
  const urgency = Math.round(Math.max(1 - unit.healthScore, kind.least) * 100) / 100
  return [
    {
      id: unit.id,
      equipmentName: unit.name,
      serviceType: kind.serviceType,
      urgency,
      recommendedDate: dayFor(urgency, unit, kind, today),
      estimatedCost: unit.service_cost,
      benefits: benefitsOf(unit, kind, today, currency),
      description: kind.description,
    },
  ]
}

/**
 * Recommendations, most urgent first: a repair for an open fault, a service that is overdue or due within 30 days, a replacement review
 * near the end of life, a tune-up below 60% health. Urgency is 1 minus health, and at least 0.90 for a repair, 0.75 for an overdue service,
 * 0.50 for one due within a week, 0.30 for one due within 30 days, 0.45 for a replacement. Savings are in the business's currency.
 */
export const recommendationsOf = (equipment: readonly Equipment[], today: Day, currency: Currency): Recommendation[] =>
  equipment
    .flatMap((unit) => recommended(unit, today, currency))
    .sort((a, b) => b.urgency - a.urgency || a.equipmentName.localeCompare(b.equipmentName) || a.id - b.id)
