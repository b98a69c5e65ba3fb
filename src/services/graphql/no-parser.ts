const unparsed = (): never => {
  throw new Error('Documents carry their text, and are neither parsed nor printed here')
}

/**
 * What urql takes of `@0no-co/graphql.web`, without its parser and printer: the text of the app's documents is known when it is built
 * (ADR 0035), so urql needs neither.
 */
export { unparsed as parse, unparsed as print }

/** The kinds of node that urql looks for. */
export const Kind = {
  DOCUMENT: 'Document',
  FIELD: 'Field',
  FRAGMENT_DEFINITION: 'FragmentDefinition',
  NAME: 'Name',
  OPERATION_DEFINITION: 'OperationDefinition',
}

/** An error of an answer; without its place in a document, which only who parses one knows. */
export class GraphQLError extends Error {
  override readonly name = 'GraphQLError'
  readonly path: unknown
  readonly originalError: unknown
  readonly extensions: unknown

  constructor(
    message: string,
    _nodes?: unknown,
    _source?: unknown,
    _positions?: unknown,
    path?: unknown,
    originalError?: unknown,
    extensions: unknown = {},
  ) {
    super(message)
    this.path = path
    this.originalError = originalError
    this.extensions = extensions
  }
}
