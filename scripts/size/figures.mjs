import { readdirSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import {
  dashboardFrame,
  dashboardSheets,
  filesOfDashboard,
  firstLoad,
  laterRoutes,
  publicPages,
  routeWithPart,
  sharedLater,
} from './chunks.mjs'
import { sourceLines } from './lines.mjs'

const KB = 1000
const SIGN_IN = '/login'

const PUBLIC_PAGE = 150
const FRONT_PAGE = '/'
const MOST_FOR_FRONT = 130

/** Budget of a cold dashboard in files and in KB, including the sample data of a new device. */
const FILES = 27
const COLD = 337

/** Loads once someone writes an email in HTML. */
const EDITOR = 'src/ui/communications/email/editor/html-editor.tsx'

/** The hub loads its tabs as parts; this one has the conversations. */
const HUB = 'src/routes/dashboard/communications.tsx'
const CONVERSATIONS = 'src/routes/-communications/messages-container.tsx'

const DIST = process.env.DIST ?? 'dist'

/** Returns what a browser loads in KB after gzip at its best level, each as `{ what, is, budget }`. */
export function loadFigures() {
  const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))
  const { page, mock, styles } = firstLoad(manifest, SIGN_IN)
  return [
    { what: `first load of ${SIGN_IN}, KB`, is: gzipped(page), budget: 150 },
    { what: 'the same with the mock server, KB', is: gzipped([...page, ...mock]), budget: 200 },
    { what: `style sheets of ${SIGN_IN}, KB`, is: gzipped(styles), budget: 14 },
    { what: 'style sheets of every page of the dashboard, KB', is: gzipped(dashboardSheets(manifest)), budget: 17 },
    { what: 'all style sheets of the app, KB', is: gzipped(sheetsIn('assets')), budget: 78 },
    ...publicPages(manifest)
      .filter((path) => path !== SIGN_IN)
      .map((path) => ({
        what: `first load of ${path}, KB`,
        is: gzipped(firstLoad(manifest, path).page),
        budget: path === FRONT_PAGE ? MOST_FOR_FRONT : PUBLIC_PAGE,
      })),
    {
      what: 'what every page of the dashboard needs beside its own, KB',
      is: gzipped(dashboardFrame(manifest)),
      budget: 119,
    },
    ...coldDashboard(),
    { what: 'what most pages of the dashboard share beside it, KB', is: gzipped(sharedLater(manifest)), budget: 30 },
    { what: 'the typeface, KB', is: typeface() / KB, budget: 45 },
    ...laterRoutes(manifest).map(({ route, own }) => ({
      what: `${route} of its own, KB`,
      is: gzipped(own),
      budget: 61,
    })),
    {
      what: 'conversations of the hub, KB',
      is: gzipped(routeWithPart(manifest, HUB, CONVERSATIONS)),
      budget: 60,
    },
    { what: 'the editor of emails, KB', is: gzipped(ownFiles(manifest[EDITOR])), budget: 60 },
  ]
}

export function lineFigures() {
  const { longest, median } = sourceLines('src')
  return [
    { what: `lines of the longest source file, ${longest.path}`, is: longest.lines, budget: 400 },
    { what: 'lines of the median source file', is: median, budget: 80 },
  ]
}

const ownFiles = ({ file, css = [] }) => [file, ...css]

/** Font files are already compressed. */
const typeface = () =>
  readdirSync(`${DIST}/assets`)
    .filter((file) => file.endsWith('.woff2'))
    .reduce((sum, file) => sum + statSync(`${DIST}/assets/${file}`).size, 0)

const sheetsIn = (folder) =>
  readdirSync(`${DIST}/${folder}`)
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file}`)

/** The page, `head.js`, the favicon and the font load in addition to scripts and style sheets. */
const BESIDE = 4

const coldDashboard = () => {
  const files = filesOfDashboard(readFileSync(`${DIST}/index.html`, 'utf8'))
  return [
    { what: 'files of a cold dashboard with the mock server', is: files.length + BESIDE, budget: FILES },
    { what: 'scripts and style sheets of it, KB', is: gzipped(files), budget: COLD },
  ]
}

const gzipped = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length, 0) / KB
