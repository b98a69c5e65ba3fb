import { useQuery } from '@tanstack/react-query'
import type { EquipmentPlace } from '@/domain/equipment/equipment'
import { equipmentPlacesQuery } from '@/services/equipment/queries'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { loadable } from '../-loading/loadable'
import { useSees } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'

const NOWHERE: Loadable<readonly EquipmentPlace[]> = { state: 'ready', value: [] }

/** Empty for people without access to the equipment page. */
export const useEquipmentPlaces = (isNeeded: boolean): Loadable<readonly EquipmentPlace[]> => {
  const { workspace, actor } = useWorkspace()
  const isShown = useSees()('predictive')
  const places = useQuery({
    ...equipmentPlacesQuery(workspace.graphql, actor.business_id),
    enabled: isShown && isNeeded,
  })
  return isShown ? loadable(places) : NOWHERE
}
