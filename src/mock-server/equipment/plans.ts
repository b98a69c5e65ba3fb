import type * as v from 'valibot'
import type {
  AcceptEquipmentRecommendationArgs,
  ScheduleEquipmentServiceArgs,
} from '@/contract/graphql/generated/resolvers'
import { wireJobDraft } from '@/contract/job'
import type { Property } from '@/domain/client/property'
import type { Equipment, EquipmentRow } from '@/domain/equipment/equipment'
import { mayPlanService } from '@/domain/equipment/permissions'
import { recommendationsOf } from '@/domain/equipment/recommendations'
import { NO_PROPERTY, NOTHING_RECOMMENDED, plannedRefusal, serviceJobOf } from '@/domain/equipment/service-job'
import { serviceLabel } from '@/domain/equipment/vocabulary'
import { nextFreeHour } from '@/domain/job/next-hour'
import type { Change } from '@/domain/record/fact'
import { formatDate, plusMinutes, timeAt } from '@/domain/time/calendar'
import { currencyOf } from '../accounts/currency'
import { byUser } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { command, type Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { Refusal, readBy } from '../core/write/refusal'
import type { Sent } from '../graphql/asking'
import { created } from '../jobs/decisions'
import { jobsOf } from '../jobs/in-order'
import { equipmentView } from './equipment-view'
import { servicePlanFacts } from './tables'

type Draft = v.InferOutput<typeof wireJobDraft>

const may = { rule: mayPlanService, participle: 'created', what: 'jobs' }

/** Throws Refusal 409 if the equipment has an open job already. */
const unplanned = ({ actor }: Requester, row: EquipmentRow, store: Store): Equipment => {
  const unit = equipmentView(row, store.today(actor.time_zone), store)
  if (unit.plan) throw new Refusal(409, plannedRefusal(unit.plan, formatDate(unit.plan.day)))
  return unit
}

const numberIn = ({ after }: Change): string => (typeof after?.job_number === 'string' ? after.job_number : '')

/** Creates the job and its link to the equipment in one undo group. */
const planned = (
  { actor, businessId }: Requester,
  unit: Equipment,
  { draft, ...plan }: { draft: Draft; accepted: boolean; service_type: ScheduleEquipmentServiceArgs['service_type'] },
  store: Store,
): Decided[] => {
  const job = created(actor, businessId, draft, store)
  const jobChange = job.changes[0]
  if (!jobChange) throw new Error('A job that is created is one change')
  const row = {
    id: store.nextId('equipment_plans'),
    business_id: businessId,
    equipment_id: unit.id,
    job_id: jobChange.id,
    ...plan,
  }
  return [
    job,
    servicePlanFacts.created(row, plan.accepted ? 'equipment_plan.accepted' : 'equipment_plan.scheduled', {
      actor: byUser(actor),
      note: `${plan.accepted ? 'Accepted' : 'Scheduled'}: ${serviceLabel(plan.service_type)}, ${numberIn(jobChange)}`,
    }),
  ]
}

const jobIn = (facts: readonly { changes: readonly { table: string; id: number }[] }[]): number =>
  facts.flatMap(({ changes }) => changes).find(({ table }) => table === 'jobs')?.id ?? 0

const draftIn = (sent: unknown): Draft => readBy(wireJobDraft, sent)

export const scheduling = command('equipment_plans', {
  of: 'equipment',
  id: ({ args }: Sent<ScheduleEquipmentServiceArgs>) => args.equipment,
  may,
  facts(request, store, row) {
    const { service_type, job } = request.args
    return planned(
      request,
      unplanned(request, row, store),
      { draft: draftIn(job), accepted: false, service_type },
      store,
    )
  },
  answer: ({ facts }) => jobIn(facts),
})

const placed = ({ id, client_id, address, city, state, zip_code }: Property) => ({
  client_id,
  property_id: id,
  property_address: address,
  property_city: city,
  property_state: state,
  property_zip: zip_code,
})

/** Schedules the job on its recommended day, in the first hour with someone free, at the equipment's property. Throws Refusal 409. */
const recommendedJob = ({ actor, businessId }: Requester, unit: Equipment, store: Store) => {
  const today = store.today(actor.time_zone)
  const [recommendation] = recommendationsOf([unit], today, currencyOf(businessId, store))
  if (!recommendation) throw new Refusal(409, NOTHING_RECOMMENDED)
  const property = store.find('properties', unit.property_id)
  if (!property) throw new Refusal(409, NO_PROPERTY)
  const { service_type, ...job } = serviceJobOf(unit, recommendation, recommendation.recommendedDate)
  const moment = { today, time: timeAt(store.now(), actor.time_zone) }
  const crew = store.naming('crew_members', 'business_id', businessId)
  const start = nextFreeHour(job.scheduled_date, moment, { jobs: jobsOf(businessId, store), crew })
  const draft = draftIn({
    ...job,
    ...placed(property),
    estimated_cost: Number(job.estimated_cost),
    scheduled_start_time: start,
    scheduled_end_time: plusMinutes(start, 60),
  })
  return { draft, accepted: true, service_type }
}

/** Creates the recommended job. After that the recommendation is gone. */
export const accepting = command('equipment_plans', {
  of: 'equipment',
  id: ({ args }: Sent<AcceptEquipmentRecommendationArgs>) => args.equipment,
  may,
  facts(request, store, row) {
    const unit = unplanned(request, row, store)
    return planned(request, unit, recommendedJob(request, unit, store), store)
  },
  answer: ({ facts }) => jobIn(facts),
})
