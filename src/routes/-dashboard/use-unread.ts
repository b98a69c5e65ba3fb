import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { PAGES, type Page } from '@/domain/page/pages'
import { unreadQuery } from '@/services/unread-conversations/queries'
import { useHasRested } from '@/ui/kit/behavior/when-idle'
import type { MenuCounts } from '@/ui/shell/menu/nav-list'
import { useWorkspace } from '../-session/workspace'

const { path } = PAGES.communications

/** Conversations not read, for the menu and the browser's tab. Asked once the page has loaded. */
export const useUnread = (pages: readonly Page[]): { counts: MenuCounts; on(shownPath: string): number } => {
  const { workspace, actor } = useWorkspace()
  const hasRested = useHasRested()
  const isInMenu = pages.some((page) => page.path === path)
  const { data = 0 } = useQuery({
    ...unreadQuery(workspace.graphql, actor.business_id),
    enabled: hasRested && isInMenu,
  })
  const counts = useMemo<MenuCounts>(() => (data > 0 ? { [path]: data } : {}), [data])
  return { counts, on: (shownPath) => (shownPath.startsWith(path) ? data : 0) }
}
