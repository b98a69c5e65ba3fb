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

/** The next due date and if it is overdue. Equipment that was never serviced isn't overdue. */
export const dueText = ({ lastService, nextService }: Equipment, today: Day): string => {
  if (nextService >= today) return formatDate(nextService)
  return lastService === null ? 'No service on record' : `${formatDate(nextService)}, overdue`
}

export const schedulingRefusal = (actor: Actor, { plan, client }: Equipment): string | null => {
  const refusal = planRefusal(actor)
  if (refusal !== null) return refusal
  if (plan) return plannedRefusal(plan, formatDate(plan.day))
  return client ? null : NO_PROPERTY
}

const isFree = ({ plan, client }: Equipment): boolean => plan === null && client !== null

export const useUnits = ({ equipment }: Pick<PredictiveFacts, 'equipment'>): ((id: number) => Equipment | undefined) =>
  useMemo(() => {
    const units = new Map(equipment.map((unit) => [unit.id, unit]))
    return (id) => units.get(id)
  }, [equipment])

export const byNextService = (equipment: readonly Equipment[]): Equipment[] =>
  equipment.toSorted(
    (a, b) => (a.nextService < b.nextService ? -1 : Number(a.nextService > b.nextService)) || a.id - b.id,
  )

/** The unplanned unit with the most urgent alert, or else the earliest due service. */
export const mostUrgent = ({ equipment, alerts }: PredictiveFacts): Equipment | null => {
  const free = new Map(equipment.filter(isFree).map((unit) => [unit.id, unit]))
  const alerted = alerts.find(({ id }) => free.has(id))
  return (alerted && free.get(alerted.id)) ?? byNextService([...free.values()])[0] ?? null
}
