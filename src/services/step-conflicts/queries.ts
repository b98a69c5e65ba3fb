import { queryOptions } from '@tanstack/react-query'
import {
  SettleStepConflictDocument,
  StepConflictsDocument,
  type StepConflictsQuery,
} from '@/contract/graphql/generated/step-conflicts'
import type { ConflictChoice } from '@/domain/job/step-conflict'
import type { GraphQL } from '../graphql/graphql'

/** Offline work that could not be recorded, for those who may settle it. */
export type ListedConflict = StepConflictsQuery['stepConflicts'][number]

/** One's own conflicts; everyone's for the office. */
export const stepConflictsQuery = (graphql: GraphQL) =>
  queryOptions({
    queryKey: ['step-conflicts'],
    meta: { renewedBy: ['jobs', 'facts'] },
    queryFn: async (): Promise<readonly ListedConflict[]> =>
      (await graphql.query(StepConflictsDocument, {})).stepConflicts,
  })

/** `key` is the intent's id. Throws Failure 403, 404, 409. */
export const settleConflict = async (
  graphql: GraphQL,
  { id, choice }: { id: number; choice: ConflictChoice },
  key: string,
): Promise<void> => {
  await graphql.mutate(SettleStepConflictDocument, { id, choice, key })
}
