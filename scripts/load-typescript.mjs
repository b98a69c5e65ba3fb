import { createServer } from 'vite'

/**
 * Gives `work` a way to load the project's TypeScript modules into Node, by their path from the root; all loads share one set of modules.
 */
export async function withTypescript(work) {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    resolve: { tsconfigPaths: true },
    server: { middlewareMode: true, watch: null, ws: false },
  })
  try {
    return await work((path) => vite.ssrLoadModule(`/${path}`))
  } finally {
    await vite.close()
  }
}
