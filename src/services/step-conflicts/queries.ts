import { queryOptions } from '@tanstack/react-query'
import {
  SettleStepConflictDocument,
  StepConflictsDocument,
  type StepConflictsQuery,
} from '@/contract/graphql/generated/step-conflicts'
import type { ConflictChoice } from '@/domain/job/step-conflict'
import type { GraphQL } from '../graphql/graphql'

/** Work that was done offline and could not be recorded, as a person who may settle it gets it. */
export type ListedConflict = StepConflictsQuery['stepConflicts'][number]

/** What waits for a person's decision: one's own work, and for the office everyone's. */
export const stepConflictsQuery = (graphql: GraphQL) =>
  queryOptions({
    queryKey: ['step-conflicts'],
    meta: { renewedBy: ['jobs', 'facts'] },
    queryFn: async (): Promise<readonly ListedConflict[]> =>
      (await graphql.query(StepConflictsDocument, {})).stepConflicts,
  })

/** Settles a conflict; `key` is the intent's id. @throws Failure 403, 404, 409 */
export const settleConflict = async (
  graphql: GraphQL,
  { id, choice }: { id: number; choice: ConflictChoice },
  key: string,
): Promise<void> => {
  await graphql.mutate(SettleStepConflictDocument, { id, choice, key })
}
