import { useNavigate, useRouter } from '@tanstack/react-router'
import type { ViewedRole } from '@/domain/permissions/viewed-role'
import { useWorkspace } from '../-workspace'

/** Looks at the app as a role, from its overview on; null ends it. What was loaded belongs to who was answered before. */
export const useViewAs = () => {
  const { workspace } = useWorkspace()
  const router = useRouter()
  const navigate = useNavigate()
  return async (role: ViewedRole | null): Promise<void> => {
    workspace.viewAs(role)
    void workspace.queryClient.resetQueries()
    await router.invalidate()
    await navigate(role ? { to: '/dashboard' } : { to: '/dashboard/permissions' })
  }
}
