import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { mirageLodash } from './scripts/mirage-lodash/plugin.ts'
import { stylesInBuild } from './scripts/styles/plugin.ts'
import { TestOrder } from './scripts/test-order.ts'
import { appSystem } from './src/ui/kit/theme/app-system.ts'

/** Screen tests in which React watches: in development it tells what it would do better, for a quarter more time. Between them they open every page and most forms. */
const WATCHED = ['tests/screen/{client-page,every-page,kept-forms,my-day,office-lost-answers}.test.ts']

const shared = {
  plugins: [mirageLodash()],
  // Node would take Mirage in CommonJS, which loads lodash by itself.
  resolve: { tsconfigPaths: true, alias: [{ find: /^miragejs$/, replacement: 'miragejs/dist/mirage-esm.js' }] },
  define: { __MOCK__: 'true' },
}

/** Replaces the providers of styles that are worked out as pages are drawn, as in the build. */
const BUILT_THEME = {
  find: /^(@|\.)\/ui\/kit\/theme\/(core|app)-theme$/,
  replacement: fileURLToPath(new URL('src/ui/kit/theme/built-theme.tsx', import.meta.url)),
}

/** Libraries that take what they build on as they do in the build. */
const server = { deps: { inline: ['miragejs'] } }

const screen = {
  server,
  environment: 'happy-dom',
  // The app is loaded once a worker; the harness takes each test's page down again.
  isolate: false,
  // Ends what hangs: how long a page takes is up to the machine, and the harness gives up a page in which nothing more happens.
  testTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['tests/screen/setup.ts'],
}

export default defineConfig({
  ...shared,
  test: {
    // As many as there are cores; by default one of them would rest, which on two is half.
    maxWorkers: availableParallelism(),
    // Pages and databases in memory leave much behind; with the room that V8 gives by default every fifth second goes into sweeping.
    execArgv: ['--min-semi-space-size=256', '--max-semi-space-size=256'],
    sequence: { sequencer: TestOrder },
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          server,
          environment: 'node',
          // Nothing here waits; the longest tests work for a second or two, and many times as long on a busy machine.
          testTimeout: 60_000,
          // The first one of a file may load the app.
          hookTimeout: 60_000,
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/{model,contract,architecture}/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          // Modules are loaded once a worker: the rules keep nothing between tests, and loading them anew cost more than running them.
          isolate: false,
        },
      },
      {
        ...shared,
        // As people get it: styles that are worked out while pages are drawn take a third of the time.
        plugins: [...shared.plugins, stylesInBuild(appSystem, import.meta.dirname)],
        resolve: { ...shared.resolve, alias: [...shared.resolve.alias, BUILT_THEME] },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          ...screen,
          name: 'screen',
          include: ['tests/screen/**/*.test.ts'],
          exclude: WATCHED,
          env: { NODE_ENV: 'production' },
        },
      },
      { ...shared, test: { ...screen, name: 'screen-watched', include: WATCHED } },
    ],
  },
})
