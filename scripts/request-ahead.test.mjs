import { expect, it } from 'vitest'
import { filesAhead, requestAhead } from './request-ahead.ts'

const script = (fileName, facadeModuleId, imports = [], sheets = []) => ({
  type: 'chunk',
  fileName,
  facadeModuleId,
  imports,
  viteMetadata: { importedCss: new Set(sheets) },
})

const bundleOf = (...scripts) =>
  Object.fromEntries([...scripts, { type: 'asset', fileName: 'look.css' }].map((file) => [file.fileName, file]))

const entry = script('index.js', '/app/index.html', ['libraries.js'], ['look.css'])
const bundle = bundleOf(
  entry,
  script('libraries.js', null),
  script('common.js', null, ['libraries.js'], ['public.css']),
  script('frame.js', null, ['common.js']),
  script('login.js', '/app/src/routes/login.tsx?tsr-split=component', ['common.js', 'index.js']),
  script('dashboard.js', '/app/src/routes/dashboard.tsx?tsr-split=component', ['frame.js'], ['frame.css']),
  script('workspace.js', '/app/src/app/areas/workspace.ts', ['frame.js']),
  script('server.js', '/app/src/mock-server/hosts/page.ts', ['libraries.js']),
  script('overview.js', '/app/src/routes/dashboard/index.tsx?tsr-split=component', ['frame.js'], ['overview.css']),
  script('jobs.js', '/app/src/routes/dashboard/jobs.tsx?tsr-split=component', ['frame.js']),
  script('dialog.js', '/app/src/ui/kit/overlays/dialog.tsx', ['frame.js']),
)

it('names for each page what it waits for beside what the document names, and once what all of the dashboard does', () => {
  expect(filesAhead(bundle, entry)).toEqual({
    '/login': ['login.js', 'common.js', 'public.css'],
    '/dashboard/*': ['dashboard.js', 'frame.css', 'frame.js', 'common.js', 'public.css', 'workspace.js', 'server.js'],
    '/dashboard': ['overview.js', 'overview.css'],
  })
})

it('puts the scripts of the document itself and the list of the others in front of the script that requests those', () => {
  const html = `<head>
    <script src="/head.js"></script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries.js">
    <link rel="stylesheet" crossorigin href="/assets/look.css">
  </head>`
  const list = JSON.stringify(filesAhead(bundle, entry)).replaceAll('"', '&quot;')
  expect(requestAhead().transformIndexHtml.handler(html, { bundle, chunk: entry })).toBe(`<head>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries.js">
    <meta name="ahead" content="${list}">
    <script src="/head.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/look.css">
  </head>`)
})

it('refuses a document in which it does not find its place', () => {
  const html = '<head><script async src="/head.js"></script></head>'
  expect(() => requestAhead().transformIndexHtml.handler(html, { bundle, chunk: entry })).toThrow(
    'index.html has no script of its own, or no head.js',
  )
})
