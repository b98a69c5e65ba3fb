import type { Rolldown } from 'vite'

export type Graph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

const FRONT = /\/src\/routes\/index\.tsx\?/
const READING = /\/src\/routes\/(pricing|contact|terms|privacy)\.tsx\?/
const DOOR = /\/src\/routes\/(login|register|demo|forgot-password|reset-password)\.tsx\?/
const FRAME =
  /\/src\/(routes\/(dashboard\.tsx\?|-session\/signed-in\.ts)|app\/(areas\/workspace|session\/open-session)\.ts|services\/graphql\/graphql\.ts)/
const MOCK = /\/src\/mock-server\/hosts\/page\.ts/
const MOCK_LATE = /\/src\/mock-server\/lazy\.ts/
const MOCK_OTHERS = /\/src\/mock-server\/(write-routes|graphql\/(all-resolvers|execute))\.ts/
const PLANTING = /\/src\/mock-server\/scenarios\/built-in\.ts/
const MESSAGING = /\/src\/domain\/messaging\//
const HUB = /\/src\/routes\/-communications\/[a-z]+-container\.tsx/
const SIGNED_IN = /\/src\/routes\/(onboarding[^?]*|subscription\.success)\.tsx\?/

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
  if (HUB.test(id)) return 'hub'
  const [, page] = /\/src\/routes\/(dashboard\/[^?]+)\?/.exec(id) ?? []
  if (page) return `page ${page}`
  return /\/src\/routes\/[^-][^?]*\?/.test(id) ? 'public' : `part ${id}`
}

/** A module shared by this many dashboard pages loads with the first of them. */
const MANY = 4

export const COLD = ['frame', 'overview', 'mock', 'mock-late'] as const

/**
 * Returns the script group of a module that several entry points need; null when only one does. A handful of groups replaces hundreds of
 * scripts. A module's imports are needed by at least the same entry points, so no group depends on one further down the list.
 */
const groupOf = (starts: ReadonlySet<string>, id: string): string | null => {
  const all = [...starts]
  const has = (kind: string) => starts.has(kind)
  if (has('start') || all.length < 2) return null
  // Kept separate from the cold dashboard's scripts: otherwise a public page would load the dashboard's and the dashboard would load
  // theirs.
  const isCold = COLD.some(has)
  if (has('front')) return isCold ? 'common' : 'front'
  if (has('reading')) return isCold ? 'common' : 'reading'
  if (has('door')) return isCold ? 'session' : 'door'
  // A new device's sample data must not bring the public pages along.
  if (has('public')) return isCold || has('planting') ? 'public' : 'papers'
  if (has('mock')) return has('frame') || has('overview') ? 'base' : 'mock'
  if (has('frame')) return 'frame'
  if (has('overview')) return 'overview'
  if (has('mock-late')) return 'rules'
  const pages = all.filter((kind) => kind.startsWith('page '))
  if (pages.length >= MANY) return 'pages'
  if (!has('mock-others')) return null
  // Rules of messages serve sample data, writes and one page; the other pages do without.
  if (has('hub') && (MESSAGING.test(id) || pages.length === 0)) return 'messaging'
  if (MESSAGING.test(id)) return 'notices'
  // Routes are mostly write rules, which neither a new device nor the pages wait for.
  if (has('planting')) return 'sample-rules'
  return pages.length > 0 ? 'page-rules' : 'other-rules'
}

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
  'messaging',
  'notices',
  'other-rules',
]

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

/** Groups are ordered so that dependencies come first. */
export const scriptGroups = (): Rolldown.CodeSplittingGroup[] => {
  const groupCache = new Map<string, string | null>()
  const groupFor = (id: string, graph: Graph): string | null => {
    const found = groupCache.get(id)
    if (found !== undefined) return found
    // Dynamic imports stay scripts of their own, so that page sizes can be measured.
    const isStart = (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
    const group = isStart ? null : groupOf(startsOf(id, graph), id)
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

const RUN_LATER = new Set(['part', 'hub', 'planting', 'mock-others'])
/** Groups that run lazily, function by function. */
const CALLED_LATER = new Set(['messaging', 'notices', 'sample-rules', 'page-rules', 'other-rules'])

/** True for scripts that mostly run as soon as they load: entry points and what they share. */
export const runsOnLoad = ({ name, isEntry, facadeModuleId }: Script): boolean => {
  if (isEntry || name === 'libraries') return true
  if (facadeModuleId === null) return ORDER.includes(name) && !CALLED_LATER.has(name)
  return !RUN_LATER.has(kindOf(facadeModuleId).split(' ')[0] ?? '')
}

const ON_EVERY_PAGE = new Set(['frame', 'mock', 'mock-late'])

/** Returns the address of the page that waits for a dynamically loaded script, `/dashboard/*` for all of the dashboard, or null. */
export const addressNeeding = (id: string): string | null => {
  const kind = kindOf(id)
  if (ON_EVERY_PAGE.has(kind)) return '/dashboard/*'
  if (kind === 'overview') return '/dashboard'
  if (kind === 'front') return '/'
  const [, page] = /\/src\/routes\/([^?]+)\.tsx\?/.exec(id) ?? []
  return page && (kind === 'reading' || kind === 'door') ? `/${page}` : null
}
