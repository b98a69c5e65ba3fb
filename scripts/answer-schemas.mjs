import { isEnumType, isListType, isNonNullType, isObjectType, Kind } from 'graphql'

/** How the scalars are read. */
const SCALARS = {
  Int: 'v.pipe(v.number(), v.safeInteger())',
  Float: 'v.pipe(v.number(), v.finite())',
  String: 'v.string()',
  Boolean: 'v.boolean()',
  ID: 'v.string()',
  JSON: 'v.unknown()',
}

const SUFFIX = { query: 'Query', mutation: 'Mutation' }

/**
 * A valibot schema for the answer to each operation. Every schema is declared with the type that codegen gives the answer, so that the
 * two can't differ: one that does would not compile.
 * @throws Error for what no operation has used so far
 */
export function answerSchemas(schema, documents) {
  const definitions = documents.flatMap(({ document }) => document.definitions)
  const fragments = new Map(definitions.filter(isFragment).map((each) => [each.name.value, each]))
  const operations = definitions.filter(isOperation)
  const read = reader(fragments)
  const typeName = ({ name, operation }) => `${name.value}${SUFFIX[operation]}`
  const constant = ({ name }) => `${name.value[0].toLowerCase()}${name.value.slice(1)}`
  const imports = documents.flatMap(({ location, document }) => {
    const types = document.definitions.filter(isOperation).map(typeName)
    return types.length > 0 ? [`import type { ${types.join(', ')} } from './${location.replace('.graphql', '')}'`] : []
  })
  return [
    "import * as v from 'valibot'",
    ...imports,
    '',
    ...operations.map((each) => {
      const body = read(each.selectionSet, schema.getRootType(each.operation))
      return `const ${constant(each)}: v.GenericSchema<unknown, ${typeName(each)}> = ${body}\n`
    }),
    '/** How the answer to each operation is read, by its name. */',
    'export const answerSchemas: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([',
    ...operations.map((each) => `  [${literal(each.name.value)}, ${constant(each)}],`),
    '])',
  ].join('\n')
}

const literal = (word) => `'${word}'`
const isOperation = ({ kind }) => kind === Kind.OPERATION_DEFINITION
const isFragment = ({ kind }) => kind === Kind.FRAGMENT_DEFINITION

function reader(fragments) {
  const fieldsOf = ({ selections }, type) =>
    selections.flatMap((each) => {
      if (each.kind === Kind.FIELD) return [fieldOf(each, type)]
      if (each.kind === Kind.FRAGMENT_SPREAD) return fieldsOf(fragments.get(each.name.value).selectionSet, type)
      throw new Error(`No schema for an inline fragment on ${type.name}`)
    })

  const fieldOf = ({ name, alias, selectionSet }, type) => {
    const { type: answer } = type.getFields()[name.value]
    return `${(alias ?? name).value}: ${schemaOf(answer, selectionSet)}`
  }

  const schemaOf = (type, selectionSet) => {
    if (isNonNullType(type)) return bare(type.ofType, selectionSet)
    const schema = bare(type, selectionSet)
    return schema === SCALARS.JSON ? schema : `v.nullable(${schema})`
  }

  const bare = (type, selectionSet) => {
    if (isListType(type)) return `v.array(${schemaOf(type.ofType, selectionSet)})`
    if (isObjectType(type)) return objectOf(selectionSet, type)
    if (isEnumType(type))
      return `v.picklist([${type
        .getValues()
        .map(({ name }) => literal(name))
        .join(', ')}])`
    const scalar = SCALARS[type.name]
    if (!scalar) throw new Error(`No schema for ${type.name}`)
    return scalar
  }

  const objectOf = (selectionSet, type) => `v.object({ ${fieldsOf(selectionSet, type).join(', ')} })`
  return objectOf
}
