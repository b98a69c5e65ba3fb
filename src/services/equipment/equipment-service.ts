import {
  AcceptEquipmentRecommendationDocument,
  AddEquipmentDocument,
  DeleteEquipmentDocument,
  EditEquipmentDocument,
  RecordEquipmentServiceDocument,
  ReportEquipmentFaultDocument,
  ScheduleEquipmentServiceDocument,
  SetEquipmentMonitoringDocument,
} from '@/contract/graphql/generated/equipment'
import { toWireDraft } from '@/contract/job'
import type { Equipment, EquipmentDraft, EquipmentFault, EquipmentService } from '@/domain/equipment/equipment'
import type { Monitoring } from '@/domain/equipment/monitoring'
import type { ServiceType } from '@/domain/equipment/vocabulary'
import type { JobDraft } from '@/domain/job/job'
import { dollarsFromCents } from '@/domain/money/money'
import type { Edit } from '@/domain/record/merge-edits'
import type { GraphQL } from '../graphql/graphql'

type Written = { id: number }

/** EP-111. `key` is the intent's id. */
export type EquipmentWrites = {
  /** Throws Failure 403, 422. */
  add(draft: EquipmentDraft, key: string): Promise<Written>
  /** Throws Failure 404 when deleted, 409 for a conflicting edit, 422. */
  edit(id: number, edit: Edit<EquipmentDraft, Equipment>, key: string): Promise<Written>
  /** Throws Failure 404 when deleted. */
  remove(id: number, key: string): Promise<void>
  /** Throws Failure 404 when deleted, 422. */
  serviced(id: number, service: Pick<EquipmentService, 'done_on' | 'notes'>, key: string): Promise<void>
  /** Throws Failure 404 when deleted, 422. */
  reported(id: number, fault: Pick<EquipmentFault, 'occurred_on' | 'description'>, key: string): Promise<void>
  /** Creates a job for it. Throws Failure 404 when deleted, 409 when a job is already planned, 422. */
  schedule(id: number, service_type: ServiceType, job: JobDraft, key: string): Promise<Written>
  /** Creates the recommended job. Throws Failure 404 when deleted, 409 when it is done or no longer recommended. */
  accept(id: number, key: string): Promise<Written>
  /** Throws Failure 403, 422. */
  monitor(monitoring: Monitoring, key: string): Promise<void>
}

/** The API has amounts in dollars. */
const inDollars = <Part extends Partial<EquipmentDraft>>({ service_cost, repair_cost, ...part }: Part) => ({
  ...part,
  ...(service_cost === undefined ? {} : { service_cost: dollarsFromCents(service_cost) }),
  ...(repair_cost === undefined ? {} : { repair_cost: dollarsFromCents(repair_cost) }),
})

/** Uses GraphQL, because the spec names no endpoints for equipment. */
export const createEquipmentService = (graphql: GraphQL): EquipmentWrites => ({
  async add(draft, key) {
    const { addEquipment: id } = await graphql.mutate(AddEquipmentDocument, {
      equipment: inDollars(draft),
      key,
    })
    return { id }
  },
  async edit(id, { changed, was }, key) {
    await graphql.mutate(EditEquipmentDocument, { id, changed: inDollars(changed), was: inDollars(was), key })
    return { id }
  },
  async remove(id, key) {
    await graphql.mutate(DeleteEquipmentDocument, { id, key })
  },
  async serviced(equipment, service, key) {
    await graphql.mutate(RecordEquipmentServiceDocument, { equipment, ...service, key })
  },
  async reported(equipment, fault, key) {
    await graphql.mutate(ReportEquipmentFaultDocument, { equipment, ...fault, key })
  },
  async schedule(equipment, service_type, draft, key) {
    const job = toWireDraft(draft)
    const variables = { equipment, service_type, job, key }
    const { scheduleEquipmentService: id } = await graphql.mutate(ScheduleEquipmentServiceDocument, variables)
    return { id }
  },
  async accept(equipment, key) {
    const variables = { equipment, key }
    const answer = await graphql.mutate(AcceptEquipmentRecommendationDocument, variables)
    return { id: answer.acceptEquipmentRecommendation }
  },
  async monitor(monitoring, key) {
    await graphql.mutate(SetEquipmentMonitoringDocument, { ...monitoring, key })
  },
})
