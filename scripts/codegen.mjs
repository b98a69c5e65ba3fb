// Generates typed GraphQL documents with result schemas, and resolver types, from the SDL and the operations beside it. `--check` only
// compares. Each area has its own file so that a page loads only the documents it uses.
import { readdirSync, readFileSync } from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import * as operations from '@graphql-codegen/typescript-operations'
import { buildASTSchema, parse } from 'graphql'
import { compiledDocuments, compiledQuestions, fragmentsIn } from './compiled-documents.mjs'
import { keepGenerated } from './generated-file.mjs'
import { resolverTypes } from './resolver-types.mjs'

const FOLDER = 'src/contract/graphql'
const GENERATED = `${FOLDER}/generated`
const RESOLVERS = `${GENERATED}/resolvers.ts`

/** Operations of the first page after sign-in and of list loading; `mock-server/graphql/first-resolvers.ts` resolves them. */
const OF_FIRST_PAGE = ['Account', 'Activity', 'OpenQuestions', 'SavedViews', 'StepConflicts', 'Usage']

const read = (file) => parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))

const schema = read('schema.graphql')
const documents = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.graphql') && file !== 'schema.graphql')
  .sort()
  .map((file) => ({ location: file, document: read(file) }))

const built = buildASTSchema(schema)
const fragments = fragmentsIn(documents.map(({ document }) => document))

const typesOf = (filename, document) =>
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
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  })

const keep = (path, text) =>
  keepGenerated(path, `// Made by scripts/codegen.mjs from the .graphql files; edit those.\n${text}`, {
    check: process.argv.includes('--check'),
    command: 'node scripts/codegen.mjs',
  })

for (const document of documents) {
  const path = `${GENERATED}/${document.location.replace('.graphql', '.ts')}`
  const parts = [
    "import * as v from 'valibot'\nimport { typedDocument } from '../document'",
    await typesOf(path, document),
    ...compiledDocuments(document.document, built, fragments),
  ]
  keep(path, `${parts.join('\n\n')}\n`)
}

const questions = compiledQuestions(
  documents.map(({ document }) => document),
  fragments,
  OF_FIRST_PAGE,
)
for (const [when, code] of Object.entries(questions))
  keep(`${GENERATED}/${when}-questions.ts`, `import type { Question } from '../document'\n\n${code}\n`)
keep(RESOLVERS, `${resolverTypes(built)}\n`)
