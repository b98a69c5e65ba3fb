import { buildSchema, type ExecutionResult, execute, GraphQLError, parse, validate } from 'graphql'
import sdl from '@/contract/graphql/schema.graphql?raw'
import { isNotLoaded } from '@/domain/record/failure'
import { RESOLVERS } from './all-resolvers'
import type { GraphqlContext } from './asking'
import { refusedAs } from './compiled-queries'

/** Far above any screen's query, and far below one that would block the page. */
const MOST_TOKENS = 1_000

// The schema is our own and checked where it is built.
const schema = buildSchema(sdl, { assumeValid: true, assumeValidSDL: true })

const toGraphqlError = (thrown: unknown): GraphQLError => {
  const { message, extensions } = refusedAs(thrown)
  return new GraphQLError(message, { extensions })
}

type Resolver = (args: never, asking: GraphqlContext) => unknown

const telling =
  (resolver: Resolver) =>
  async (args: never, asking: GraphqlContext): Promise<unknown> => {
    try {
      return await resolver(args, asking)
    } catch (thrown) {
      throw toGraphqlError(thrown)
    }
  }

const rootValue = Object.fromEntries(Object.entries(RESOLVERS).map(([name, resolver]) => [name, telling(resolver)]))

const failed = (error: unknown): ExecutionResult => ({
  errors: [error instanceof GraphQLError ? error : new GraphQLError('The request could not be read.')],
})

/** Throws when the server's code failed to load. */
export const answerGraphql = async (
  request: { query: string; variables: Record<string, unknown>; operationName: string | null },
  asking: GraphqlContext,
): Promise<ExecutionResult> => {
  let document: ReturnType<typeof parse>
  try {
    document = parse(request.query, { maxTokens: MOST_TOKENS })
  } catch (error) {
    return failed(error)
  }
  const errors = validate(schema, document)
  if (errors.length > 0) return { errors }
  const { variables: variableValues, operationName } = request
  const result = await execute({ schema, document, rootValue, contextValue: asking, variableValues, operationName })
  const missing = result.errors?.find(({ originalError }) => isNotLoaded(originalError))?.originalError
  if (missing) throw missing
  return result
}
