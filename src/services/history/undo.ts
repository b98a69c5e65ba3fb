import { UndoDocument } from '@/contract/graphql/generated'
import type { GraphQL } from '../graphql/graphql'

/** Takes facts back by committing their inverses. @throws Failure 409 when the records have changed since. */
export const undo = async (graphql: GraphQL, positions: number[], key: string): Promise<number[]> =>
  (await graphql.mutate(UndoDocument, { positions, key })).undo.positions
