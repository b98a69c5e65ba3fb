// Generates typed GraphQL documents with result schemas, and resolver types, from the SDL and the operations beside it. `--check` only
// compares. Each area has its own file so that a page loads only the documents it uses. First it prints the records declared in `records/`
// into the marked parts of those files.
import { readdirSync, readFileSync } from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import * as operations from '@graphql-codegen/typescript-operations'
import { buildASTSchema, parse } from 'graphql'
import { compiledDocuments, compiledQuestions, fragmentsIn } from './compiled-documents.mjs'
import { keepGenerated } from './generated-file.mjs'
import { withTypescript } from './load-typescript.mjs'
import { partsIn, withPrintedParts } from './printed-parts.mjs'
import { resolverTypes } from './resolver-types.mjs'

const FOLDER = 'src/contract/graphql'
const GENERATED = `${FOLDER}/generated`
const RESOLVERS = `${GENERATED}/resolvers.ts`

/** Operations of the first page after sign-in and of list loading; `mock-server/graphql/first-resolvers.ts` resolves them. */
const OF_FIRST_PAGE = [
  'Account',
  'Activity',
  'OpenQuestions',
  'SavedViews',
  'StepConflicts',
  'UnreadConversations',
  'Usage',
]

const MODE = { check: process.argv.includes('--check'), command: 'node scripts/codegen.mjs' }

const records = await withTypescript(async (load) => {
  const files = readdirSync(`${FOLDER}/records`).sort()
  const modules = await Promise.all(files.map((file) => load(`${FOLDER}/records/${file}`)))
  return new Map(modules.flatMap((module) => Object.values(module)).map((record) => [record.type, record]))
})

/** The file with its printed parts as they are to be; written, or with `--check` compared. */
const read = (file, part) => {
  const path = `${FOLDER}/${file}`
  const before = readFileSync(path, 'utf8')
  const text = withPrintedParts(before, (name) => records.get(name)?.[part])
  if (partsIn(text).length > 0) keepGenerated(path, text, MODE)
  return text
}

const schemaText = read('schema.graphql', 'schema')
for (const type of records.keys())
  if (!partsIn(schemaText).includes(type)) throw new Error(`schema.graphql has no part "# printed: ${type}"`)

const schema = parse(schemaText)
const documents = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.graphql') && file !== 'schema.graphql')
  .sort()
  .map((file) => ({ location: file, document: parse(read(file, 'fragment')) }))

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
  keepGenerated(path, `// Made by scripts/codegen.mjs from the .graphql files; edit those.\n${text}`, MODE)

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
