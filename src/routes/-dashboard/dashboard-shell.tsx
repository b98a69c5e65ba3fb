import { Outlet, useNavigate, useRouteContext, useRouterState } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { writeAmountsIn } from '@/domain/money/own-amount'
import { isHiddenInProduction } from '@/domain/page/page-access'
import { PAGES, type Page } from '@/domain/page/pages'
import { writeDatesIn } from '@/domain/time/date-format'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { PageNote, TabCount } from '@/ui/kit/layout/page-header'
import { AppTheme } from '@/ui/kit/theme/app-theme'
import { AppShell } from '@/ui/shell/app-shell'
import { FlagNote } from '@/ui/shell/notices/flag-note'
import { ExitLink } from '@/ui/shell/pages/exit-link'
import { useProposals } from '../-scheduling/use-proposals'
import { hasTools, useFlags } from '../-session/flags'
import { pagesFor, useWorkspace } from '../-session/workspace'
import { PageBoundary } from './page-boundary'
import { saveReport } from './save-report'
import { useConflicts } from './use-conflicts'
import { useInterruptedWrites } from './use-interrupted-writes'
import { useNotices } from './use-notices'
import { useOutbox } from './use-outbox'
import { usePalette } from './use-palette'
import { useCrewNotices, useDeletionNotices, useFollowedPerson } from './use-person'
import { useUnread } from './use-unread'
import { useViewAs } from './use-viewing'

const LazyViewingBanner = lazyPart({
  name: 'The note on what you view',
  load: () => import('@/ui/shell/notices/viewing-banner').then(({ ViewingBanner }) => ViewingBanner),
})

const LazyProposal = lazyPart({
  name: 'The proposal',
  load: () => import('../-scheduling/proposal-container').then(({ ProposalContainer }) => ProposalContainer),
  isOverlay: true,
})

const flaggedAt = (path: string): Page | undefined =>
  Object.values<Page>(PAGES).find((page) => page.flag && (path === page.path || path.startsWith(`${page.path}/`)))

/** Note beside the title of a page with a disabled flag, here or in production; null for all others. */
const usePageNote = (path: string): ReactNode => {
  const { actor, user } = useWorkspace()
  const { environment, flags } = useFlags()
  const page = flaggedAt(path)
  if (!page?.flag || environment === 'production') return null
  const isOff = !flags.isOn(page.flag, user)
  if (!isOff && !isHiddenInProduction(page)) return null
  return <FlagNote isOff={isOff} hasPanel={hasTools(actor, user, { environment, flags })} />
}

export const DashboardShell = () => {
  const context = useRouteContext({ from: '/dashboard' })
  const { session, storage } = context
  const { user, actor, workspace } = useWorkspace()
  const viewed = workspace.viewed()
  const written = `${writeDatesIn(user.date_format)} ${writeAmountsIn(user.currency)}`
  const viewAs = useViewAs()
  const navigate = useNavigate()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const shownPath = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' })
  const outbox = useOutbox(session.signOut)
  const conflicts = useConflicts()
  const notices = [
    ...useCrewNotices(),
    ...useDeletionNotices(),
    ...useNotices(storage),
    ...useInterruptedWrites(),
    ...outbox.notices,
    ...conflicts.notices,
  ]
  const note = usePageNote(shownPath)
  useFollowedPerson()
  const pages = pagesFor(user, context).filter((page) => page.built)
  const unread = useUnread(pages)
  const { palette, deed } = usePalette(pages)
  const proposals = useProposals()

  return (
    <AppTheme>
      <AppShell
        pages={pages}
        counts={unread.counts}
        path={path}
        shownPath={shownPath}
        user={user}
        onSignOut={outbox.signOut}
        onGo={(to) => void navigate({ to })}
        palette={palette}
        notices={notices}
      >
        {viewed && <LazyViewingBanner {...{ viewed, user, actor }} onStop={() => void viewAs(null)} />}
        {/* Remounts everything when the date format or currency changes, because every text depends on them. */}
        <Fragment key={written}>
          <PageBoundary
            onReport={() => void saveReport(storage)}
            waysOn={
              hasTools(actor, user, context) && (
                <ExitLink to="/dashboard/settings" search={{ tab: 'errors' }}>
                  Error reports
                </ExitLink>
              )
            }
          >
            <PageNote value={note}>
              <TabCount value={unread.on(shownPath)}>
                <Outlet />
              </TabCount>
            </PageNote>
            {proposals.isOpen && <LazyProposal />}
          </PageBoundary>
          {deed}
          {outbox.dialog}
          {conflicts.dialog}
        </Fragment>
      </AppShell>
    </AppTheme>
  )
}
