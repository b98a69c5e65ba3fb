import type { JobForm } from '../job/draft'
import { dollarsFromCents } from '../money/money'
import type { Equipment, PlannedService } from './equipment'
import type { Recommendation } from './recommendations'
import { type ServiceType, serviceLabel } from './vocabulary'

export type ServiceJob = Pick<
  JobForm,
  'title' | 'description' | 'type' | 'priority' | 'scheduled_date' | 'estimated_cost' | 'location_notes'
> & { service_type: ServiceType }

/** The recommended job, or the next regular service on its due day. */
export const serviceJobOf = (unit: Equipment, recommendation: Recommendation | undefined, day: string): ServiceJob => {
  const service_type = recommendation?.serviceType ?? 'service'
  return {
    service_type,
    title: `${serviceLabel(service_type)}: ${unit.name}`,
    description: [recommendation?.description, unit.notes].filter(Boolean).join('\n\n'),
    type: service_type === 'repair' ? 'emergency_service' : 'maintenance',
    priority: (recommendation?.urgency ?? 0) > 0.7 ? 'high' : 'normal',
    scheduled_date: recommendation?.recommendedDate ?? day,
    estimated_cost: String(dollarsFromCents(unit.service_cost)),
    location_notes: unit.location,
  }
}

export const plannedRefusal = ({ job_number }: PlannedService, day: string): string =>
  `A service is already scheduled: ${job_number} on ${day}.`

export const NO_PROPERTY = 'The property of this equipment was deleted. Edit the equipment and choose another one.'
export const NOTHING_RECOMMENDED = 'Nothing is recommended for this equipment anymore.'
