// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ErrorReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ErrorReportsQuery = { errorReports: Array<{ id: number, at: string, message: string, stack_trace: string, source: string, severity: string, environment: string, person: string | null, url: string, browser: string, metadata: unknown }> };

export type DeleteErrorReportsMutationVariables = Exact<{
  ids: Array<number>;
  key: string;
}>;


export type DeleteErrorReportsMutation = { deleteErrorReports: number };


export const ErrorReportsDocument = typedDocument<ErrorReportsQuery, ErrorReportsQueryVariables>(
  'query',
  'ErrorReports',
  'query ErrorReports{errorReports{id at message stack_trace source severity environment person url browser metadata}}',
  () => v.object({ errorReports: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), at: v.string(), message: v.string(), stack_trace: v.string(), source: v.string(), severity: v.string(), environment: v.string(), person: v.nullable(v.string()), url: v.string(), browser: v.string(), metadata: v.unknown() })) }),
)

export const DeleteErrorReportsDocument = typedDocument<DeleteErrorReportsMutation, DeleteErrorReportsMutationVariables>(
  'mutation',
  'DeleteErrorReports',
  'mutation DeleteErrorReports($ids:[Int!]!$key:String!){deleteErrorReports(ids:$ids key:$key)}',
  () => v.object({ deleteErrorReports: v.pipe(v.number(), v.safeInteger()) }),
)
