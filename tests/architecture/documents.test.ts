import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEMO_USERS } from '@/domain/demo/demo'

const documentsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join(folder, path))

const ROOMS = ['src', 'tests'].flatMap(documentsIn)
const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...documentsIn('docs'), ...ROOMS]

const text = (path: string) => readFileSync(path, 'utf8')
const matches = (path: string, pattern: RegExp) => [...text(path).matchAll(pattern)].map(([, found = '']) => found)

const pathsIn = (document: string) => matches(document, /`((?:src|tests|scripts|docs|public)\/[\w./-]*)`/g)
const linksIn = (document: string) =>
  matches(document, /\]\((?!http)([^)#]+)/g).map((link) => join(dirname(document), link))

/** Names of all files, for names without a folder. */
const FILE_NAMES = new Set(
  ['src', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => basename(path)),
  ),
)

/** Paths in a room's README that don't exist, neither in the room nor in the repository. */
const missingIn = (document: string) => [
  ...matches(document, /`([\w$.-]+\/(?:[\w$.-]+\/)*(?:[\w$.-]+\.\w+)?)`/g).filter(
    (path) => !existsSync(path) && !existsSync(join(dirname(document), path)),
  ),
  ...matches(document, /`([\w$.-]+\.(?:tsx?|mjs))`/g).filter((name) => !FILE_NAMES.has(name)),
]

/** Rows of a document's tables with as many cells as `columns`, without header and ruler. */
const rowsOf = (document: string, columns: number) =>
  matches(document, /^\|(.+)\|$/gm)
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === columns)

describe.each(DOCUMENTS)('%s', (document) => {
  it('names files and folders that exist', () => {
    expect([...pathsIn(document), ...linksIn(document)].filter((path) => !existsSync(path))).toEqual([])
  })

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> }
    const named = matches(document, /\bnpm (?:run )?(start|test|run \w+|dev|build|bench)\b/g)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})

describe.each(ROOMS)('%s', (document) => {
  it('names files and folders of its room that exist', () => {
    expect(missingIn(document)).toEqual([])
  })

  it('has at most 40 lines', () => {
    expect(text(document).trimEnd().split('\n').length).toBeLessThanOrEqual(40)
  })
})

describe('README.md', () => {
  it('lists the sign-ins that the demonstration has', () => {
    const listed = rowsOf('README.md', 3).filter(([, email]) => email?.includes('@'))
    expect(listed).toEqual(DEMO_USERS.map(({ label, email, subdomain }) => [label, email, subdomain ?? '']))
    expect(new Set(DEMO_USERS.map(({ password }) => password))).toEqual(
      new Set(matches('README.md', /password is `(.+?)`/g)),
    )
  })

  it('lists the settings that a build reads', () => {
    const read = [...matches('src/env.d.ts', /readonly (VITE_\w+)/g), ...matches('vite.config.ts', /env\.(VITE_\w+)/g)]
    const listed = rowsOf('README.md', 3).flatMap(([name]) => /^`(VITE_\w+)`$/.exec(name ?? '')?.[1] ?? [])
    expect(listed.sort()).toEqual([...new Set(read)].sort())
  })
})
