import type { Page, PageIcon } from '@/domain/page/pages'

export type PageGroup = { title: string | null; pages: Page[] }

/** The heading a page is listed under. The headings cut the stated order of the menu without changing it (NAV-02, NAV-03). */
const HEADINGS: Record<PageIcon, string | null> = {
  overview: null,
  my_day: null,
  clients: 'Clients',
  properties: 'Clients',
  jobs: 'Work',
  crew: 'Work',
  map: 'Work',
  communications: 'Work',
  estimates: 'Money',
  invoicing: 'Money',
  payouts: 'Money',
  chemicals: 'Services',
  catalog: 'Services',
  plans: 'Services',
  scheduling: 'Planning',
  predictive: 'Planning',
  subscription: 'Business',
  billing: 'Business',
  analytics: 'Business',
  permissions: 'Business',
  account: 'Business',
  settings: 'Business',
}

/** The menu in groups; a heading without a page does not appear. */
export const grouped = (pages: readonly Page[]): PageGroup[] => {
  const groups: PageGroup[] = []
  for (const page of pages) {
    const title = HEADINGS[page.icon]
    const last = groups.at(-1)
    if (last && last.title === title) last.pages.push(page)
    else groups.push({ title, pages: [page] })
  }
  return groups
}

const OVERVIEW = '/dashboard'

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path)

/** Whether a menu entry is the page that is shown; a record's page counts for its list, the overview only for itself (NAV-04). */
export const isActive = (entry: string, current: string): boolean => {
  const path = withoutSlash(current)
  if (entry === path) return true
  return entry !== OVERVIEW && path.startsWith(`${entry}/`)
}
