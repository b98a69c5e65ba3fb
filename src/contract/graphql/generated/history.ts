// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Presence =
  | 'there'
  /** Not made yet, or deleted. */
  | 'absent'
  /** Can't be read. */
  | 'damaged';

export type HistoryQueryVariables = Exact<{
  stream: string;
  first: number;
  before?: number | null | undefined;
}>;


export type HistoryQuery = { history: { nextBefore: number | null, facts: Array<{ position: number, stream: string, type: string, at: string, doneAt: string | null, timeZone: string | null, actorName: string, isOwn: boolean, note: string | null, subject: string, page: string | null, undoRefusal: string | null, undoneWith: string | null, changes: Array<{ field: string, before: unknown, after: unknown }> }> } };

export type RecordAsOfQueryVariables = Exact<{
  stream: string;
  position: number;
}>;


export type RecordAsOfQuery = { recordAsOf: { was: Presence, is: Presence, name: string, fact: { at: string, type: string, actorName: string } | null, fields: Array<{ field: string, was: unknown, is: unknown }> } };

export type ActivityQueryVariables = Exact<{
  first: number;
  before?: number | null | undefined;
}>;


export type ActivityQuery = { activity: { nextBefore: number | null, facts: Array<{ position: number, type: string, at: string, doneAt: string | null, timeZone: string | null, actorName: string, isOwn: boolean, note: string | null, subject: string, page: string | null, followedBy: string | null }> } };

export type UsageQueryVariables = Exact<{ [key: string]: never; }>;


export type UsageQuery = { usage: { clients: number, servicesThisMonth: number } };

export type UndoMutationVariables = Exact<{
  positions: Array<number>;
  key: string;
}>;


export type UndoMutation = { undo: { undone: Array<number>, positions: Array<number>, stayed: Array<{ text: string, page: string | null }> } };

export type UndoRequestMutationVariables = Exact<{
  request: string;
  key: string;
}>;


export type UndoRequestMutation = { undoRequest: { count: number, stayed: Array<{ text: string, page: string | null }> } };

export type RequestFactsQueryVariables = Exact<{
  key: string;
}>;


export type RequestFactsQuery = { requestFacts: Array<number> };

export type RequestNoticeQueryVariables = Exact<{
  key: string;
}>;


export type RequestNoticeQuery = { requestNotice: { text: string, is_sent: boolean } | null };


export const HistoryDocument = typedDocument<HistoryQuery, HistoryQueryVariables>(
  'query',
  'History',
  'query History($stream:String!$first:Int!$before:Int){history(stream:$stream first:$first before:$before){facts{position stream type at doneAt timeZone actorName isOwn note subject page undoRefusal undoneWith changes{field before after}}nextBefore}}',
  () => v.object({ history: v.object({ facts: v.array(v.object({ position: v.pipe(v.number(), v.safeInteger()), stream: v.string(), type: v.string(), at: v.string(), doneAt: v.nullable(v.string()), timeZone: v.nullable(v.string()), actorName: v.string(), isOwn: v.boolean(), note: v.nullable(v.string()), subject: v.string(), page: v.nullable(v.string()), undoRefusal: v.nullable(v.string()), undoneWith: v.nullable(v.string()), changes: v.array(v.object({ field: v.string(), before: v.unknown(), after: v.unknown() })) })), nextBefore: v.nullable(v.pipe(v.number(), v.safeInteger())) }) }),
)

export const RecordAsOfDocument = typedDocument<RecordAsOfQuery, RecordAsOfQueryVariables>(
  'query',
  'RecordAsOf',
  'query RecordAsOf($stream:String!$position:Int!){recordAsOf(stream:$stream position:$position){fact{at type actorName}was is name fields{field was is}}}',
  () => v.object({ recordAsOf: v.object({ fact: v.nullable(v.object({ at: v.string(), type: v.string(), actorName: v.string() })), was: v.picklist(['there', 'absent', 'damaged']), is: v.picklist(['there', 'absent', 'damaged']), name: v.string(), fields: v.array(v.object({ field: v.string(), was: v.unknown(), is: v.unknown() })) }) }),
)

export const ActivityDocument = typedDocument<ActivityQuery, ActivityQueryVariables>(
  'query',
  'Activity',
  'query Activity($first:Int!$before:Int){activity(first:$first before:$before){facts{position type at doneAt timeZone actorName isOwn note subject page followedBy}nextBefore}}',
  () => v.object({ activity: v.object({ facts: v.array(v.object({ position: v.pipe(v.number(), v.safeInteger()), type: v.string(), at: v.string(), doneAt: v.nullable(v.string()), timeZone: v.nullable(v.string()), actorName: v.string(), isOwn: v.boolean(), note: v.nullable(v.string()), subject: v.string(), page: v.nullable(v.string()), followedBy: v.nullable(v.string()) })), nextBefore: v.nullable(v.pipe(v.number(), v.safeInteger())) }) }),
)

export const UsageDocument = typedDocument<UsageQuery, UsageQueryVariables>(
  'query',
  'Usage',
  'query Usage{usage{clients servicesThisMonth}}',
  () => v.object({ usage: v.object({ clients: v.pipe(v.number(), v.safeInteger()), servicesThisMonth: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const UndoDocument = typedDocument<UndoMutation, UndoMutationVariables>(
  'mutation',
  'Undo',
  'mutation Undo($positions:[Int!]!$key:String!){undo(positions:$positions key:$key){undone positions stayed{text page}}}',
  () => v.object({ undo: v.object({ undone: v.array(v.pipe(v.number(), v.safeInteger())), positions: v.array(v.pipe(v.number(), v.safeInteger())), stayed: v.array(v.object({ text: v.string(), page: v.nullable(v.string()) })) }) }),
)

export const UndoRequestDocument = typedDocument<UndoRequestMutation, UndoRequestMutationVariables>(
  'mutation',
  'UndoRequest',
  'mutation UndoRequest($request:String!$key:String!){undoRequest(request:$request key:$key){count stayed{text page}}}',
  () => v.object({ undoRequest: v.object({ count: v.pipe(v.number(), v.safeInteger()), stayed: v.array(v.object({ text: v.string(), page: v.nullable(v.string()) })) }) }),
)

export const RequestFactsDocument = typedDocument<RequestFactsQuery, RequestFactsQueryVariables>(
  'query',
  'RequestFacts',
  'query RequestFacts($key:String!){requestFacts(key:$key)}',
  () => v.object({ requestFacts: v.array(v.pipe(v.number(), v.safeInteger())) }),
)

export const RequestNoticeDocument = typedDocument<RequestNoticeQuery, RequestNoticeQueryVariables>(
  'query',
  'RequestNotice',
  'query RequestNotice($key:String!){requestNotice(key:$key){text is_sent}}',
  () => v.object({ requestNotice: v.nullable(v.object({ text: v.string(), is_sent: v.boolean() })) }),
)
