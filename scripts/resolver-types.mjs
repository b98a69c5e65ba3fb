import { isEnumType, isInputObjectType, isListType, isNonNullType, isObjectType, isScalarType } from 'graphql'

const SCALARS = { Int: 'number', Float: 'number', String: 'string', Boolean: 'boolean', ID: 'string', JSON: 'unknown' }

const ROOTS = ['Query', 'Mutation']

/**
 * Generates the resolver side of the schema: each Query and Mutation field's arguments and result, and a `Resolvers` type naming every
 * field, so that a missing resolver does not compile. Throws for kinds of type the schema does not use yet.
 */
export function resolverTypes(schema) {
  const named = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__') && !ROOTS.includes(name))
  const roots = ROOTS.map((name) => schema.getType(name)).filter(Boolean)
  const fields = roots.flatMap((root) => Object.values(root.getFields()))
  return [
    RESOLVED,
    ...named.map(declared).filter(Boolean),
    ...fields.filter(({ args }) => args.length > 0).map(argumentsOf),
    resolversOf(fields),
  ].join('\n\n')
}

const RESOLVED = `/** An answer, now or later, or a function that works it out only when the field is asked for. */
export type Resolved<T> = T | Promise<T> | (() => T | Promise<T>)`

function declared(type) {
  if (isScalarType(type)) {
    if (!SCALARS[type.name]) throw new Error(`No TypeScript type for the scalar ${type.name}`)
    return undefined
  }
  if (isEnumType(type)) return exported(type.name, union(type.getValues().map(({ name }) => `'${name}'`)))
  if (isInputObjectType(type)) return exported(type.name, inputs(Object.values(type.getFields())))
  if (isObjectType(type)) return exported(type.name, outputs(Object.values(type.getFields())))
  throw new Error(`No resolver type for ${type.name}: interfaces and unions are not supported yet`)
}

const argumentsOf = ({ name, args }) => exported(argumentsName(name), inputs(args))

const resolversOf = (fields) => {
  const lines = fields.map(({ name, type, args }) => {
    const argumentType = args.length > 0 ? argumentsName(name) : 'Record<string, never>'
    return `  ${name}: (args: ${argumentType}, context: Context) => ${typeOf(type)} | Promise<${typeOf(type)}>`
  })
  return `/** What answers each field of Query and Mutation. */\nexport type Resolvers<Context> = {\n${lines.join('\n')}\n}`
}

const exported = (name, body) => `export type ${name} = ${body}`
const union = (members) => members.join(' | ')
const argumentsName = (field) => `${field[0].toUpperCase()}${field.slice(1)}Args`

const outputs = (fields) => block(fields.map(({ name, type }) => `${name}: Resolved<${typeOf(type)}>`))

/** Optional without a default means missing or null. */
const inputs = (fields) =>
  block(
    fields.map(({ name, type, defaultValue }) => {
      const isRequired = isNonNullType(type) || defaultValue !== undefined
      return `${name}${isRequired ? '' : '?'}: ${typeOf(type)}`
    }),
  )

const block = (lines) => `{\n${lines.map((line) => `  ${line}`).join('\n')}\n}`

function typeOf(type) {
  if (isNonNullType(type)) return bareType(type.ofType)
  return bareType(type) === 'unknown' ? 'unknown' : `${bareType(type)} | null`
}

const bareType = (type) => (isListType(type) ? `readonly ${inList(type.ofType)}[]` : (SCALARS[type.name] ?? type.name))

const inList = (type) => (isNonNullType(type) && !isListType(type.ofType) ? typeOf(type) : `(${typeOf(type)})`)
