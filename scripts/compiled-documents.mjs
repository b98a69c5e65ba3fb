import { Kind, print, stripIgnoredCharacters, visit } from 'graphql'
import { answerSchema } from './answer-schemas.mjs'

const SUFFIX = { query: 'Query', mutation: 'Mutation' }

const isOperation = ({ kind }) => kind === Kind.OPERATION_DEFINITION
const isFragment = ({ kind }) => kind === Kind.FRAGMENT_DEFINITION
const text = (value) => `'${value.replaceAll("'", "\\'")}'`

/** The fragments of all documents by name. */
export const fragmentsIn = (documents) =>
  new Map(documents.flatMap(({ definitions }) => definitions.filter(isFragment)).map((each) => [each.name.value, each]))

/** An operation as it is sent: with the fragments it uses, and without what no one needs to read it. */
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

/** The documents of an area as code: each with its text and the schema of its answer. */
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
 * What a question asks, as data that is answered without reading its text: the types of its variables, and of each field its arguments
 * and what is picked of the answer. Undefined for a question with other variables than plain ones.
 * @throws Error for what no question has used so far
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
 * The questions of the documents that can be answered without reading, as code: those of the first page after signing in under `first`, and
 * all others under `later`.
 * @throws Error where the first page asks what no document does
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
