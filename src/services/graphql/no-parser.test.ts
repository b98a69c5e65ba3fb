import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import * as ours from './no-parser'

const ofUrql = createRequire(createRequire(import.meta.resolve('urql')).resolve('@urql/core'))
const theirs = ofUrql('@0no-co/graphql.web')

/** urql's files that import from the package, with their minified names: `Kind` may be `t`. */
const takers = ['urql-core', 'urql-core-chunk'].map((name) => {
  const code = readFileSync(`${dirname(ofUrql.resolve('@urql/core'))}/${name}.mjs`, 'utf8')
  const [, names = ''] = /import \{([^}]+)\} from "@0no-co\/graphql\.web"/.exec(code) ?? []
  return { code, imports: new Map(names.split(',').map((each) => each.trim().split(' as ') as [string, string])) }
})

it('has what urql takes of the package', () => {
  const importNames = new Set(takers.flatMap((file) => [...file.imports.keys()]))
  expect(Object.keys(ours).sort()).toEqual([...importNames].sort())
})

it('has the kinds that urql looks for', () => {
  const names = takers.flatMap(({ code, imports }) =>
    [...code.matchAll(new RegExp(`\\b${imports.get('Kind')}\\.([A-Z_]+)\\b`, 'g'))].map(([, name = '']) => name),
  )
  expect(ours.Kind).toEqual(Object.fromEntries(names.map((name) => [name, theirs.Kind[name]])))
})

const read = ({ name, message, path, originalError, extensions }: ours.GraphQLError) => ({
  name,
  message,
  path,
  originalError,
  extensions,
})

it.each([
  [['No']],
  [['No', undefined, undefined, undefined, ['jobs', 3], { message: 'No' }, { status: 409 }]],
  [['No', undefined, undefined, undefined, undefined, { message: 'No' }, {}]],
] as const)('makes the same error of %j', ([message, ...others]) => {
  expect(read(new ours.GraphQLError(message, ...others))).toEqual(read(new theirs.GraphQLError(message, ...others)))
})

it('says of a document without a text what is wrong with it', () => {
  const refusal = 'Documents carry their text, and are neither parsed nor printed here'
  expect(ours.parse).toThrow(refusal)
  expect(ours.print).toThrow(refusal)
})
