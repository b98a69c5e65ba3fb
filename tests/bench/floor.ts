import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** Its folder, and the port that serves it. */
const PORTS = { floor: 4182, 'floor-thread': 4183 }

export type Serve = (options: { host: string; port: number; folder: string }) => Promise<string>

/**
 * Lower bound for this stack: React, the router and a machine that render 25 rows, or React and a virtual list of 10,000 lines, built and
 * served like the app. Page times are given as multiples of it, because machines differ by a factor of two. Returns its address.
 */
export const serveFloor = async (serve: Serve, name: keyof typeof PORTS = 'floor'): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-floor-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, name),
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023' },
  })
  return serve({ host: '127.0.0.1', port: PORTS[name], folder })
}
