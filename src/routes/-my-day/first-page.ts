import { redirect } from '@tanstack/react-router'
import { seesAllJobs } from '@/domain/job/commands'
import { PAGES } from '@/domain/page/pages'
import type { Actor } from '@/domain/permissions/actor'
import type { Workspace } from '../-session/context'

/** In which someone has come to a page already. */
const entered = new WeakSet<Workspace>()

const isPhone = () => window.matchMedia('(max-width: 767px)').matches

/** Whether someone works in the field, for whom the overview is not a useful start page. */
const worksInField = (actor: Actor): boolean => actor.crew_member_id !== null && !seesAllJobs(actor)

type Entering = { preload: boolean; location: { pathname: string } }

/**
 * Leads who works in the field to their day where they come to the overview first, on a phone; the menu still leads to the overview.
 * @throws the router's redirect
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
