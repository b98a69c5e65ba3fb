// Checks the names of every declaration against the words that docs/glossary.md replaces.
import { readdirSync, readFileSync } from 'node:fs'
import { bannedNames } from './names/check.mjs'

const GENERATED = /\/generated\/|routeTree\.gen/

const paths = ['src', 'tests', 'scripts']
  .flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
  .filter((path) => !GENERATED.test(path))
  .sort()

const found = paths.flatMap((path) => bannedNames(path, readFileSync(path, 'utf8')))
for (const sentence of found) console.error(sentence)
console.log(
  `names: ${paths.length} files, ${found.length} banned names${found.length > 0 ? '; see docs/glossary.md' : ''}`,
)
process.exitCode = found.length > 0 ? 1 : 0
