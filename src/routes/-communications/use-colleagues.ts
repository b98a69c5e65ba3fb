import { useQuery } from '@tanstack/react-query'
import { colleaguesQuery } from '@/services/communications/queries'
import type { Colleague } from '@/ui/communications/types'
import { useWorkspace } from '../-session/workspace'

/** Staff to whom a conversation can be handed over, with oneself from the start. */
export const useColleagues = (): readonly Colleague[] => {
  const { workspace, actor } = useWorkspace()
  const { data } = useQuery(colleaguesQuery(workspace.graphql, actor.business_id))
  return data ?? [{ id: actor.user_id, name: actor.name }]
}
