// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StepConflictChoice =
  /** It counts as done when it was done. */
  | 'record'
  /** Notes, photos and signature go on the job, whose status stays. */
  | 'note'
  | 'discard';

export type StepConflictsQueryVariables = Exact<{ [key: string]: never; }>;


export type StepConflictsQuery = { stepConflicts: Array<{ id: number, job_id: number, job: string | null, status: string | null, user_id: number, user_name: string, reason: string, steps: Array<{ command: string, notes: string, photos: number, signed_by: string | null, done_at: string, time_zone: string | null, sent_at: string }> }> };

export type SettleStepConflictMutationVariables = Exact<{
  id: number;
  choice: StepConflictChoice;
  key: string;
}>;


export type SettleStepConflictMutation = { settleStepConflict: number };


export const StepConflictsDocument = typedDocument<StepConflictsQuery, StepConflictsQueryVariables>(
  'query',
  'StepConflicts',
  'query StepConflicts{stepConflicts{id job_id job status user_id user_name reason steps{command notes photos signed_by done_at time_zone sent_at}}}',
  () => v.object({ stepConflicts: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), job_id: v.pipe(v.number(), v.safeInteger()), job: v.nullable(v.string()), status: v.nullable(v.string()), user_id: v.pipe(v.number(), v.safeInteger()), user_name: v.string(), reason: v.string(), steps: v.array(v.object({ command: v.string(), notes: v.string(), photos: v.pipe(v.number(), v.safeInteger()), signed_by: v.nullable(v.string()), done_at: v.string(), time_zone: v.nullable(v.string()), sent_at: v.string() })) })) }),
)

export const SettleStepConflictDocument = typedDocument<SettleStepConflictMutation, SettleStepConflictMutationVariables>(
  'mutation',
  'SettleStepConflict',
  'mutation SettleStepConflict($id:Int!$choice:StepConflictChoice!$key:String!){settleStepConflict(id:$id choice:$choice key:$key)}',
  () => v.object({ settleStepConflict: v.pipe(v.number(), v.safeInteger()) }),
)
