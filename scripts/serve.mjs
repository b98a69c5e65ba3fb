import { preview } from 'vite'

/**
 * Serves dist/, every unknown path as the app's own.
 * @returns the address, such as `http://localhost:4173/`.
 * @throws Error when the port is taken.
 */
export async function serveBuild({ host = 'localhost', port }) {
  const server = await preview({ configFile: false, logLevel: 'warn', preview: { host, port, strictPort: true } })
  return server.resolvedUrls.local[0]
}
