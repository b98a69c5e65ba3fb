/** Returns the chunks that a chunk of Vite's manifest loads: itself and its transitive static imports. */
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
const ENTRY = 'index.html'
const scripts = (manifest, keys) =>
  [...new Set([...keys].map((key) => manifest[key].file))].filter((f) => f.endsWith('.js'))
const sheets = (manifest, keys) => [...new Set([...keys].flatMap((key) => manifest[key].css ?? []))]
const without = (keys, excluded) => new Set([...keys].filter((key) => !excluded.has(key)))

/** Returns the split parts of a route file (component, loader, pending and error screens), which the router loads together. */
const partsOf = (manifest, file) => Object.keys(manifest).filter((key) => key.startsWith(`${file}?`))

/** Returns the parent route files, outermost first: `_app.tsx` and `_app/jobs.tsx` for `_app/jobs.$id.tsx`. */
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

const AWAITED = ['src/app/session/open-session.ts', 'src/routes/-session/signed-in.ts', 'src/app/areas/workspace.ts']
const awaitedByDashboard = (manifest) => AWAITED.filter((key) => key in manifest)

const answering = (manifest) =>
  ['src/mock-server/lazy.ts', 'src/services/graphql/graphql.ts'].filter((key) => key in manifest)

const round = (manifest, file) => [
  ENTRY,
  ...chainOf(file, routeFiles(manifest)).flatMap((layout) => partsOf(manifest, layout)),
]

const sharedByPages = (manifest) =>
  Object.keys(manifest).filter((key) => manifest[key].name === 'pages' && manifest[key].src === undefined)

/**
 * Returns the chunks loaded before a route's own: the entry, its layouts and the signed-in pages' dependencies, plus the chunks that
 * dashboard pages share, which have their own figure.
 */
function before(manifest, file) {
  if (!SIGNED_IN.test(addressOf(file))) return closure(manifest, round(manifest, file))
  const awaited = [...awaitedByDashboard(manifest), ...answering(manifest), ...sharedByPages(manifest)]
  return closure(manifest, [...round(manifest, file), ...awaited])
}

/** Returns the address of a route file: `/login` for `login.tsx`, `/` for `index.tsx`. Pathless layouts add nothing. */
function addressOf(file) {
  const segments = file.replace(/^src\/routes\/|\.tsx$/g, '').split(/[./]/)
  return `/${segments.filter((segment) => !/^(_.*|index|route|layout)$/.test(segment)).join('/')}`
}

const isPage = (file) => !/\/_[^./]*(\/route)?\.tsx$/.test(file)

const SIGNED_IN = /^\/(dashboard|onboarding|subscription\/success)\b/

export const publicPages = (manifest) =>
  [...new Set(routeFiles(manifest).filter(isPage).map(addressOf))].filter((path) => !SIGNED_IN.test(path)).sort()

/**
 * Returns what a browser with an empty cache loads for one page: `page` without the mock server, `mock` only it, and the style sheets.
 * Throws when the manifest has no such page or the build no mock server.
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

/** Mock server chunks the app loads at startup; its lazy chunks do not count. */
const isStart = (manifest, key) =>
  Object.entries(manifest).some(
    ([from, { dynamicImports = [] }]) => !from.startsWith(MOCK) && dynamicImports.includes(key),
  )

const LISTED = /<meta name="ahead" content="([^"]*)">/
const OWN = /(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g

/**
 * Returns the scripts and style sheets a cold dashboard loads until its data is ready: those in the document and those it lists for the
 * dashboard (ADR 0037). A browser test ensures the list is complete. Throws when the document has no list.
 */
export function filesOfDashboard(html) {
  const [, list] = LISTED.exec(html) ?? []
  if (!list) throw new Error('The document has no list of what its pages need')
  const ahead = JSON.parse(list.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  return [...new Set([...html.matchAll(OWN)].map(([, file]) => file)), ...ahead['/dashboard/*'], ...ahead['/dashboard']]
}

export const laterRoutes = (manifest) =>
  routeFiles(manifest)
    .sort()
    .map((file) => ({
      route: file.slice('src/routes/'.length),
      own: scripts(manifest, without(closure(manifest, partsOf(manifest, file)), before(manifest, file))),
    }))

/** Scripts of a later route with a part that it loads at once, keyed as in the manifest. Throws when the build has no such part. */
export function routeWithPart(manifest, file, part) {
  if (!manifest[part]) throw new Error(`The build has no part ${part}`)
  return scripts(manifest, without(closure(manifest, [...partsOf(manifest, file), part]), before(manifest, file)))
}

export function dashboardFrame(manifest) {
  const keys = [...partsOf(manifest, LAYOUT), ...awaitedByDashboard(manifest)]
  return scripts(manifest, without(closure(manifest, keys), closure(manifest, round(manifest, LAYOUT))))
}

export const sharedLater = (manifest) => scripts(manifest, sharedByPages(manifest))

export const dashboardSheets = (manifest) =>
  sheets(manifest, closure(manifest, [ENTRY, ...partsOf(manifest, LAYOUT), ...awaitedByDashboard(manifest)]))
