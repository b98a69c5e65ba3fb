import { useQuery } from '@tanstack/react-query'
import type { ManagedRole } from '@/domain/permissions/managed'
import { recordAsOfQuery } from '@/services/history/queries'
import { recordSource } from '@/ui/kit/records/page/record-source'
import type { SelectedRole } from '@/ui/permissions/types'
import { loadable } from '../-loading/loadable'
import { useNow } from '../-loading/use-now'
import { useRecordHistory } from '../-records/use-open-record'
import { useWorkspace } from '../-session/workspace'
import type { PermissionsSearch } from './search'

type Patch = (change: Partial<PermissionsSearch>, replace?: boolean) => void

/** The history loads on demand. Null when no role is selected. */
export const useSelectedRole = (
  roles: readonly ManagedRole[],
  { role: id, part: tab, as_of }: Pick<PermissionsSearch, 'role' | 'part' | 'as_of'>,
  patch: Patch,
): SelectedRole | null => {
  const { workspace, clock } = useWorkspace()
  const stream = `role/${id}`
  const history = useRecordHistory(stream, id !== undefined && tab === 'history')
  const isPast = id !== undefined && as_of !== undefined
  const then = useQuery({ ...recordAsOfQuery(workspace.graphql, stream, as_of ?? 0), enabled: isPast })
  const now = useNow(clock)
  const role = roles.find((each) => each.id === id)
  if (!role) return null
  return {
    role,
    tab,
    onTab: (next) => patch({ part: next, as_of: undefined }),
    history,
    asOf: {
      source: isPast ? recordSource(loadable(then)) : null,
      onGo: (position) => patch({ as_of: position ?? undefined }, position === null),
    },
    now,
  }
}
