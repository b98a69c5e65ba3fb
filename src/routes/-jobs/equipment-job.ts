import { serviceJobOf } from '@/domain/equipment/service-job'
import type { JobDraft } from '@/domain/job/job'
import { nextWorkingDay } from '@/domain/job/next-hour'
import type { Day } from '@/domain/time/calendar'
import { predictiveQuery } from '@/services/equipment/queries'
import { jobsQuery } from '@/services/jobs/queries'
import type { JobCommands, JobsScreenProps } from '@/ui/jobs/types'
import { requesting } from '../-records/plain-commands'
import type { Workspace } from '../-session/context'

export type EquipmentJob = { about: JobsScreenProps['about']; create: JobCommands['create'] }

type EquipmentJobParams = { business: number; today: Day; id: number }

/** Null when the equipment does not exist. */
export const loadEquipmentJob = async (
  workspace: Workspace,
  { business, today, id }: EquipmentJobParams,
): Promise<EquipmentJob | null> => {
  const { graphql, http, queryClient } = workspace
  const { equipment, recommendations } = await queryClient.fetchQuery(predictiveQuery(graphql, business, today))
  const unit = equipment.find((each) => each.id === id)
  if (!unit) return null
  const recommendation = recommendations.find((each) => each.id === id)
  const { service_type, ...form } = serviceJobOf(unit, recommendation, nextWorkingDay(today))
  const { request } = requesting(workspace, ['jobs', 'equipment'])
  return {
    about: unit.client && { client: unit.client.id, property: unit.property_id, form },
    async create(draft: JobDraft) {
      const writeRequest = {
        write: ['equipment', 'schedule', id, draft, service_type],
        about: `equipment/${id}`,
        durable: true,
      }
      const outcome = await request(writeRequest, (key) => workspace.equipment.schedule(id, service_type, draft, key))
      if (!outcome.ok) return outcome
      await outcome.shown
      const list = queryClient.getQueryData(jobsQuery(http, business).queryKey)
      return { ...outcome, job: list?.jobs.find((job) => job.id === outcome.answer.id) }
    },
  }
}
