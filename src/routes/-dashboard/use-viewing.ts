import { useNavigate, useRouter } from '@tanstack/react-router'
import type { Viewed } from '@/domain/permissions/viewed-role'
import { useWorkspace } from '../-session/workspace'

/** Looks at the app as a role or a person, from its overview on; null ends it. What was loaded belongs to who was answered before. */
export const useViewAs = () => {
  const { workspace } = useWorkspace()
  const router = useRouter()
  const navigate = useNavigate()
  return async (viewed: Viewed | null): Promise<void> => {
    workspace.viewAs(viewed)
    void workspace.queryClient.resetQueries()
    await router.invalidate()
    await navigate(viewed ? { to: '/dashboard' } : { to: '/dashboard/permissions' })
  }
}
