import type { ReactNode } from 'react'
import { isHiddenInProduction } from '@/domain/page/page-access'
import { PAGES, type Page } from '@/domain/page/pages'
import { FlagNote } from '@/ui/shell/notices/flag-note'
import { hasTools, useFlags } from '../-session/flags'
import { useWorkspace } from '../-session/workspace'

const flaggedAt = (path: string): Page | undefined =>
  Object.values<Page>(PAGES).find((page) => page.flag && (path === page.path || path.startsWith(`${page.path}/`)))

/** Note beside the title of a page with a disabled flag, here or in production; null for all others. */
export const usePageNote = (path: string): ReactNode => {
  const { actor, user } = useWorkspace()
  const { environment, flags } = useFlags()
  const page = flaggedAt(path)
  if (!page?.flag || environment === 'production') return null
  const isOff = !flags.isOn(page.flag, user)
  if (!isOff && !isHiddenInProduction(page)) return null
  return <FlagNote isOff={isOff} hasPanel={hasTools(actor, user, { environment, flags })} />
}
