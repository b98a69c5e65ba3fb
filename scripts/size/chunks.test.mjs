import { describe, expect, it } from 'vitest'
import {
  dashboardFrame,
  dashboardSheets,
  filesOfDashboard,
  firstLoad,
  laterRoutes,
  publicPages,
  sharedLater,
} from './chunks.mjs'

const manifest = {
  'index.html': {
    file: 'a/entry.js',
    isEntry: true,
    css: ['a/look.css'],
    imports: ['_react.js'],
    dynamicImports: ['src/mock-server/index.ts'],
  },
  '_react.js': { file: 'a/react.js' },
  '_button.js': { file: 'a/button.js', imports: ['_react.js'] },
  'src/mock-server/index.ts': {
    file: 'a/mock.js',
    imports: ['_react.js', '_mirage.js'],
    dynamicImports: ['src/mock-server/graphql/execute.ts'],
  },
  '_mirage.js': { file: 'a/mirage.js' },
  'src/mock-server/graphql/execute.ts': { file: 'a/execute.js' },
  'src/mock-server/lazy.ts': { file: 'a/late.js', imports: ['_rules.js'] },
  '_rules.js': { file: 'a/rules.js' },
  'src/routes/login.tsx?tsr-split=component': {
    file: 'a/login.js',
    imports: ['_button.js'],
    css: ['a/look.css', 'a/public.css'],
  },
  'src/routes/_app.tsx?tsr-split=component': { file: 'a/shell.js', imports: ['_button.js', '_table.js'] },
  '_table.js': { file: 'a/table.js' },
  'src/routes/_app/jobs.tsx?tsr-split=component': { file: 'a/jobs.js', imports: ['_table.js', '_board.js'] },
  'src/routes/_app/jobs.tsx?tsr-split=loader': { file: 'a/jobs-loader.js', imports: ['index.html'] },
  '_board.js': { file: 'a/board.js' },
  'src/routes/__root.tsx?tsr-split=errorComponent': { file: 'a/error.js' },
  'src/routes/index.tsx?tsr-split=component': { file: 'a/landing.js', imports: ['_button.js'] },
  'src/routes/dashboard.tsx?tsr-split=component': {
    file: 'a/dashboard.js',
    imports: ['_button.js'],
    css: ['a/frame.css'],
  },
  'src/app/areas/workspace.ts': { file: 'a/workspace.js', imports: ['_jobs-call.js'] },
  '_jobs-call.js': { file: 'a/jobs-call.js' },
  'src/routes/-session/signed-in.ts': { file: 'a/signed-in.js', imports: ['_addresses.js'] },
  '_addresses.js': { file: 'a/addresses.js' },
  'src/routes/dashboard/index.tsx?tsr-split=component': {
    file: 'a/overview.js',
    imports: ['_jobs-call.js', '_addresses.js', '_rules.js'],
  },
  '_pages.js': { file: 'a/pages.js', name: 'pages' },
  'src/routes/dashboard/map.tsx?tsr-split=component': { file: 'a/map.js', imports: ['_pages.js'] },
  'src/routes/_plain/help.$topic.tsx?tsr-split=component': { file: 'a/help.js' },
  'logo.svg': { file: 'a/logo.svg' },
}

describe('what a page loads', () => {
  it('counts the entry, the route and what both import, and the mock server apart from it', () => {
    expect(firstLoad(manifest, '/login')).toEqual({
      page: ['a/entry.js', 'a/react.js', 'a/error.js', 'a/login.js', 'a/button.js'],
      mock: ['a/mock.js', 'a/mirage.js'],
      styles: ['a/look.css', 'a/public.css'],
    })
  })

  it('counts for a later route what neither the entry nor the layouts round it have brought', () => {
    expect(laterRoutes(manifest)).toEqual([
      { route: '__root.tsx', own: ['a/error.js'] },
      { route: '_app.tsx', own: ['a/shell.js', 'a/button.js', 'a/table.js'] },
      { route: '_app/jobs.tsx', own: ['a/jobs.js', 'a/board.js', 'a/jobs-loader.js'] },
      { route: '_plain/help.$topic.tsx', own: ['a/help.js'] },
      { route: 'dashboard.tsx', own: ['a/dashboard.js', 'a/button.js'] },
      { route: 'dashboard/index.tsx', own: ['a/overview.js'] },
      { route: 'dashboard/map.tsx', own: ['a/map.js'] },
      { route: 'index.tsx', own: ['a/landing.js', 'a/button.js'] },
      { route: 'login.tsx', own: ['a/login.js', 'a/button.js'] },
    ])
  })

  it('counts the style sheets of the start and of the frame for every page of the dashboard', () => {
    expect(dashboardSheets(manifest)).toEqual(['a/look.css', 'a/frame.css'])
  })

  it('counts what the dashboard waits for once, for all its pages', () => {
    expect(dashboardFrame(manifest)).toEqual([
      'a/dashboard.js',
      'a/button.js',
      'a/signed-in.js',
      'a/addresses.js',
      'a/workspace.js',
      'a/jobs-call.js',
    ])
  })

  it('counts the files of a cold dashboard that the document names and lists for it', () => {
    const lists = {
      '/dashboard/*': ['assets/frame.js'],
      '/login': ['assets/door.js'],
      '/dashboard': ['assets/overview.js'],
    }
    const html = `
      <link rel="icon" href="/icon.svg">
      <script type="module" crossorigin src="/assets/entry.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/react.js">
      <link rel="stylesheet" crossorigin href="/assets/look.css">
      <meta name="ahead" content="${JSON.stringify(lists).replaceAll('"', '&quot;')}">`
    expect(filesOfDashboard(html)).toEqual([
      'assets/entry.js',
      'assets/react.js',
      'assets/look.css',
      'assets/frame.js',
      'assets/overview.js',
    ])
    expect(() => filesOfDashboard('<head></head>')).toThrow('The document has no list of what its pages need')
  })

  it('counts what pages of the dashboard share once, apart from each', () => {
    expect(sharedLater(manifest)).toEqual(['a/pages.js'])
  })

  it('finds the pages that need no sign-in by their route files', () => {
    expect(publicPages(manifest)).toEqual(['/', '/help/$topic', '/jobs', '/login'])
    expect(firstLoad(manifest, '/').page).toEqual([
      'a/entry.js',
      'a/react.js',
      'a/error.js',
      'a/landing.js',
      'a/button.js',
    ])
  })

  it('refuses to measure a build that lacks the page or the mock server', () => {
    expect(() => firstLoad(manifest, '/register')).toThrow('The build has no page /register')
    const { 'src/mock-server/index.ts': _, ...rest } = manifest
    const bare = { ...rest, 'index.html': { file: 'a/entry.js', isEntry: true } }
    expect(() => firstLoad(bare, '/login')).toThrow('The build has no mock server')
  })
})
