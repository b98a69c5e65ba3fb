// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ClientPageState =
  | 'none'
  | 'running'
  | 'withdrawn'
  | 'expired';

export type ClientPageFieldsFragment = { id: number, state: ClientPageState, path: string | null, expires_at: string | null, last_seen_at: string | null, questions: Array<{ id: number, estimate_id: number | null, invoice_id: number | null, about: string | null, text: string, asked_at: string, answer: string, answered_at: string | null, answered_by_name: string }> };

export type ClientPageQueryVariables = Exact<{
  client: number;
}>;


export type ClientPageQuery = { clientPage: { id: number, state: ClientPageState, path: string | null, expires_at: string | null, last_seen_at: string | null, questions: Array<{ id: number, estimate_id: number | null, invoice_id: number | null, about: string | null, text: string, asked_at: string, answer: string, answered_at: string | null, answered_by_name: string }> } };

export type AnswerClientQuestionMutationVariables = Exact<{
  id: number;
  text: string;
  key: string;
}>;


export type AnswerClientQuestionMutation = { answerClientQuestion: { id: number, state: ClientPageState, path: string | null, expires_at: string | null, last_seen_at: string | null, questions: Array<{ id: number, estimate_id: number | null, invoice_id: number | null, about: string | null, text: string, asked_at: string, answer: string, answered_at: string | null, answered_by_name: string }> } };

export type RenewClientPageMutationVariables = Exact<{
  client: number;
  key: string;
}>;


export type RenewClientPageMutation = { renewClientPage: { id: number, state: ClientPageState, path: string | null, expires_at: string | null, last_seen_at: string | null, questions: Array<{ id: number, estimate_id: number | null, invoice_id: number | null, about: string | null, text: string, asked_at: string, answer: string, answered_at: string | null, answered_by_name: string }> } };

export type WithdrawClientPageMutationVariables = Exact<{
  client: number;
  key: string;
}>;


export type WithdrawClientPageMutation = { withdrawClientPage: { id: number, state: ClientPageState, path: string | null, expires_at: string | null, last_seen_at: string | null, questions: Array<{ id: number, estimate_id: number | null, invoice_id: number | null, about: string | null, text: string, asked_at: string, answer: string, answered_at: string | null, answered_by_name: string }> } };


export const ClientPageDocument = typedDocument<ClientPageQuery, ClientPageQueryVariables>(
  'query',
  'ClientPage',
  'query ClientPage($client:Int!){clientPage(client:$client){...ClientPageFields}}fragment ClientPageFields on ClientPage{id state path expires_at last_seen_at questions{id estimate_id invoice_id about text asked_at answer answered_at answered_by_name}}',
  () => v.object({ clientPage: v.object({ id: v.pipe(v.number(), v.safeInteger()), state: v.picklist(['none', 'running', 'withdrawn', 'expired']), path: v.nullable(v.string()), expires_at: v.nullable(v.string()), last_seen_at: v.nullable(v.string()), questions: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), estimate_id: v.nullable(v.pipe(v.number(), v.safeInteger())), invoice_id: v.nullable(v.pipe(v.number(), v.safeInteger())), about: v.nullable(v.string()), text: v.string(), asked_at: v.string(), answer: v.string(), answered_at: v.nullable(v.string()), answered_by_name: v.string() })) }) }),
)

export const AnswerClientQuestionDocument = typedDocument<AnswerClientQuestionMutation, AnswerClientQuestionMutationVariables>(
  'mutation',
  'AnswerClientQuestion',
  'mutation AnswerClientQuestion($id:Int!$text:String!$key:String!){answerClientQuestion(id:$id text:$text key:$key){...ClientPageFields}}fragment ClientPageFields on ClientPage{id state path expires_at last_seen_at questions{id estimate_id invoice_id about text asked_at answer answered_at answered_by_name}}',
  () => v.object({ answerClientQuestion: v.object({ id: v.pipe(v.number(), v.safeInteger()), state: v.picklist(['none', 'running', 'withdrawn', 'expired']), path: v.nullable(v.string()), expires_at: v.nullable(v.string()), last_seen_at: v.nullable(v.string()), questions: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), estimate_id: v.nullable(v.pipe(v.number(), v.safeInteger())), invoice_id: v.nullable(v.pipe(v.number(), v.safeInteger())), about: v.nullable(v.string()), text: v.string(), asked_at: v.string(), answer: v.string(), answered_at: v.nullable(v.string()), answered_by_name: v.string() })) }) }),
)

export const RenewClientPageDocument = typedDocument<RenewClientPageMutation, RenewClientPageMutationVariables>(
  'mutation',
  'RenewClientPage',
  'mutation RenewClientPage($client:Int!$key:String!){renewClientPage(client:$client key:$key){...ClientPageFields}}fragment ClientPageFields on ClientPage{id state path expires_at last_seen_at questions{id estimate_id invoice_id about text asked_at answer answered_at answered_by_name}}',
  () => v.object({ renewClientPage: v.object({ id: v.pipe(v.number(), v.safeInteger()), state: v.picklist(['none', 'running', 'withdrawn', 'expired']), path: v.nullable(v.string()), expires_at: v.nullable(v.string()), last_seen_at: v.nullable(v.string()), questions: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), estimate_id: v.nullable(v.pipe(v.number(), v.safeInteger())), invoice_id: v.nullable(v.pipe(v.number(), v.safeInteger())), about: v.nullable(v.string()), text: v.string(), asked_at: v.string(), answer: v.string(), answered_at: v.nullable(v.string()), answered_by_name: v.string() })) }) }),
)

export const WithdrawClientPageDocument = typedDocument<WithdrawClientPageMutation, WithdrawClientPageMutationVariables>(
  'mutation',
  'WithdrawClientPage',
  'mutation WithdrawClientPage($client:Int!$key:String!){withdrawClientPage(client:$client key:$key){...ClientPageFields}}fragment ClientPageFields on ClientPage{id state path expires_at last_seen_at questions{id estimate_id invoice_id about text asked_at answer answered_at answered_by_name}}',
  () => v.object({ withdrawClientPage: v.object({ id: v.pipe(v.number(), v.safeInteger()), state: v.picklist(['none', 'running', 'withdrawn', 'expired']), path: v.nullable(v.string()), expires_at: v.nullable(v.string()), last_seen_at: v.nullable(v.string()), questions: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), estimate_id: v.nullable(v.pipe(v.number(), v.safeInteger())), invoice_id: v.nullable(v.pipe(v.number(), v.safeInteger())), about: v.nullable(v.string()), text: v.string(), asked_at: v.string(), answer: v.string(), answered_at: v.nullable(v.string()), answered_by_name: v.string() })) }) }),
)
