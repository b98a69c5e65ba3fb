import { useMemo } from 'react'
import type { Equipment } from '@/domain/equipment/equipment'
import { planRefusal } from '@/domain/equipment/permissions'
import { NO_PROPERTY, plannedRefusal } from '@/domain/equipment/service-job'
import type { Severity } from '@/domain/equipment/vocabulary'
import type { Actor } from '@/domain/permissions/actor'
import { type Day, formatDate } from '@/domain/time/calendar'
import type { Tone } from '@/ui/kit/feedback/tone'
import type { PredictiveFacts } from './types'

const SEVERITY_TONES: Record<Severity, Tone> = { low: 'neutral', medium: 'warning', high: 'danger', critical: 'danger' }

export const severityTone = (severity: Severity): Tone => SEVERITY_TONES[severity]

/** When the next service is due, and whether that is over. Of equipment that was never serviced no one can say that it is late. */
export const dueText = ({ lastService, nextService }: Equipment, today: Day): string => {
  if (nextService >= today) return formatDate(nextService)
  return lastService === null ? 'No service on record' : `${formatDate(nextService)}, overdue`
}

/** Why no job can be made for equipment; null when one can. */
export const schedulingRefusal = (actor: Actor, { plan, client }: Equipment): string | null => {
  const refusal = planRefusal(actor)
  if (refusal !== null) return refusal
  if (plan) return plannedRefusal(plan, formatDate(plan.day))
  return client ? null : NO_PROPERTY
}

const isFree = ({ plan, client }: Equipment): boolean => plan === null && client !== null

/** Equipment by its id, for what names it. */
export const useUnits = ({ equipment }: Pick<PredictiveFacts, 'equipment'>): ((id: number) => Equipment | undefined) =>
  useMemo(() => {
    const units = new Map(equipment.map((unit) => [unit.id, unit]))
    return (id) => units.get(id)
  }, [equipment])

/** The equipment with the earliest due service comes first. */
export const byNextService = (equipment: readonly Equipment[]): Equipment[] =>
  equipment.toSorted(
    (a, b) => (a.nextService < b.nextService ? -1 : Number(a.nextService > b.nextService)) || a.id - b.id,
  )

/** What most needs a service and has none planned: what has the most pressing alert, else whose service is due first. */
export const mostUrgent = ({ equipment, alerts }: PredictiveFacts): Equipment | null => {
  const free = new Map(equipment.filter(isFree).map((unit) => [unit.id, unit]))
  const alerted = alerts.find(({ id }) => free.has(id))
  return (alerted && free.get(alerted.id)) ?? byNextService([...free.values()])[0] ?? null
}
