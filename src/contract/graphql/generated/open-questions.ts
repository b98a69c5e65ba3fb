// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OpenQuestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenQuestionsQuery = { openQuestions: Array<{ id: number, client_id: number, client_name: string }> };


export const OpenQuestionsDocument = typedDocument<OpenQuestionsQuery, OpenQuestionsQueryVariables>(
  'query',
  'OpenQuestions',
  'query OpenQuestions{openQuestions{id client_id client_name}}',
  () => v.object({ openQuestions: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string() })) }),
)
