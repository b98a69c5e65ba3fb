import { fullName } from '@/domain/account/user'
import type { DoneService, Equipment, EquipmentRow, FaultRecord, PlannedService } from '@/domain/equipment/equipment'
import { healthOf } from '@/domain/equipment/health'
import { type Monitoring, USUAL_MONITORING } from '@/domain/equipment/monitoring'
import { isOpen } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Day } from '@/domain/time/calendar'
import { earliestFirst } from '@/domain/time/day'
import type { Reader } from '../core/log/rows'

type PlannedJob = { job: Job; accepted: boolean }

const jobsFor = (id: number, store: Reader): PlannedJob[] =>
  store.naming('equipment_plans', 'equipment_id', id).flatMap(({ job_id, accepted }) => {
    const job = store.find('jobs', job_id)
    return job ? [{ job, accepted }] : []
  })

/** Recorded services and completed jobs. A job completed ahead of its day counts as done today. */
const servicesOf = (id: number, jobs: readonly PlannedJob[], today: Day, store: Reader): DoneService[] => {
  const recordedServices = store
    .naming('equipment_services', 'equipment_id', id)
    .map(({ id, done_on, notes }): DoneService => ({ id, done_on, notes, job: null }))
  const worked = jobs
    .filter(({ job }) => job.status === 'completed')
    .map(
      ({ job: { id, job_number, title, scheduled_date } }): DoneService => ({
        id: null,
        done_on: scheduled_date < today ? scheduled_date : today,
        notes: title,
        job: { id, job_number },
      }),
    )
  return [...recordedServices, ...worked].sort((a, b) => earliestFirst(b.done_on, a.done_on))
}

const planOf = (jobs: readonly PlannedJob[]): PlannedService | null => {
  const [open] = jobs.filter(({ job }) => isOpen(job.status)).sort((a, b) => a.job.id - b.job.id)
  if (!open) return null
  const { job, accepted } = open
  return { job_id: job.id, job_number: job.job_number, day: job.scheduled_date, accepted }
}

const clientOf = ({ property_id }: EquipmentRow, store: Reader): Equipment['client'] => {
  const property = store.find('properties', property_id)
  const client = property && store.find('clients', property.client_id)
  return client ? { id: client.id, name: fullName(client) } : null
}

export const equipmentView = (row: EquipmentRow, today: Day, store: Reader): Equipment => {
  const jobs = jobsFor(row.id, store)
  const services = servicesOf(row.id, jobs, today, store)
  const faults = store.naming('equipment_faults', 'equipment_id', row.id)
  const { score, ...health } = healthOf({ ...row, services, faults }, today)
  const isServiced = (day: Day) => health.lastService !== null && day <= health.lastService
  return {
    ...row,
    ...health,
    healthScore: score,
    client: clientOf(row, store),
    services,
    faults: faults
      .map(
        ({ id, occurred_on, description }): FaultRecord => ({
          id,
          occurred_on,
          description,
          serviced: isServiced(occurred_on),
        }),
      )
      .sort((a, b) => earliestFirst(b.occurred_on, a.occurred_on)),
    plan: planOf(jobs),
  }
}

export const monitoringOf = (businessId: number, store: Reader): Monitoring =>
  store.naming('equipment_monitoring', 'business_id', businessId)[0] ?? USUAL_MONITORING
