import { useQuery } from '@tanstack/react-query'
import type { Day } from '@/domain/time/calendar'
import { useWorkspace } from '../-session/workspace'
import type { EquipmentJob } from './equipment-job'

/**
 * Prefills the job form for equipment (`?create=true&equipment=7`) with its recommendation. Undefined while loading, null when the
 * form is not for equipment or the equipment can't be read.
 */
export const useEquipmentJob = (id: number | undefined, today: Day): EquipmentJob | null | undefined => {
  const { workspace, actor } = useWorkspace()
  const business = actor.business_id
  const { data, isPending } = useQuery({
    queryKey: ['equipment-job', business, today, id],
    // Loaded on demand, because most jobs are for no equipment.
    queryFn: async () =>
      (await import('./equipment-job')).loadEquipmentJob(workspace, { business, today, id: id ?? 0 }),
    enabled: id !== undefined,
    gcTime: 0,
  })
  return id === undefined || !isPending ? (data ?? null) : undefined
}
