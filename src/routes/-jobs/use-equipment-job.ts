import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Day } from '@/domain/calendar'
import type { Equipment } from '@/domain/equipment/equipment'
import { type ServiceJob, serviceJobOf } from '@/domain/equipment/service-job'
import type { JobDraft } from '@/domain/job/job'
import { nextWorkingDay } from '@/domain/job/next-hour'
import { predictiveQuery } from '@/services/equipment/queries'
import { jobsQuery } from '@/services/jobs/queries'
import type { JobCommands, JobsScreenProps } from '@/ui/jobs/types'
import { requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-workspace'

type Found = {
  /** Whom the job is for and what it is; null where the equipment can't be found. */
  about: JobsScreenProps['about']
  /** Makes the job for the equipment, so that both know of each other. */
  create: JobCommands['create']
}

const partyOf = (
  { client, property_id }: Equipment,
  form: Omit<ServiceJob, 'service_type'>,
): JobsScreenProps['about'] => client && { client: client.id, property: property_id, form }

/**
 * The job that the form is opened for by equipment (`?create=true&equipment=7`), filled in with what is recommended of it.
 * Undefined while it is loaded, null where the form is for none.
 */
export const useEquipmentJob = (id: number | undefined, today: Day): Found | null | undefined => {
  const { workspace, actor } = useWorkspace()
  const business = actor.business_id
  const query = useQuery({ ...predictiveQuery(workspace.graphql, business, today), enabled: id !== undefined })
  const unit = query.data?.equipment.find((each) => each.id === id)
  const recommendation = query.data?.recommendations.find((each) => each.id === id)
  return useMemo(() => {
    if (id === undefined) return null
    if (!unit) return query.isPending ? undefined : null
    const { service_type, ...form } = serviceJobOf(unit, recommendation, nextWorkingDay(today))
    const { request } = requesting(workspace, ['jobs', 'equipment'])
    return {
      about: partyOf(unit, form),
      async create(draft: JobDraft) {
        const asked = { write: ['equipment', 'schedule', id, draft], about: `equipment/${id}` }
        const outcome = await request(asked, (key) => workspace.equipment.schedule(id, service_type, draft, key))
        if (!outcome.ok) return outcome
        await outcome.shown
        const list = workspace.queryClient.getQueryData(jobsQuery(workspace.http, business).queryKey)
        return { ...outcome, job: list?.jobs.find((job) => job.id === outcome.answer.id) }
      },
    }
  }, [id, unit, recommendation, query.isPending, today, workspace, business])
}
