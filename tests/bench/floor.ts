import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const PORT = 4182

export type Serve = (options: { host: string; port: number; folder: string }) => Promise<string>

/**
 * Lower bound for this stack: React, the router and a machine that render 25 rows, built and served like the app. Page times are given as
 * multiples of it, because machines differ by a factor of two. Returns its address.
 */
export const serveFloor = async (serve: Serve): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-floor-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'floor'),
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023' },
  })
  return serve({ host: '127.0.0.1', port: PORT, folder })
}
