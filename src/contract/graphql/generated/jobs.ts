// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type JobRhythm =
  | 'weekly'
  | 'every_second_week'
  | 'monthly';

export type RepeatJobMutationVariables = Exact<{
  job: number;
  rhythm: JobRhythm;
  count?: number | null | undefined;
  until?: string | null | undefined;
  key: string;
}>;


export type RepeatJobMutation = { repeatJob: number };

export type CancelFollowingMutationVariables = Exact<{
  job: number;
  key: string;
}>;


export type CancelFollowingMutation = { cancelFollowing: number };

export type TellOnTheWayMutationVariables = Exact<{
  job: number;
  text: string;
  arrival: string;
  again?: boolean | null | undefined;
  key: string;
}>;


export type TellOnTheWayMutation = { tellOnTheWay: string };


export const RepeatJobDocument = typedDocument<RepeatJobMutation, RepeatJobMutationVariables>(
  'mutation',
  'RepeatJob',
  'mutation RepeatJob($job:Int!$rhythm:JobRhythm!$count:Int$until:String$key:String!){repeatJob(job:$job rhythm:$rhythm count:$count until:$until key:$key)}',
  () => v.object({ repeatJob: v.pipe(v.number(), v.safeInteger()) }),
)

export const CancelFollowingDocument = typedDocument<CancelFollowingMutation, CancelFollowingMutationVariables>(
  'mutation',
  'CancelFollowing',
  'mutation CancelFollowing($job:Int!$key:String!){cancelFollowing(job:$job key:$key)}',
  () => v.object({ cancelFollowing: v.pipe(v.number(), v.safeInteger()) }),
)

export const TellOnTheWayDocument = typedDocument<TellOnTheWayMutation, TellOnTheWayMutationVariables>(
  'mutation',
  'TellOnTheWay',
  'mutation TellOnTheWay($job:Int!$text:String!$arrival:String!$again:Boolean$key:String!){tellOnTheWay(job:$job text:$text arrival:$arrival again:$again key:$key)}',
  () => v.object({ tellOnTheWay: v.string() }),
)
