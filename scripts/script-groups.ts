import type { Rolldown } from 'vite'

/** The modules of a build, as the bundler knows them. */
export type Graph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

/** The page that most strangers come to first. It is kept as light as can be. */
const FRONT = /\/src\/routes\/index\.tsx\?/
/** What else they read. */
const READING = /\/src\/routes\/(pricing|contact|terms|privacy)\.tsx\?/
/** Pages on which they sign in or register. */
const DOOR = /\/src\/routes\/(login|register|demo|forgot-password|reset-password)\.tsx\?/
/** What every page of the dashboard waits for. */
const FRAME =
  /\/src\/(routes\/(dashboard\.tsx\?|-session\/signed-in\.ts)|app\/(areas\/workspace|session\/open-session)\.ts|services\/graphql\/graphql\.ts)/
const MOCK = /\/src\/mock-server\/hosts\/page\.ts/
const MOCK_LATE = /\/src\/mock-server\/lazy\.ts/
/** What the mock server answers every later page with. */
const MOCK_OTHERS = /\/src\/mock-server\/(write-routes|graphql\/(all-resolvers|execute))\.ts/
/** What a new device plants its sample data with. */
const PLANTING = /\/src\/mock-server\/scenarios\/built-in\.ts/
/** Pages for signed-in people outside the dashboard. */
const SIGNED_IN = /\/src\/routes\/(onboarding[^?]*|subscription\.success)\.tsx\?/

/** What kind of start a script is that is loaded by name: a page, the frame, the mock server. */
const kindOf = (id: string): string => {
  if (FRONT.test(id)) return 'front'
  if (READING.test(id)) return 'reading'
  if (DOOR.test(id)) return 'door'
  if (FRAME.test(id)) return 'frame'
  if (MOCK.test(id)) return 'mock'
  if (MOCK_LATE.test(id)) return 'mock-late'
  if (MOCK_OTHERS.test(id)) return 'mock-others'
  if (PLANTING.test(id)) return 'planting'
  if (/\/src\/routes\/dashboard\/index\.tsx\?/.test(id)) return 'overview'
  if (SIGNED_IN.test(id)) return `page ${id}`
  const [, page] = /\/src\/routes\/(dashboard\/[^?]+)\?/.exec(id) ?? []
  if (page) return `page ${page}`
  return /\/src\/routes\/[^-][^?]*\?/.test(id) ? 'public' : `part ${id}`
}

/** How many pages of the dashboard have to share a module for it to be loaded with the first of them. */
const MANY = 4

/** What a cold dashboard loads until its first page is there. */
export const COLD = ['frame', 'overview', 'mock', 'mock-late'] as const

/**
 * The script for a module that more than one start needs, by what needs it: a handful of scripts instead of hundreds. What a module imports
 * is needed by at least the same starts, so no group needs one further down the list. Null for what only one needs.
 */
const groupOf = (starts: ReadonlySet<string>): string | null => {
  const all = [...starts]
  const has = (kind: string) => starts.has(kind)
  if (has('start') || all.length < 2) return null
  // What a cold dashboard needs too is kept apart: a stranger's page would load the dashboard's, and the dashboard would load theirs.
  const isCold = COLD.some(has)
  if (has('front')) return isCold ? 'common' : 'front'
  if (has('reading')) return isCold ? 'common' : 'reading'
  if (has('door')) return isCold ? 'session' : 'door'
  if (has('public')) return isCold ? 'public' : 'papers'
  if (has('mock')) return has('frame') || has('overview') ? 'base' : 'mock'
  if (has('frame')) return 'frame'
  if (has('overview')) return 'overview'
  if (has('mock-late')) return 'rules'
  const pages = all.filter((kind) => kind.startsWith('page '))
  if (pages.length >= MANY) return 'pages'
  if (!has('mock-others')) return null
  // What answers pages is mostly rules of writing, which neither a new device nor the pages themselves wait for.
  if (has('planting')) return 'sample-rules'
  return pages.length > 0 ? 'page-rules' : 'other-rules'
}

/** Groups in the order in which they are filled. */
const ORDER = [
  'common',
  'front',
  'reading',
  'session',
  'door',
  'public',
  'papers',
  'base',
  'mock',
  'frame',
  'overview',
  'rules',
  'pages',
  'sample-rules',
  'page-rules',
  'other-rules',
]

/** What kinds of start need a module, `start` for the page's own. */
export const startsOf = (id: string, graph: Graph): Set<string> => {
  const starts = new Set<string>()
  const seen = new Set<string>()
  const climb = (at: string) => {
    if (seen.has(at)) return
    seen.add(at)
    const module = graph.getModuleInfo(at)
    if (module?.isEntry) starts.add('start')
    if (module?.dynamicImporters.length) starts.add(kindOf(at))
    for (const importer of module?.importers ?? []) climb(importer)
  }
  climb(id)
  return starts
}

/** The groups of scripts for the bundler, first those that the others need. */
export const scriptGroups = (): Rolldown.CodeSplittingGroup[] => {
  const groupCache = new Map<string, string | null>()
  const groupFor = (id: string, graph: Graph): string | null => {
    const found = groupCache.get(id)
    if (found !== undefined) return found
    // What is loaded by name stays a script of its own, so that the sizes of pages can be measured.
    const isStart = (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
    const group = isStart ? null : groupOf(startsOf(id, graph))
    groupCache.set(id, group)
    return group
  }
  return ORDER.map((group, place) => ({
    debugName: group,
    name: (id, graph) => (groupFor(id, graph) === group ? group : null),
    priority: (ORDER.length - place) / 100,
  }))
}

type Script = Pick<Rolldown.OutputChunk, 'name' | 'isEntry' | 'facadeModuleId'>

const RUN_LATER = new Set(['part', 'planting', 'mock-others'])
/** Groups of what is called bit by bit. */
const CALLED_LATER = new Set(['sample-rules', 'page-rules', 'other-rules'])

/** Whether most of a script runs as soon as it is there: a start, or what starts have in common. The rest of the app is called bit by bit. */
export const runsOnLoad = ({ name, isEntry, facadeModuleId }: Script): boolean => {
  if (isEntry || name === 'libraries') return true
  if (facadeModuleId === null) return ORDER.includes(name) && !CALLED_LATER.has(name)
  return !RUN_LATER.has(kindOf(facadeModuleId).split(' ')[0] ?? '')
}

const ON_EVERY_PAGE = new Set(['frame', 'mock', 'mock-late'])

/** The address of the page that waits for a script that is loaded by name; `/dashboard/*` for what all of the dashboard does. Null for others. */
export const addressNeeding = (id: string): string | null => {
  const kind = kindOf(id)
  if (ON_EVERY_PAGE.has(kind)) return '/dashboard/*'
  if (kind === 'overview') return '/dashboard'
  if (kind === 'front') return '/'
  const [, page] = /\/src\/routes\/([^?]+)\.tsx\?/.exec(id) ?? []
  return page && (kind === 'reading' || kind === 'door') ? `/${page}` : null
}
