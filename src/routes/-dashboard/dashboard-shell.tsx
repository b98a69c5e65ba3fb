import { Outlet, useNavigate, useRouteContext, useRouterState } from '@tanstack/react-router'
import { jobsIn, jobsQuery } from '@/services/jobs/queries'
import { AppTheme } from '@/ui/kit/theme/app-theme'
import { AppShell } from '@/ui/shell/app-shell'
import type { FoundJob } from '@/ui/shell/commands'
import { saveReport } from '../-save-report'
import { pagesFor, useWorkspace } from '../-workspace'
import { findJobs } from './find-jobs'
import { PageBoundary } from './page-boundary'
import { useNotices } from './use-notices'

/** The frame of signed-in pages with what it needs: the menu this person may see, jobs to search, notices. */
export const DashboardShell = () => {
  const context = useRouteContext({ from: '/dashboard' })
  const { session, storage } = context
  const { user, actor, workspace } = useWorkspace()
  const navigate = useNavigate()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const shownPath = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' })
  const notices = useNotices(storage)
  const pages = pagesFor(user, context).filter((page) => page.built)

  const searchJobs = async (text: string): Promise<FoundJob[]> => {
    const jobs = jobsIn(await workspace.queryClient.ensureQueryData(jobsQuery(workspace.http, actor.business_id)))
    return findJobs(jobs, text)
  }

  return (
    <AppTheme>
      <AppShell
        pages={pages}
        path={path}
        shownPath={shownPath}
        user={user}
        onSignOut={session.signOut}
        onGo={(to) => void navigate({ to })}
        searchJobs={searchJobs}
        onOpenJob={(job) => void navigate({ to: '/dashboard/jobs', search: { job } })}
        notices={notices}
      >
        <PageBoundary onReport={() => void saveReport(storage)}>
          <Outlet />
        </PageBoundary>
      </AppShell>
    </AppTheme>
  )
}
