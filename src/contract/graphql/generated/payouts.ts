// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PayoutStatus =
  | 'pending'
  | 'processing'
  | 'completed'
  | 'failed'
  | 'cancelled';

export type PayoutReason =
  | 'overpayment_refund'
  | 'service_credit'
  | 'cancellation_refund'
  | 'damage_compensation'
  | 'loyalty_reward'
  | 'referral_bonus'
  | 'promotional_credit'
  | 'other';

export type PayoutAccountType =
  | 'checking'
  | 'savings';

export type PayoutAccountInput = {
  account_type: PayoutAccountType;
  account_name: string;
  bank_name: string;
  routing_number: string;
  /** Asked once and not kept. */
  account_number: string;
};

export type AccountFieldsFragment = { id: number, client_id: number, account_type: PayoutAccountType, account_name: string, bank_name: string, account_number_masked: string, routing_number: string, is_verified: boolean, is_default: boolean, created_at: string };

export type ReferenceFieldsFragment = { id: number, name: string, left: number, currency: string };

export type PayoutsQueryVariables = Exact<{ [key: string]: never; }>;


export type PayoutsQuery = { payouts: Array<{ id: number, client_id: number, client_name: string, payout_account_id: number, account: string, amount: number, currency: string, reason: PayoutReason, description: string, reference_invoice_id: number | null, invoice_number: string, reference_job_id: number | null, job_number: string, status: PayoutStatus, transaction_id: string, processing_fee: number, net_amount: number, initiated_at: string, initiated_by: number, initiated_by_name: string, processed_at: string | null, processed_by: number | null, attempts: number, completed_at: string | null, failure_reason: string, cancel_reason: string, needs_approval: boolean }> };

export type PayoutOptionsQueryVariables = Exact<{
  client: number;
}>;


export type PayoutOptionsQuery = { payoutOptions: { currency: string, accounts: Array<{ id: number, client_id: number, account_type: PayoutAccountType, account_name: string, bank_name: string, account_number_masked: string, routing_number: string, is_verified: boolean, is_default: boolean, created_at: string }>, invoices: Array<{ id: number, name: string, left: number, currency: string }>, jobs: Array<{ id: number, name: string, left: number, currency: string }> } };

export type AddPayoutAccountMutationVariables = Exact<{
  client: number;
  account: PayoutAccountInput;
  key: string;
}>;


export type AddPayoutAccountMutation = { addPayoutAccount: { id: number, client_id: number, account_type: PayoutAccountType, account_name: string, bank_name: string, account_number_masked: string, routing_number: string, is_verified: boolean, is_default: boolean, created_at: string } };


export const PayoutsDocument = typedDocument<PayoutsQuery, PayoutsQueryVariables>(
  'query',
  'Payouts',
  'query Payouts{payouts{id client_id client_name payout_account_id account amount currency reason description reference_invoice_id invoice_number reference_job_id job_number status transaction_id processing_fee net_amount initiated_at initiated_by initiated_by_name processed_at processed_by attempts completed_at failure_reason cancel_reason needs_approval}}',
  () => v.object({ payouts: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string(), payout_account_id: v.pipe(v.number(), v.safeInteger()), account: v.string(), amount: v.pipe(v.number(), v.finite()), currency: v.string(), reason: v.picklist(['overpayment_refund', 'service_credit', 'cancellation_refund', 'damage_compensation', 'loyalty_reward', 'referral_bonus', 'promotional_credit', 'other']), description: v.string(), reference_invoice_id: v.nullable(v.pipe(v.number(), v.safeInteger())), invoice_number: v.string(), reference_job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), job_number: v.string(), status: v.picklist(['pending', 'processing', 'completed', 'failed', 'cancelled']), transaction_id: v.string(), processing_fee: v.pipe(v.number(), v.finite()), net_amount: v.pipe(v.number(), v.finite()), initiated_at: v.string(), initiated_by: v.pipe(v.number(), v.safeInteger()), initiated_by_name: v.string(), processed_at: v.nullable(v.string()), processed_by: v.nullable(v.pipe(v.number(), v.safeInteger())), attempts: v.pipe(v.number(), v.safeInteger()), completed_at: v.nullable(v.string()), failure_reason: v.string(), cancel_reason: v.string(), needs_approval: v.boolean() })) }),
)

export const PayoutOptionsDocument = typedDocument<PayoutOptionsQuery, PayoutOptionsQueryVariables>(
  'query',
  'PayoutOptions',
  'query PayoutOptions($client:Int!){payoutOptions(client:$client){currency accounts{...AccountFields}invoices{...ReferenceFields}jobs{...ReferenceFields}}}fragment AccountFields on PayoutAccount{id client_id account_type account_name bank_name account_number_masked routing_number is_verified is_default created_at}fragment ReferenceFields on PayoutReference{id name left currency}',
  () => v.object({ payoutOptions: v.object({ currency: v.string(), accounts: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), client_id: v.pipe(v.number(), v.safeInteger()), account_type: v.picklist(['checking', 'savings']), account_name: v.string(), bank_name: v.string(), account_number_masked: v.string(), routing_number: v.string(), is_verified: v.boolean(), is_default: v.boolean(), created_at: v.string() })), invoices: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), left: v.pipe(v.number(), v.finite()), currency: v.string() })), jobs: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), left: v.pipe(v.number(), v.finite()), currency: v.string() })) }) }),
)

export const AddPayoutAccountDocument = typedDocument<AddPayoutAccountMutation, AddPayoutAccountMutationVariables>(
  'mutation',
  'AddPayoutAccount',
  'mutation AddPayoutAccount($client:Int!$account:PayoutAccountInput!$key:String!){addPayoutAccount(client:$client account:$account key:$key){...AccountFields}}fragment AccountFields on PayoutAccount{id client_id account_type account_name bank_name account_number_masked routing_number is_verified is_default created_at}',
  () => v.object({ addPayoutAccount: v.object({ id: v.pipe(v.number(), v.safeInteger()), client_id: v.pipe(v.number(), v.safeInteger()), account_type: v.picklist(['checking', 'savings']), account_name: v.string(), bank_name: v.string(), account_number_masked: v.string(), routing_number: v.string(), is_verified: v.boolean(), is_default: v.boolean(), created_at: v.string() }) }),
)
