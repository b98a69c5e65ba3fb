import type { Addition } from '@/domain/page/additions'
import { PAGES, type Page } from '@/domain/page/pages'

/** `isComing` marks pages without a screen. */
export type QuickAction = { label: string; to: Page['path']; search?: Record<string, unknown>; isComing?: boolean }

/** The specified four, in order (DASH-04). */
const STATED = [PAGES.subscription, PAGES.billing, PAGES.analytics, PAGES.settings]

const OFFERED = ['job', 'client'] as const

const BOARD = { label: 'Job board', to: PAGES.jobs.path, search: { view: 'kanban' } }

/** Work first, then the specified links; only pages the person can open. */
export const quickActions = (
  pages: readonly Pick<Page, 'path'>[],
  additions: readonly Addition[],
  { isClient, seesJobs }: { isClient: boolean; seesJobs: boolean },
): QuickAction[] => {
  const has = (page: Page) => pages.some(({ path }) => path === page.path)
  const jobs = PAGES.jobs
  return [
    ...OFFERED.flatMap((id) => additions.filter((addition) => addition.id === id)).map(({ label, to, search }) => ({
      label,
      to,
      search,
    })),
    ...(has(jobs) && seesJobs ? [isClient ? { label: 'Your jobs', to: jobs.path } : BOARD] : []),
    ...STATED.filter(has).map(({ title, path, built }) => ({ label: title, to: path, isComing: !built })),
  ]
}
