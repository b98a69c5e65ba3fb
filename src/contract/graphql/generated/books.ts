// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PaymentMethod =
  | 'credit_card'
  | 'ach'
  | 'check'
  | 'cash'
  | 'other';

export type Currency =
  | 'USD'
  | 'EUR'
  | 'GBP'
  | 'CAD';

export type EntryKind =
  | 'opening'
  | 'charge'
  | 'invoice'
  | 'charge_billed'
  | 'payment'
  | 'refund'
  | 'payout'
  | 'credit_note'
  | 'credit_applied'
  | 'void'
  | 'charge_waived';

export type BookAccount =
  | 'receivable'
  | 'revenue'
  | 'tax'
  | 'discounts'
  | 'credits'
  | 'bank'
  | 'card_clearing'
  | 'cash'
  | 'payout_fees'
  | 'goodwill'
  | 'opening';

export type PayoutReason =
  | 'overpayment_refund'
  | 'service_credit'
  | 'cancellation_refund'
  | 'damage_compensation'
  | 'loyalty_reward'
  | 'referral_bonus'
  | 'promotional_credit'
  | 'other';

export type ClientStatementQueryVariables = Exact<{
  client_id: number;
  from: string;
  to: string;
}>;


export type ClientStatementQuery = { clientStatement: { client_id: number, client_name: string, client_lines: Array<string>, from: string, to: string, email_refusal: string | null, accounts: Array<{ currency: Currency, opening: number, closing: number, lines: Array<{ kind: EntryKind, day: string, invoice_id: number | null, document: string, method: PaymentMethod | null, reason: PayoutReason | null, reference: string, text: string, moved: number, amount: number, balance: number }> }> } };

export type EmailStatementMutationVariables = Exact<{
  client_id: number;
  from: string;
  to: string;
  key: string;
}>;


export type EmailStatementMutation = { emailStatement: number };

export type JournalQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type JournalQuery = { journal: Array<{ day: string, account: BookAccount, debit: number, credit: number, document: string, client_name: string, memo: string, currency: Currency }> };


export const ClientStatementDocument = typedDocument<ClientStatementQuery, ClientStatementQueryVariables>(
  'query',
  'ClientStatement',
  'query ClientStatement($client_id:Int!$from:String!$to:String!){clientStatement(client_id:$client_id from:$from to:$to){client_id client_name client_lines from to accounts{currency opening lines{kind day invoice_id document method reason reference text moved amount balance}closing}email_refusal}}',
  () => v.object({ clientStatement: v.object({ client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string(), client_lines: v.array(v.string()), from: v.string(), to: v.string(), accounts: v.array(v.object({ currency: v.picklist(['USD', 'EUR', 'GBP', 'CAD']), opening: v.pipe(v.number(), v.finite()), lines: v.array(v.object({ kind: v.picklist(['opening', 'charge', 'invoice', 'charge_billed', 'payment', 'refund', 'payout', 'credit_note', 'credit_applied', 'void', 'charge_waived']), day: v.string(), invoice_id: v.nullable(v.pipe(v.number(), v.safeInteger())), document: v.string(), method: v.nullable(v.picklist(['credit_card', 'ach', 'check', 'cash', 'other'])), reason: v.nullable(v.picklist(['overpayment_refund', 'service_credit', 'cancellation_refund', 'damage_compensation', 'loyalty_reward', 'referral_bonus', 'promotional_credit', 'other'])), reference: v.string(), text: v.string(), moved: v.pipe(v.number(), v.finite()), amount: v.pipe(v.number(), v.finite()), balance: v.pipe(v.number(), v.finite()) })), closing: v.pipe(v.number(), v.finite()) })), email_refusal: v.nullable(v.string()) }) }),
)

export const EmailStatementDocument = typedDocument<EmailStatementMutation, EmailStatementMutationVariables>(
  'mutation',
  'EmailStatement',
  'mutation EmailStatement($client_id:Int!$from:String!$to:String!$key:String!){emailStatement(client_id:$client_id from:$from to:$to key:$key)}',
  () => v.object({ emailStatement: v.pipe(v.number(), v.safeInteger()) }),
)

export const JournalDocument = typedDocument<JournalQuery, JournalQueryVariables>(
  'query',
  'Journal',
  'query Journal($from:String!$to:String!){journal(from:$from to:$to){day account debit credit document client_name memo currency}}',
  () => v.object({ journal: v.array(v.object({ day: v.string(), account: v.picklist(['receivable', 'revenue', 'tax', 'discounts', 'credits', 'bank', 'card_clearing', 'cash', 'payout_fees', 'goodwill', 'opening']), debit: v.pipe(v.number(), v.finite()), credit: v.pipe(v.number(), v.finite()), document: v.string(), client_name: v.string(), memo: v.string(), currency: v.picklist(['USD', 'EUR', 'GBP', 'CAD']) })) }),
)
