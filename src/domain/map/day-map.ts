import { fullName } from '../account/user'
import { nextVisit, servicesOf } from '../client/listed-property'
import { hasAddressOf, isAt, type Property } from '../client/property'
import type { CrewMember } from '../crew/crew'
import type { CrewRole } from '../crew/vocabulary'
import { isOpen } from '../job/commands'
import type { Job, JobStatus } from '../job/job'
import { bySlot } from '../job/order'
import { groupedBy } from '../record/grouped-by'
import { isCrewed } from '../scheduling/bookings'
import type { Day } from '../time/calendar'
import type { MapStatus } from './vocabulary'

export type CrewAssignment = { crew_member_name: string; role: CrewRole }

export type MapJob = Pick<
  Job,
  | 'id'
  | 'job_number'
  | 'client_id'
  | 'scheduled_date'
  | 'scheduled_start_time'
  | 'scheduled_end_time'
  | 'priority'
  | 'estimated_duration_minutes'
> & {
  job_title: string
  client_name: string
  status: MapStatus
  /** The leader's crew; null while unassigned. */
  crew_id: number | null
  crew_assignments: readonly CrewAssignment[]
}

export type MapPlace = Pick<Property, 'address' | 'city' | 'state' | 'zip_code' | 'latitude' | 'longitude'> & {
  /** Null for a job's address that matches no property. */
  id: number | null
  property_name: string
  client_name: string
  /** Open jobs from today on. */
  upcoming_jobs: number
  /** Excludes cancelled jobs. */
  total_jobs: number
  last_service_date: Day | null
  next_service_date: Day | null
  jobs: readonly MapJob[]
}

const MAP_STATUS: Record<JobStatus, MapStatus | null> = {
  scheduled: 'scheduled',
  assigned: 'assigned',
  en_route: 'en_route',
  in_progress: 'in_progress',
  completed: 'completed',
  // Waits for the crew to confirm the new date.
  rescheduled: 'scheduled',
  cancelled: null,
  missed: null,
}

export const mapStatusOf = ({ status }: Pick<Job, 'status'>): MapStatus | null => MAP_STATUS[status]

type DayMapData = {
  jobs: readonly Job[]
  jobsOf: (clientId: number) => readonly Job[]
  properties: readonly Property[]
  crew: readonly CrewMember[]
  today: Day
}

const addressOf = (job: Job) => ({
  address: job.property_address,
  city: job.property_city,
  state: job.property_state,
  zip_code: job.property_zip,
})

const clientName = ({ client_first_name, client_last_name }: Job) =>
  fullName({ first_name: client_first_name, last_name: client_last_name })

const mapJob = (job: Job, status: MapStatus, crew: ReadonlyMap<number, CrewMember>): MapJob => {
  const people = job.assigned_crew_members.flatMap((id) => crew.get(id) ?? [])
  return {
    id: job.id,
    job_number: job.job_number,
    job_title: job.title,
    client_id: job.client_id,
    client_name: clientName(job),
    scheduled_date: job.scheduled_date,
    scheduled_start_time: job.scheduled_start_time,
    scheduled_end_time: job.scheduled_end_time,
    status,
    priority: job.priority,
    estimated_duration_minutes: job.estimated_duration_minutes,
    crew_id: isCrewed(job) ? (people[0]?.crew_id ?? null) : null,
    crew_assignments: people.map((member) => ({ crew_member_name: fullName(member), role: member.role })),
  }
}

/** Derived figures, never stored. */
const figuresOf = (jobs: readonly Job[], today: Day) => ({
  upcoming_jobs: jobs.filter(({ status, scheduled_date }) => isOpen(status) && scheduled_date >= today).length,
  total_jobs: jobs.filter(({ status }) => status !== 'cancelled').length,
  last_service_date: servicesOf(jobs, today).last,
  next_service_date: nextVisit(jobs, today)?.scheduled_date ?? null,
})

/**
 * The places with jobs on a day, ordered by the first job at each (MAP-02). A job at an address without a property gets its own place
 * without coordinates.
 */
export const mapPlaces = ({ jobs, jobsOf, properties, crew, today }: DayMapData): MapPlace[] => {
  const people = new Map(crew.map((member) => [member.id, member]))
  const byClient = groupedBy(properties, ({ client_id }) => client_id)
  const placed = jobs.toSorted(bySlot).flatMap((job) => {
    const status = mapStatusOf(job)
    if (status === null) return []
    const property = byClient.get(job.client_id)?.find((place) => isAt(place)(job)) ?? null
    const { address, zip_code } = addressOf(job)
    return [{ job, property, shown: mapJob(job, status, people), key: property?.id ?? `${address}|${zip_code}` }]
  })
  return [...groupedBy(placed, ({ key }) => key).values()].flatMap((there) => {
    const [first] = there
    if (!first) return []
    const { job, property } = first
    const place = property ?? { ...addressOf(job), property_name: '', latitude: null, longitude: null }
    const isThere = property ? isAt(property) : hasAddressOf(place)
    return [
      {
        id: property?.id ?? null,
        property_name: place.property_name,
        client_name: clientName(job),
        address: place.address,
        city: place.city,
        state: place.state,
        zip_code: place.zip_code,
        latitude: place.latitude,
        longitude: place.longitude,
        ...figuresOf(jobsOf(job.client_id).filter(isThere), today),
        jobs: there.map(({ shown }) => shown),
      },
    ]
  })
}

/** Merges newer statuses into loaded places. Cancelled and missed jobs stay until the places reload. */
export const withStatusesOf = (places: readonly MapPlace[], jobs: readonly Job[]): readonly MapPlace[] => {
  const statusById = new Map(jobs.map((job) => [job.id, mapStatusOf(job)]))
  return places.map((place) => ({
    ...place,
    jobs: place.jobs.map((job) => ({ ...job, status: statusById.get(job.id) ?? job.status })),
  }))
}

export const withStatus = (places: readonly MapPlace[], status: MapStatus | null | undefined): readonly MapPlace[] =>
  status
    ? places
        .map((place) => ({ ...place, jobs: place.jobs.filter((job) => job.status === status) }))
        .filter(({ jobs }) => jobs.length > 0)
    : places
