const unparsed = (): never => {
  throw new Error('Documents carry their text, and are neither parsed nor printed here')
}

/** Replaces `@0no-co/graphql.web` without its parser and printer: documents are compiled at build time (ADR 0035). */
export { unparsed as parse, unparsed as print }

export const Kind = {
  DOCUMENT: 'Document',
  FIELD: 'Field',
  FRAGMENT_DEFINITION: 'FragmentDefinition',
  NAME: 'Name',
  OPERATION_DEFINITION: 'OperationDefinition',
}

/** Without source locations, which need a parser. */
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
