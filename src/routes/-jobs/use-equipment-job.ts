import { useQuery } from '@tanstack/react-query'
import type { Day } from '@/domain/time/calendar'
import { useWorkspace } from '../-session/workspace'
import type { EquipmentJob } from './equipment-job'

/**
 * The job that equipment opens the form for (`?create=true&equipment=7`), filled in with its recommendation. Undefined while it loads,
 * null where the form is not about equipment, or where the equipment can't be read.
 */
export const useEquipmentJob = (id: number | undefined, today: Day): EquipmentJob | null | undefined => {
  const { workspace, actor } = useWorkspace()
  const business = actor.business_id
  const { data, isPending } = useQuery({
    queryKey: ['equipment-job', business, today, id],
    // Most jobs are for no equipment, so that what is needed for one loads with it.
    queryFn: async () =>
      (await import('./equipment-job')).loadEquipmentJob(workspace, { business, today, id: id ?? 0 }),
    enabled: id !== undefined,
    gcTime: 0,
  })
  return id === undefined || !isPending ? (data ?? null) : undefined
}
