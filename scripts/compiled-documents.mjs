import { Kind, print, stripIgnoredCharacters, visit } from 'graphql'
import { answerSchema } from './answer-schemas.mjs'

const SUFFIX = { query: 'Query', mutation: 'Mutation' }

const isOperation = ({ kind }) => kind === Kind.OPERATION_DEFINITION
const isFragment = ({ kind }) => kind === Kind.FRAGMENT_DEFINITION
const text = (value) => `'${value.replaceAll("'", "\\'")}'`

export const fragmentsIn = (documents) =>
  new Map(documents.flatMap(({ definitions }) => definitions.filter(isFragment)).map((each) => [each.name.value, each]))

/** Returns the operation's text as sent: with the fragments it uses, minified. */
export function sentText(operation, fragments) {
  const used = new Set()
  const note = (node) => {
    const spread = ({ name }) => {
      if (used.has(name.value)) return
      used.add(name.value)
      note(fragments.get(name.value))
    }
    visit(node, { FragmentSpread: spread })
  }
  note(operation)
  return stripIgnoredCharacters([operation, ...[...used].map((name) => fragments.get(name))].map(print).join('\n'))
}

/** Generates code for an area's documents: each with its text and the schema of its result. */
export const compiledDocuments = (document, schema, fragments) =>
  document.definitions.filter(isOperation).map((each) => {
    const name = each.name.value
    const type = `${name}${SUFFIX[each.operation]}`
    return `export const ${name}Document = typedDocument<${type}, ${type}Variables>(
  '${each.operation}',
  '${name}',
  ${text(sentText(each, fragments))},
  () => ${answerSchema(each, schema, fragments)},
)`
  })

const PLAIN = ['Int', 'Float', 'String', 'Boolean']

/**
 * Describes an operation as data, so that it can be resolved without parsing: variable types, and each field's arguments and selections.
 * Returns undefined for operations with non-scalar variables. Throws for constructs no operation uses yet.
 */
export function questionOf(operation, fragments) {
  const variables = operation.variableDefinitions.map(({ variable, type }) => [variable.name.value, print(type)])
  if (variables.some(([, type]) => !PLAIN.includes(type.replace('!', '')))) return undefined

  const picked = ({ selections }) =>
    Object.assign(
      {},
      ...selections.map((each) => {
        if (each.kind === Kind.FRAGMENT_SPREAD) return picked(fragments.get(each.name.value).selectionSet)
        if (each.kind !== Kind.FIELD || each.alias || each.arguments.length > 0)
          throw new Error(`${operation.name.value} asks in a way that nothing answers yet`)
        return { [each.name.value]: each.selectionSet ? picked(each.selectionSet) : 1 }
      }),
    )
  const fields = operation.selectionSet.selections.map((each) => {
    if (each.kind !== Kind.FIELD || each.alias || each.arguments.some(({ value }) => value.kind !== Kind.VARIABLE))
      throw new Error(`${operation.name.value} asks in a way that nothing answers yet`)
    return {
      field: each.name.value,
      args: Object.fromEntries(each.arguments.map(({ name, value }) => [name.value, value.name.value])),
      pick: each.selectionSet ? picked(each.selectionSet) : 1,
    }
  })
  return { variables: Object.fromEntries(variables), fields }
}

/**
 * Generates the operations that can be resolved without parsing: those of the first page after sign-in under `first`, others under `later`.
 * Throws when the first page uses an operation that no document has.
 */
export function compiledQuestions(documents, fragments, ofFirstPage) {
  const compiled = documents
    .flatMap(({ definitions }) => definitions.filter(isOperation))
    .filter(({ operation }) => operation === 'query')
    .flatMap((each) => {
      const question = questionOf(each, fragments)
      const line = `  [${text(sentText(each, fragments))}, ${JSON.stringify(question)}],`
      return question ? [{ name: each.name.value, line }] : []
    })
  const lacking = ofFirstPage.filter((name) => !compiled.some((each) => each.name === name))
  if (lacking.length > 0) throw new Error(`No document asks ${lacking.join(', ')}`)
  const code = (name, says, questions) => `/** ${says}, by their text. */
export const ${name}: ReadonlyMap<string, Question> = new Map<string, Question>([
${questions.map(({ line }) => line).join('\n')}
])`
  const isFirst = ({ name }) => ofFirstPage.includes(name)
  return {
    first: code('FIRST_QUESTIONS', 'What the first page after signing in asks', compiled.filter(isFirst)),
    later: code(
      'LATER_QUESTIONS',
      'What all other pages ask',
      compiled.filter((each) => !isFirst(each)),
    ),
  }
}
