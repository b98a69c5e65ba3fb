// Checks every import of src/ against the import rules of ARCHITECTURE.md, the entry points used by tests/, and the absence of cycles.
import { readdirSync, readFileSync } from 'node:fs'
import { violationsOf } from './import-law/check.mjs'

const paths = ['src', 'tests']
  .flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
  .sort()

const violations = violationsOf(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])))
for (const violation of violations) console.error(violation)
console.log(`import law: ${paths.length} files, ${violations.length} violations`)
process.exitCode = violations.length > 0 ? 1 : 0
