import { createServer } from 'vite'

/** Passes `work` a loader for the project's TypeScript modules, by path from the root. All loads share one set of modules. */
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
