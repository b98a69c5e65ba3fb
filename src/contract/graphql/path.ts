/** Where GraphQL is answered. */
export const GRAPHQL_PATH = '/graphql'
