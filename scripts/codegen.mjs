// Typed GraphQL documents from the SDL and the operations beside it. `--check` only compares.
import { readdirSync, readFileSync } from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import * as typedDocuments from '@graphql-codegen/typed-document-node'
import * as operations from '@graphql-codegen/typescript-operations'
import { parse } from 'graphql'
import { keepGenerated } from './generated-file.mjs'

const FOLDER = 'src/contract/graphql'
const TARGET = `${FOLDER}/generated.ts`

const read = (file) => parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))

const documents = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.graphql') && file !== 'schema.graphql')
  .sort()
  .map((file) => ({ location: file, document: read(file) }))

const code = await codegen({
  filename: TARGET,
  schema: read('schema.graphql'),
  documents,
  config: {
    scalars: { JSON: 'unknown' },
    strictScalars: true,
    skipTypename: true,
    useTypeImports: true,
    arrayInputCoercion: false,
  },
  plugins: [{ operations: {} }, { typedDocuments: {} }],
  pluginMap: { operations, typedDocuments },
})

keepGenerated(TARGET, `// Made by scripts/codegen.mjs from the .graphql files beside it; edit those.\n${code}`, {
  check: process.argv.includes('--check'),
  command: 'node scripts/codegen.mjs',
})
