import { redirect } from '@tanstack/react-router'
import { seesAllJobs } from '@/domain/job/commands'
import { PAGES } from '@/domain/page/pages'
import type { Actor } from '@/domain/permissions/actor'
import type { Workspace } from '../-session/context'

const entered = new WeakSet<Workspace>()

const isPhone = () => window.matchMedia('(max-width: 767px)').matches

const worksInField = (actor: Actor): boolean => actor.crew_member_id !== null && !seesAllJobs(actor)

type Entering = { preload: boolean; location: { pathname: string } }

/**
 * Redirects field workers on a phone from the overview to My Day on their first page; the menu still opens the overview. Throws the
 * router's redirect.
 */
export const dayFirst = (
  { workspace, actor }: { workspace: Workspace; actor: Actor },
  { preload, location }: Entering,
): void => {
  if (preload || entered.has(workspace)) return
  entered.add(workspace)
  const isOverview = location.pathname.replace(/\/$/, '') === PAGES.overview.path
  if (isOverview && worksInField(actor) && isPhone()) throw redirect({ to: PAGES.my_day.path, replace: true })
}
