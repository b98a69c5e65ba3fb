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

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { account: { businessName: string, paper: PaperSize, customerId: string | null, onboarded: boolean, users: number } };

export type ConfirmCheckoutMutationVariables = Exact<{
  session: string;
  key: string;
}>;


export type ConfirmCheckoutMutation = { confirmCheckout: { status: string, planName: string, trialEnd: number | null, hasCard: boolean, hasClients: boolean, hasJobs: boolean } };


export const AccountDocument = typedDocument<AccountQuery, AccountQueryVariables>(
  'query',
  'Account',
  'query Account{account{businessName paper customerId onboarded users}}',
  () => v.object({ account: v.object({ businessName: v.string(), paper: v.picklist(['letter', 'a4']), customerId: v.nullable(v.string()), onboarded: v.boolean(), users: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const ConfirmCheckoutDocument = typedDocument<ConfirmCheckoutMutation, ConfirmCheckoutMutationVariables>(
  'mutation',
  'ConfirmCheckout',
  'mutation ConfirmCheckout($session:String!$key:String!){confirmCheckout(session:$session key:$key){status planName trialEnd hasCard hasClients hasJobs}}',
  () => v.object({ confirmCheckout: v.object({ status: v.string(), planName: v.string(), trialEnd: v.nullable(v.pipe(v.number(), v.finite())), hasCard: v.boolean(), hasClients: v.boolean(), hasJobs: v.boolean() }) }),
)
