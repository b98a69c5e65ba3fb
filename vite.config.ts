import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { contentSecurityPolicy } from './scripts/content-security-policy.ts'

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  // Without the mock server the build must not hold a byte of Mirage, seeds or graphql-js: the constant folds its import away.
  const mock = (env.VITE_MOCK ?? '1') === '1'
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // Loaders would stay in the entry chunk, which would then grow with every route.
        codeSplittingOptions: {
          defaultBehavior: [['loader'], ['component'], ['errorComponent'], ['notFoundComponent'], ['pendingComponent']],
        },
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/routeTree.gen.ts',
        quoteStyle: 'single',
      }),
      react(),
      contentSecurityPolicy([env.VITE_API_URL, env.VITE_FLAGS_URL]),
    ],
    resolve: { tsconfigPaths: true },
    define: { __MOCK__: JSON.stringify(mock) },
    build: { target: 'es2023', manifest: true },
    server: { port: 5173 },
    preview: { port: 4173, strictPort: true },
  }
})
