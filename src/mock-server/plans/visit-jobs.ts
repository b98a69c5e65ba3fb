import type { Client } from '@/domain/client/client'
import type { Property } from '@/domain/client/property'
import { type Job, NEW_JOB } from '@/domain/job/job'
import type { FactActor } from '@/domain/record/fact'
import type { PlanRow, PlanVisit } from '@/domain/service-plan/plan'
import { type Day, plusMinutes } from '@/domain/time/calendar'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { Refusal } from '../core/write/refusal'
import { embedded } from '../jobs/client-name'
import { numbered } from '../jobs/decisions'
import { jobFacts, VISIT_PLANNED, VISIT_WITHDRAWN } from '../jobs/tables'

/** Default time in the morning; dispatchers move the visits. */
const FIRST_HOUR = '08:00'

const placeOf = (plan: PlanRow, store: Reader): { client: Client; place: Property } | undefined => {
  const client = store.find('clients', plan.client_id)
  const places = store.naming('properties', 'client_id', plan.client_id)
  const place = places.find(({ id }) => id === plan.property_id) ?? places[0]
  return client && place && { client, place }
}

type By = { actor: FactActor; user: number }

export const visitFields = (plan: PlanRow) => ({
  title: plan.plan_name,
  description: plan.special_instructions,
  type: plan.category === 'maintenance' ? ('maintenance' as const) : ('recurring_service' as const),
  estimated_cost: plan.price_per_service,
})

/** One job and one fact for each day. */
export const visitsPlanned = (plan: PlanRow, days: readonly Day[], { actor, user }: By, store: Store): Decided[] => {
  const where = placeOf(plan, store)
  if (!where) return []
  const { client, place } = where
  const numbers = numbered(plan.business_id, days.length, store)
  return days.map((day, index): Decided => {
    const { id = 0, job_number = '' } = numbers[index] ?? {}
    const job: Job = {
      ...NEW_JOB,
      ...embedded(client),
      id,
      job_number,
      ...visitFields(plan),
      client_id: client.id,
      property_id: place.id,
      priority: 'normal',
      status: 'scheduled',
      scheduled_date: day,
      scheduled_start_time: FIRST_HOUR,
      scheduled_end_time: plusMinutes(FIRST_HOUR, plan.visit_minutes),
      estimated_duration_minutes: plan.visit_minutes,
      property_address: place.address,
      property_city: place.city,
      property_state: place.state,
      property_zip: place.zip_code,
      location_notes: '',
      plan_id: plan.id,
      plan_visit_date: day,
      assigned_crew_members: [],
      business_id: plan.business_id,
      created_by: user,
    }
    return jobFacts.created(job, VISIT_PLANNED, { actor, note: `Visit of ${plan.plan_name}` })
  })
}

/** Cancels visits of a plan; `note` is the reason. Throws a 409 Refusal when a visit's history is unreadable. */
export const visitsWithdrawn = (
  visits: readonly PlanVisit[],
  actor: FactActor,
  note: string,
  store: Store,
): Decided[] =>
  visits.flatMap(({ job_id }) => {
    const job = store.find('jobs', job_id)
    if (!job) return []
    if (store.isReadOnly(`job/${job_id}`)) throw new Refusal(409, `The history of ${job.job_number} can’t be read.`)
    return [jobFacts.changed(job, VISIT_WITHDRAWN, { actor, note, patch: { status: 'cancelled' } })]
  })
