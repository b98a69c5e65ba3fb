import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { mirageLodash } from './scripts/mirage-lodash/plugin.ts'
import { stylesInBuild } from './scripts/styles/plugin.ts'
import { TestOrder } from './scripts/test-order.ts'
import { appSystem } from './src/ui/kit/theme/app-system.ts'

/**
 * Screen tests that run React's development build for its warnings, at a quarter more time. Together they open every page and most forms.
 */
const WATCHED = ['tests/screen/{client-page,every-page,form-vault,my-day,office-lost-answers}.test.ts']

const shared = {
  plugins: [mirageLodash()],
  // Node would load Mirage as CommonJS, which loads lodash as a whole.
  resolve: { tsconfigPaths: true, alias: [{ find: /^miragejs$/, replacement: 'miragejs/dist/mirage-esm.js' }] },
  define: { __MOCK__: 'true' },
}

/** Replaces the runtime style providers with prebuilt styles, as in the build. */
const BUILT_THEME = {
  find: /^(@|\.)\/ui\/kit\/theme\/(core|app)-theme$/,
  replacement: fileURLToPath(new URL('src/ui/kit/theme/built-theme.tsx', import.meta.url)),
}

/** Inlined so that their imports resolve as in the build. */
const server = { deps: { inline: ['miragejs'] } }

const screen = {
  server,
  environment: 'happy-dom',
  // The app loads once per worker; the harness unmounts each test's page.
  isolate: false,
  // A backstop for hangs. Page speed depends on the machine, and the harness gives up on a page in which nothing more happens.
  testTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['tests/screen/setup.ts'],
}

export default defineConfig({
  ...shared,
  test: {
    // By default one core would stay idle, which on two cores is half.
    maxWorkers: availableParallelism(),
    // Pages and in-memory databases leave much garbage; with V8's default semi-space, a fifth of the time goes into collection.
    execArgv: ['--min-semi-space-size=256', '--max-semi-space-size=256'],
    sequence: { sequencer: TestOrder },
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          server,
          environment: 'node',
          // Nothing here waits; the longest tests run for a second or two, and many times as long on a busy machine.
          testTimeout: 60_000,
          // The first hook of a file may load the app.
          hookTimeout: 60_000,
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/{model,contract,architecture}/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          // Modules load once per worker: they keep no state between tests, and reloading them cost more than running them.
          isolate: false,
        },
      },
      {
        ...shared,
        // As in production: runtime styles take a third of the time.
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
