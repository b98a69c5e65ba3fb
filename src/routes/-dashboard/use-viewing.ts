import { useNavigate, useRouter } from '@tanstack/react-router'
import type { Viewed } from '@/domain/permissions/viewed-role'
import { useWorkspace } from '../-session/workspace'

/** Views the app as a role or person, starting at the overview; null ends it. Clears loaded data, which belongs to the previous viewer. */
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
