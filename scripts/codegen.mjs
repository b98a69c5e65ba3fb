// Typed GraphQL documents, schemas of their answers and resolver types from the SDL and the operations beside it. `--check` only compares.
// The documents of an area are a file of its own, so that a page loads those that it asks and no others.
import { readdirSync, readFileSync } from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import * as typedDocuments from '@graphql-codegen/typed-document-node'
import * as operations from '@graphql-codegen/typescript-operations'
import { buildASTSchema, parse } from 'graphql'
import { answerSchemas } from './answer-schemas.mjs'
import { keepGenerated } from './generated-file.mjs'
import { resolverTypes } from './resolver-types.mjs'

const FOLDER = 'src/contract/graphql'
const GENERATED = `${FOLDER}/generated`
const ANSWERS = `${GENERATED}/answers.ts`
const RESOLVERS = `${GENERATED}/resolvers.ts`

const read = (file) => parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))

const schema = read('schema.graphql')
const documents = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.graphql') && file !== 'schema.graphql')
  .sort()
  .map((file) => ({ location: file, document: read(file) }))

/** The types and documents of one area's operations. */
const codeOf = (filename, document) =>
  codegen({
    filename,
    schema,
    documents: [document],
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
  keepGenerated(path, `// Made by scripts/codegen.mjs from the .graphql files; edit those.\n${text}`, {
    check: process.argv.includes('--check'),
    command: 'node scripts/codegen.mjs',
  })

for (const document of documents) {
  const path = `${GENERATED}/${document.location.replace('.graphql', '.ts')}`
  keep(path, await codeOf(path, document))
}
keep(ANSWERS, `${answerSchemas(buildASTSchema(schema), documents)}\n`)
keep(RESOLVERS, `${resolverTypes(buildASTSchema(schema))}\n`)
