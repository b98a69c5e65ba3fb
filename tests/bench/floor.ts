import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const PORT = 4182

/** Serves a folder as the app is served. */
export type Serve = (options: { host: string; port: number; folder: string }) => Promise<string>

/**
 * The least that a page of this stack can cost: react, the router and a machine that draw 25 rows, built and served like the app. Times of pages
 * are told as multiples of it, since machines differ by a factor of two. @returns its address
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
