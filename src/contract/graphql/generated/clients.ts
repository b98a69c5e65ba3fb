// Made by scripts/codegen.mjs from the .graphql files; edit those.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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


export const ServicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"last"}},{"kind":"Field","name":{"kind":"Name","value":"next"}}]}}]}}]} as unknown as DocumentNode<ServicesQuery, ServicesQueryVariables>;
export const ImportClientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportClients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clients"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClientImport"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importClients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"clients"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clients"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"addedId"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}}]}}]}}]} as unknown as DocumentNode<ImportClientsMutation, ImportClientsMutationVariables>;
export const MergeClientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeClients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keep"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"merge"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"takes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergePart"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeClients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keep"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keep"}}},{"kind":"Argument","name":{"kind":"Name","value":"merge"},"value":{"kind":"Variable","name":{"kind":"Name","value":"merge"}}},{"kind":"Argument","name":{"kind":"Name","value":"takes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"takes"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"properties"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"}}]}}]}}]} as unknown as DocumentNode<MergeClientsMutation, MergeClientsMutationVariables>;