import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { run } from './processes.mjs'

const SOURCES = [
  'src',
  'public',
  'hosted',
  'scripts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const STAMP = 'dist/.sources'
/** The demo build, which is also the one under test: mock server on, every page enabled. */
const DEMO = { VITE_MOCK: '1', VITE_ENVIRONMENT: 'demo', VITE_API_URL: '' }

export async function buildDemo() {
  const sources = fingerprint()
  await run('vite', ['build'], { env: DEMO })
  writeFileSync(STAMP, sources)
}

export async function buildDemoWhenStale() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return
  await buildDemo()
}

function fingerprint() {
  const hash = createHash('sha256').update(JSON.stringify(DEMO))
  for (const path of SOURCES.flatMap(filesOf)) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function filesOf(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`))
}
