// Generates openapi.json from the wire contract in src/contract. `--check` only compares.
import { execFileSync } from 'node:child_process'
import { loadContract } from './contract-modules.mjs'
import { keepGenerated } from './generated-file.mjs'
import { openapiDocument } from './openapi-document.mjs'

const TARGET = 'openapi.json'

const document = openapiDocument(await loadContract())
const formatted = execFileSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${TARGET}`], {
  input: JSON.stringify(document),
  encoding: 'utf8',
})

keepGenerated(TARGET, formatted, {
  check: process.argv.includes('--check'),
  command: 'node scripts/openapi.mjs',
})
