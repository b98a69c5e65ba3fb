import type { Page, PageIcon } from '@/domain/page/pages'

export type PageGroup = { title: string | null; pages: Page[] }

/** Heading of each page. Headings divide the required menu order without changing it (NAV-02, NAV-03). */
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

/** Omits headings without pages. */
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

/** A record's page counts for its list; the overview matches only itself (NAV-04). */
export const isActive = (entry: string, current: string): boolean => {
  const path = withoutSlash(current)
  if (entry === path) return true
  return entry !== OVERVIEW && path.startsWith(`${entry}/`)
}
