import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { compileAhead } from './scripts/compile-ahead.ts'
import { contentSecurityPolicy } from './scripts/content-security-policy.ts'
import { hostedPages } from './scripts/hosted-pages.ts'
import { leanSystem } from './scripts/lean-system.ts'
import { mirageLodash } from './scripts/mirage-lodash/plugin.ts'
import { pdfWithoutWebPages } from './scripts/pdf-without-web-pages.ts'
import { requestAhead } from './scripts/request-ahead.ts'
import { scriptGroups } from './scripts/script-groups.ts'
import { sheetGroup } from './scripts/styles/groups.ts'
import { stylesInBuild } from './scripts/styles/plugin.ts'
import { appSystem } from './src/ui/kit/theme/app-system.ts'

const NO_PRETENDER = fileURLToPath(new URL('src/mock-server/hosts/no-pretender.ts', import.meta.url))
const NO_WEB_PAGES = fileURLToPath(new URL('src/mock-server/billing/no-web-pages.ts', import.meta.url))
const NO_PARSER = fileURLToPath(new URL('src/services/graphql/no-parser.ts', import.meta.url))
const CSS_PROPERTY_NAMES = fileURLToPath(new URL('src/ui/kit/theme/css-property-names.ts', import.meta.url))
const BUILT_THEME = fileURLToPath(new URL('src/ui/kit/theme/built-theme.tsx', import.meta.url))
const ATTRIBUTE_NAMES = fileURLToPath(new URL('src/ui/kit/theme/attribute-names.ts', import.meta.url))

/** CommonJS dependencies without side effects, so that unused ones can be dropped. */
const WITHOUT_EFFECT = { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false }

/**
 * A few larger scripts instead of hundreds of tiny ones, which compress badly: startup libraries, the app's startup code (ADR 0008), and
 * code shared by several pages or the mock server, grouped by user.
 */
const groups = [
  { name: sheetGroup, debugName: 'styles', test: /^virtual:styles\//, priority: 4 },
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  { name: 'start', tags: ['$initial' as const], priority: 1 },
  ...scriptGroups(),
]

const resolve = {
  tsconfigPaths: true,
  alias: [
    { find: /^(pretender|@miragejs\/pretender-node-polyfill\/(before|after))$/, replacement: NO_PRETENDER },
    // jsPDF's unused web page support. Its DOMPurify is left out by a plugin, because the app shows mails with it.
    { find: /^(html2canvas|canvg)$/, replacement: NO_WEB_PAGES },
    // urql's GraphQL parser, unused because all documents are compiled (ADR 0035).
    { find: '@0no-co/graphql.web', replacement: NO_PARSER },
    // Styles are in style sheets (ADR 0033).
    { find: /^(@|\.)\/ui\/kit\/theme\/(core|app)-theme$/, replacement: BUILT_THEME },
    // Two long lists of names, of which the app needs few.
    { find: '@pandacss/is-valid-prop', replacement: CSS_PROPERTY_NAMES },
    { find: '@emotion/is-prop-valid', replacement: ATTRIBUTE_NAMES },
    // A polyfill of what React has had since 18.
    { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  ],
}

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  // A build without the mock server must not contain Mirage, seeds or graphql-js: the constant removes their import.
  const mock = (env.VITE_MOCK ?? '1') === '1'
  const define = { __MOCK__: JSON.stringify(mock) }
  const stripe = Boolean(env.VITE_STRIPE_PUBLISHABLE_KEY)
  return {
    plugins: [
      stylesInBuild(appSystem, import.meta.dirname),
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // Otherwise loaders stay in the entry chunk, which would grow with every route.
        codeSplittingOptions: {
          defaultBehavior: [['loader'], ['component'], ['errorComponent'], ['notFoundComponent'], ['pendingComponent']],
          // The first page of the day is loaded early together with its data.
          splitBehavior: ({ routeId }) => (routeId === '/dashboard/' ? [['loader', 'component']] : undefined),
        },
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/routeTree.gen.ts',
        quoteStyle: 'single',
      }),
      react(),
      compileAhead(),
      leanSystem(),
      mirageLodash(),
      pdfWithoutWebPages(),
      requestAhead(),
      contentSecurityPolicy({
        urls: [env.VITE_API_URL, env.VITE_FLAGS_URL, env.VITE_TRACKING_URL],
        tiles: env.VITE_MAP_TILES,
        stripe,
      }),
      // The payment pages belong to the mock server and accept only its test cards.
      mock &&
        hostedPages({ resolve, define, plugins: [mirageLodash(), contentSecurityPolicy({ urls: [], stripe: false })] }),
    ],
    resolve,
    define,
    build: {
      target: 'es2023',
      manifest: true,
      // All target browsers preload modules natively. The scripts of each page are not listed at startup, because the list would grow with
      // every page (ADR 0016); the document preloads the few that matter (ADR 0037).
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, scripts, { hostType }) => (hostType === 'html' ? scripts : []),
      },
      rolldownOptions: { output: { codeSplitting: { groups } }, treeshake: { moduleSideEffects: [WITHOUT_EFFECT] } },
    },
    server: { port: 5173 },
    preview: { port: 4173, strictPort: true },
  }
})
