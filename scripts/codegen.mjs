// Typed GraphQL documents and resolver types from the SDL and the operations beside it. `--check` only compares.
import { readdirSync, readFileSync } from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import * as typedDocuments from '@graphql-codegen/typed-document-node'
import * as operations from '@graphql-codegen/typescript-operations'
import { buildASTSchema, parse } from 'graphql'
import { keepGenerated } from './generated-file.mjs'
import { resolverTypes } from './resolver-types.mjs'

const FOLDER = 'src/contract/graphql'
const DOCUMENTS = `${FOLDER}/generated.ts`
const RESOLVERS = `${FOLDER}/generated-resolvers.ts`

const read = (file) => parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))

const schema = read('schema.graphql')
const documents = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.graphql') && file !== 'schema.graphql')
  .sort()
  .map((file) => ({ location: file, document: read(file) }))

const code = await codegen({
  filename: DOCUMENTS,
  schema,
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

const keep = (path, text) =>
  keepGenerated(path, `// Made by scripts/codegen.mjs from the .graphql files beside it; edit those.\n${text}`, {
    check: process.argv.includes('--check'),
    command: 'node scripts/codegen.mjs',
  })

keep(DOCUMENTS, code)
keep(RESOLVERS, `${resolverTypes(buildASTSchema(schema))}\n`)
