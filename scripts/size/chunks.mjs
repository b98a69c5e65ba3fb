/** Chunks that a chunk of Vite's manifest brings with it, itself included: its static imports, and theirs. */
function closure(manifest, keys) {
  const found = new Set()
  const visit = (key) => {
    if (found.has(key)) return
    found.add(key)
    for (const next of manifest[key].imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return found
}

const MOCK = 'src/mock-server/'
/** The app's own page; the hosted payment pages are entries beside it and no part of it. */
const ENTRY = 'index.html'
const scripts = (manifest, keys) =>
  [...new Set([...keys].map((key) => manifest[key].file))].filter((f) => f.endsWith('.js'))
const sheets = (manifest, keys) => [...new Set([...keys].flatMap((key) => manifest[key].css ?? []))]
const without = (keys, excluded) => new Set([...keys].filter((key) => !excluded.has(key)))

/** The split parts of a route file: its component, loader, pending and error screens. The router loads them together. */
const partsOf = (manifest, file) => Object.keys(manifest).filter((key) => key.startsWith(`${file}?`))

/** The route files round a route file, outermost first: `_app.tsx` and `_app/jobs.tsx` for `_app/jobs.$id.tsx`. */
function chainOf(file, files) {
  const name = file.replace(/\.tsx$/, '')
  const isRound = (other) =>
    other === 'src/routes/__root' || name.startsWith(`${other}/`) || name.startsWith(`${other}.`)
  const layoutOf = (other) => other.replace(/\.tsx$/, '').replace(/\/(route|layout)$/, '')
  return files.filter((other) => other !== file && isRound(layoutOf(other)))
}

const routeFiles = (manifest) => [
  ...new Set(
    Object.keys(manifest)
      .filter((key) => key.startsWith('src/routes/') && key.includes('?'))
      .map((key) => key.slice(0, key.indexOf('?'))),
  ),
]

const LAYOUT = 'src/routes/dashboard.tsx'

/** What the dashboard waits for before it shows a page: the session, the person signed in, the workspace, and how its addresses are read. */
const AWAITED = ['src/app/session/open-session.ts', 'src/routes/-session/signed-in.ts', 'src/app/areas/workspace.ts']
const awaitedByDashboard = (manifest) => AWAITED.filter((key) => key in manifest)

/** What the mock server answers the first page of the dashboard with: what pages have in common with it has come by then. */
const answering = (manifest) =>
  ['src/mock-server/lazy.ts', 'src/services/graphql/graphql.ts'].filter((key) => key in manifest)

/** The entry and the layouts round a route. */
const round = (manifest, file) => [
  ENTRY,
  ...chainOf(file, routeFiles(manifest)).flatMap((layout) => partsOf(manifest, layout)),
]

/** The script of what many pages of the dashboard have in common. */
const sharedByPages = (manifest) =>
  Object.keys(manifest).filter((key) => manifest[key].name === 'pages' && manifest[key].src === undefined)

/**
 * What is loaded before a route's own chunks: the entry, the layouts round it, and what pages for signed-in people wait for; for those of the
 * dashboard also what they share, which has a figure of its own.
 */
function before(manifest, file) {
  if (!SIGNED_IN.test(addressOf(file))) return closure(manifest, round(manifest, file))
  const awaited = [...awaitedByDashboard(manifest), ...answering(manifest), ...sharedByPages(manifest)]
  return closure(manifest, [...round(manifest, file), ...awaited])
}

/** The address that a route file answers: `/login` for `login.tsx`, `/` for `index.tsx`; layouts without a path of their own add nothing. */
function addressOf(file) {
  const segments = file.replace(/^src\/routes\/|\.tsx$/g, '').split(/[./]/)
  return `/${segments.filter((segment) => !/^(_.*|index|route|layout)$/.test(segment)).join('/')}`
}

const isPage = (file) => !/\/_[^./]*(\/route)?\.tsx$/.test(file)

/** Pages that only someone who has signed in is shown, and what lies under them. */
const SIGNED_IN = /^\/(dashboard|onboarding|subscription\/success)\b/

/** The addresses of all pages that are shown to anyone. */
export const publicPages = (manifest) =>
  [...new Set(routeFiles(manifest).filter(isPage).map(addressOf))].filter((path) => !SIGNED_IN.test(path)).sort()

/**
 * The scripts that a browser with an empty cache loads for one page: `page` without and `mock` only those of the mock server; and the
 * page's style sheets.
 * @throws Error when the manifest has no such page, or the build no mock server.
 */
export function firstLoad(manifest, path) {
  const files = routeFiles(manifest).filter((file) => isPage(file) && addressOf(file) === path)
  if (files.length === 0) throw new Error(`The build has no page ${path}`)
  const mock = Object.keys(manifest).filter((key) => key.startsWith(MOCK) && isStart(manifest, key))
  if (mock.length === 0) throw new Error('The build has no mock server')
  const parts = files.flatMap((file) => [...before(manifest, file), ...closure(manifest, partsOf(manifest, file))])
  const page = new Set(parts)
  return {
    page: scripts(manifest, page),
    mock: scripts(manifest, without(closure(manifest, mock), page)),
    styles: sheets(manifest, page),
  }
}

/** What the app itself loads of the mock server at once; what that loads later, on first use, doesn't count. */
const isStart = (manifest, key) =>
  Object.entries(manifest).some(
    ([from, { dynamicImports = [] }]) => !from.startsWith(MOCK) && dynamicImports.includes(key),
  )

const LISTED = /<meta name="ahead" content="([^"]*)">/
const OWN = /(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g

/**
 * The scripts and style sheets of a cold dashboard until its data is there: those that the document names itself, and those that it lists for
 * the dashboard (ADR 37). A browser test ensures that the list is whole.
 * @throws Error when the document has no such list.
 */
export function filesOfDashboard(html) {
  const [, list] = LISTED.exec(html) ?? []
  if (!list) throw new Error('The document has no list of what its pages need')
  const ahead = JSON.parse(list.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  return [...new Set([...html.matchAll(OWN)].map(([, file]) => file)), ...ahead['/dashboard/*'], ...ahead['/dashboard']]
}

/** Every split route with the scripts that it alone adds to what is loaded by then. */
export const laterRoutes = (manifest) =>
  routeFiles(manifest)
    .sort()
    .map((file) => ({
      route: file.slice('src/routes/'.length),
      own: scripts(manifest, without(closure(manifest, partsOf(manifest, file)), before(manifest, file))),
    }))

/** The scripts that every page of the dashboard needs beside its own and the entry. */
export function dashboardFrame(manifest) {
  const keys = [...partsOf(manifest, LAYOUT), ...awaitedByDashboard(manifest)]
  return scripts(manifest, without(closure(manifest, keys), closure(manifest, round(manifest, LAYOUT))))
}

/** The script that the first page of the dashboard does without, and most others share; it loads ahead of them in a quiet moment. */
export const sharedLater = (manifest) => scripts(manifest, sharedByPages(manifest))

/** The style sheets that every page of the dashboard needs beside its own. */
export const dashboardSheets = (manifest) =>
  sheets(manifest, closure(manifest, [ENTRY, ...partsOf(manifest, LAYOUT), ...awaitedByDashboard(manifest)]))
