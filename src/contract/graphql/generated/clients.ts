// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A client read from a file, in the names and values of REST: amounts are dollars, days are `2026-11-20`. */
export type ClientImport = {
  /** The row of the file, by which a refusal names it; without it, the place in the list does. */
  row?: number | null | undefined;
  /** Id of the client whose empty fields are filled in from this one; without it, this is a new client. */
  fills?: number | null | undefined;
  /** It is added even if it looks like a client who is there already. */
  anyway?: boolean | null | undefined;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  client_type: string;
  status: string;
  billing_address: string;
  billing_city: string;
  billing_state: string;
  billing_zip: string;
  payment_terms: string;
  preferred_payment_method: string;
  credit_limit: number;
  notes: string;
  /** Today unless given. */
  client_since?: string | null | undefined;
  /** What the client owes already, or with a minus has to its credit. */
  opening_balance?: number | null | undefined;
  properties: Array<PropertyImport>;
};

export type PropertyImport = {
  property_name: string;
  address: string;
  city: string;
  state: string;
  zip_code: string;
  property_type: string;
};

export type MergePart =
  | 'name'
  | 'email'
  | 'phone'
  | 'client_type'
  | 'status'
  | 'billing_address'
  | 'payment_terms'
  | 'preferred_payment_method'
  | 'credit_limit';

export type ServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServicesQuery = { services: Array<{ property: number, last: string | null, next: string | null }> };

export type ImportClientsMutationVariables = Exact<{
  clients: Array<ClientImport>;
  key: string;
}>;


export type ImportClientsMutation = { importClients: { added: number, addedId: number | null, filled: number } };

export type MergeClientsMutationVariables = Exact<{
  keep: number;
  merge: number;
  takes: Array<MergePart>;
  key: string;
}>;


export type MergeClientsMutation = { mergeClients: { properties: number, jobs: number } };


export const ServicesDocument = typedDocument<ServicesQuery, ServicesQueryVariables>(
  'query',
  'Services',
  'query Services{services{property last next}}',
  () => v.object({ services: v.array(v.object({ property: v.pipe(v.number(), v.safeInteger()), last: v.nullable(v.string()), next: v.nullable(v.string()) })) }),
)

export const ImportClientsDocument = typedDocument<ImportClientsMutation, ImportClientsMutationVariables>(
  'mutation',
  'ImportClients',
  'mutation ImportClients($clients:[ClientImport!]!$key:String!){importClients(clients:$clients key:$key){added addedId filled}}',
  () => v.object({ importClients: v.object({ added: v.pipe(v.number(), v.safeInteger()), addedId: v.nullable(v.pipe(v.number(), v.safeInteger())), filled: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const MergeClientsDocument = typedDocument<MergeClientsMutation, MergeClientsMutationVariables>(
  'mutation',
  'MergeClients',
  'mutation MergeClients($keep:Int!$merge:Int!$takes:[MergePart!]!$key:String!){mergeClients(keep:$keep merge:$merge takes:$takes key:$key){properties jobs}}',
  () => v.object({ mergeClients: v.object({ properties: v.pipe(v.number(), v.safeInteger()), jobs: v.pipe(v.number(), v.safeInteger()) }) }),
)
