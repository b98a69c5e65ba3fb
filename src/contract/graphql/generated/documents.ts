// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What documents are printed on. */
export type PaperSize =
  | 'letter'
  | 'a4';

export type DocumentHeadQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentHeadQuery = { documentHead: { business_name: string, address: string, city: string, state: string, zip_code: string, currency: string, tax_rate: number, logo: string | null, paper: PaperSize, language: string } };


export const DocumentHeadDocument = typedDocument<DocumentHeadQuery, DocumentHeadQueryVariables>(
  'query',
  'DocumentHead',
  'query DocumentHead{documentHead{business_name address city state zip_code currency tax_rate logo paper language}}',
  () => v.object({ documentHead: v.object({ business_name: v.string(), address: v.string(), city: v.string(), state: v.string(), zip_code: v.string(), currency: v.string(), tax_rate: v.pipe(v.number(), v.finite()), logo: v.nullable(v.string()), paper: v.picklist(['letter', 'a4']), language: v.string() }) }),
)
