// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type InvoiceStatus =
  | 'draft'
  | 'sent'
  | 'viewed'
  | 'partial'
  | 'overdue'
  | 'paid'
  | 'cancelled';

export type PaymentMethod =
  | 'credit_card'
  | 'ach'
  | 'check'
  | 'cash'
  | 'other';

export type PaymentTerms =
  | 'due_on_receipt'
  | 'net_15'
  | 'net_30'
  | 'prepaid';

export type Currency =
  | 'USD'
  | 'EUR'
  | 'GBP'
  | 'CAD';

/** What a person says of an invoice, all of it when it is made. The words are those of `Invoice`. */
export type InvoiceInput = {
  client_id?: number | null | undefined;
  property_id?: number | null | undefined;
  invoice_date?: string | null | undefined;
  due_date?: string | null | undefined;
  payment_terms?: string | null | undefined;
  notes?: string | null | undefined;
  line_items?: Array<InvoiceLineInput> | null | undefined;
  tax_rate?: number | null | undefined;
  discount_amount?: number | null | undefined;
};

export type InvoiceLineInput = {
  id: number;
  service_category: string;
  service_name: string;
  description: string;
  quantity: number;
  unit: string;
  unit_price: number;
  job_id?: number | null | undefined;
  date_performed?: string | null | undefined;
  charge_id?: number | null | undefined;
  plan_id?: number | null | undefined;
};

export type PayoutStatus =
  | 'pending'
  | 'processing'
  | 'completed'
  | 'failed'
  | 'cancelled';

export type InvoiceFieldsFragment = { id: number, invoice_number: string, client_id: number, client_name: string, client_email: string, property_id: number | null, invoice_date: string, due_date: string, status: InvoiceStatus, subtotal: number, tax_rate: number, tax_amount: number, discount_amount: number, total_amount: number, amount_paid: number, amount_credited: number, amount_applied: number, amount_due: number, estimate_id: number | null, estimate_number: string | null, is_deposit: boolean, billed_before: number, currency: Currency, payment_terms: PaymentTerms, notes: string, credit_left: number, credit_available: number, created_at: string, sent_at: string | null, paid_at: string | null, reminded_at: string | null, run_on: string | null, not_sent_because: string, void_reason: string, created_by: number, line_items: Array<{ id: number, service_category: string, service_name: string, description: string, quantity: number, unit: string, unit_price: number, total_price: number, job_id: number | null, date_performed: string | null, charge_id: number | null, plan_id: number | null }>, payment_history: Array<{ id: number, invoice_id: number, amount: number, payment_method: PaymentMethod, payment_date: string, transaction_id: string, notes: string, processed_by: number, processed_by_name: string, payment_id: number | null, payment_intent_id: string, card_brand: string, card_last4: string, created_at: string, refunds: Array<{ id: number, amount: number, reason: string, refund_date: string, transaction_id: string }> }>, credit_notes: Array<{ id: number, invoice_id: number, credit_number: string, credit_date: string, amount: number, reason: string, created_by: number, created_at: string }>, moved_credit: Array<{ id: number, amount: number, applied_date: string, invoice_id: number, invoice_number: string }>, payouts: Array<{ id: number, amount: number, status: PayoutStatus, initiated_at: string }> };

export type StandingFieldsFragment = { id: number, status: InvoiceStatus, total_amount: number, amount_paid: number, amount_credited: number, amount_applied: number, amount_due: number };

export type InvoicesQueryVariables = Exact<{
  client?: number | null | undefined;
}>;


export type InvoicesQuery = { invoices: Array<{ id: number, invoice_number: string, client_id: number, client_name: string, client_email: string, invoice_date: string, due_date: string, status: InvoiceStatus, subtotal: number, tax_amount: number, discount_amount: number, total_amount: number, amount_paid: number, amount_credited: number, amount_applied: number, amount_due: number, currency: Currency, notes: string, credit_available: number, paid_at: string | null, reminded_at: string | null, run_on: string | null, payment_history: Array<{ id: number, amount: number, payment_date: string, refunds: Array<{ id: number, amount: number, refund_date: string }> }> }> };

export type InvoiceQueryVariables = Exact<{
  id: number;
}>;


export type InvoiceQuery = { invoice: { id: number, invoice_number: string, client_id: number, client_name: string, client_email: string, property_id: number | null, invoice_date: string, due_date: string, status: InvoiceStatus, subtotal: number, tax_rate: number, tax_amount: number, discount_amount: number, total_amount: number, amount_paid: number, amount_credited: number, amount_applied: number, amount_due: number, estimate_id: number | null, estimate_number: string | null, is_deposit: boolean, billed_before: number, currency: Currency, payment_terms: PaymentTerms, notes: string, credit_left: number, credit_available: number, created_at: string, sent_at: string | null, paid_at: string | null, reminded_at: string | null, run_on: string | null, not_sent_because: string, void_reason: string, created_by: number, line_items: Array<{ id: number, service_category: string, service_name: string, description: string, quantity: number, unit: string, unit_price: number, total_price: number, job_id: number | null, date_performed: string | null, charge_id: number | null, plan_id: number | null }>, payment_history: Array<{ id: number, invoice_id: number, amount: number, payment_method: PaymentMethod, payment_date: string, transaction_id: string, notes: string, processed_by: number, processed_by_name: string, payment_id: number | null, payment_intent_id: string, card_brand: string, card_last4: string, created_at: string, refunds: Array<{ id: number, amount: number, reason: string, refund_date: string, transaction_id: string }> }>, credit_notes: Array<{ id: number, invoice_id: number, credit_number: string, credit_date: string, amount: number, reason: string, created_by: number, created_at: string }>, moved_credit: Array<{ id: number, amount: number, applied_date: string, invoice_id: number, invoice_number: string }>, payouts: Array<{ id: number, amount: number, status: PayoutStatus, initiated_at: string }> } };

export type JobBillingQueryVariables = Exact<{
  job: number;
}>;


export type JobBillingQuery = { jobBilling: { invoice: { id: number, invoice_number: string, status: InvoiceStatus } | null, estimate: { estimate_number: string, refusal: string | null } | null } };

export type BillableWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type BillableWorkQuery = { billableWork: { tax_rate: number, currency: Currency, jobs: Array<{ id: number, job_number: string, title: string, client_id: number, client_name: string, property_id: number | null, scheduled_date: string, amount: number }>, charges: Array<{ id: number, plan_id: number, plan_name: string, client_id: number, client_name: string, due_date: string, amount: number }>, estimates: Array<{ id: number, estimate_number: string, title: string, client_id: number, client_name: string, job_id: number | null, amount: number, currency: Currency }> } };

export type CreateInvoiceMutationVariables = Exact<{
  invoice: InvoiceInput;
  key: string;
}>;


export type CreateInvoiceMutation = { createInvoice: number };

export type InvoiceWorkMutationVariables = Exact<{
  jobs: Array<number>;
  charges: Array<number>;
  estimates?: Array<number> | null | undefined;
  together: boolean;
  key: string;
}>;


export type InvoiceWorkMutation = { invoiceWork: Array<number> };

export type EditInvoiceMutationVariables = Exact<{
  id: number;
  changed: InvoiceInput;
  was?: InvoiceInput | null | undefined;
  key: string;
}>;


export type EditInvoiceMutation = { editInvoice: number };

export type SendInvoiceMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type SendInvoiceMutation = { sendInvoice: { id: number, status: InvoiceStatus, total_amount: number, amount_paid: number, amount_credited: number, amount_applied: number, amount_due: number } };

export type RemindInvoiceMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type RemindInvoiceMutation = { remindInvoice: { id: number, status: InvoiceStatus, total_amount: number, amount_paid: number, amount_credited: number, amount_applied: number, amount_due: number } };

export type RecordInvoicePaymentMutationVariables = Exact<{
  id: number;
  amount: number;
  payment_method: string;
  payment_date: string;
  transaction_id: string;
  notes: string;
  again?: boolean | null | undefined;
  receipt?: boolean | null | undefined;
  key: string;
}>;


export type RecordInvoicePaymentMutation = { recordInvoicePayment: { id: number, status: InvoiceStatus, total_amount: number, amount_paid: number, amount_credited: number, amount_applied: number, amount_due: number } };

export type GiveBackInvoicePaymentMutationVariables = Exact<{
  id: number;
  payment: number;
  amount: number;
  reason: string;
  key: string;
}>;


export type GiveBackInvoicePaymentMutation = { giveBackInvoicePayment: { id: number, status: InvoiceStatus, total_amount: number, amount_paid: number, amount_credited: number, amount_applied: number, amount_due: number } };

export type CreditInvoiceMutationVariables = Exact<{
  id: number;
  amount: number;
  reason: string;
  key: string;
}>;


export type CreditInvoiceMutation = { creditInvoice: { id: number, status: InvoiceStatus, total_amount: number, amount_paid: number, amount_credited: number, amount_applied: number, amount_due: number } };

export type ApplyCreditMutationVariables = Exact<{
  id: number;
  amount: number;
  key: string;
}>;


export type ApplyCreditMutation = { applyCredit: { id: number, status: InvoiceStatus, total_amount: number, amount_paid: number, amount_credited: number, amount_applied: number, amount_due: number } };

export type VoidInvoiceMutationVariables = Exact<{
  id: number;
  reason: string;
  key: string;
}>;


export type VoidInvoiceMutation = { voidInvoice: { id: number, status: InvoiceStatus, total_amount: number, amount_paid: number, amount_credited: number, amount_applied: number, amount_due: number } };


export const InvoicesDocument = typedDocument<InvoicesQuery, InvoicesQueryVariables>(
  'query',
  'Invoices',
  'query Invoices($client:Int){invoices(client:$client){id invoice_number client_id client_name client_email invoice_date due_date status subtotal tax_amount discount_amount total_amount amount_paid amount_credited amount_applied amount_due currency notes payment_history{id amount payment_date refunds{id amount refund_date}}credit_available paid_at reminded_at run_on}}',
  () => v.object({ invoices: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), invoice_number: v.string(), client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string(), client_email: v.string(), invoice_date: v.string(), due_date: v.string(), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), subtotal: v.pipe(v.number(), v.finite()), tax_amount: v.pipe(v.number(), v.finite()), discount_amount: v.pipe(v.number(), v.finite()), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()), currency: v.picklist(['USD', 'EUR', 'GBP', 'CAD']), notes: v.string(), payment_history: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), amount: v.pipe(v.number(), v.finite()), payment_date: v.string(), refunds: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), amount: v.pipe(v.number(), v.finite()), refund_date: v.string() })) })), credit_available: v.pipe(v.number(), v.finite()), paid_at: v.nullable(v.string()), reminded_at: v.nullable(v.string()), run_on: v.nullable(v.string()) })) }),
)

export const InvoiceDocument = typedDocument<InvoiceQuery, InvoiceQueryVariables>(
  'query',
  'Invoice',
  'query Invoice($id:Int!){invoice(id:$id){...InvoiceFields}}fragment InvoiceFields on Invoice{id invoice_number client_id client_name client_email property_id invoice_date due_date status line_items{id service_category service_name description quantity unit unit_price total_price job_id date_performed charge_id plan_id}subtotal tax_rate tax_amount discount_amount total_amount amount_paid amount_credited amount_applied amount_due estimate_id estimate_number is_deposit billed_before currency payment_terms notes payment_history{id invoice_id amount payment_method payment_date transaction_id notes processed_by processed_by_name payment_id payment_intent_id card_brand card_last4 refunds{id amount reason refund_date transaction_id}created_at}credit_notes{id invoice_id credit_number credit_date amount reason created_by created_at}moved_credit{id amount applied_date invoice_id invoice_number}payouts{id amount status initiated_at}credit_left credit_available created_at sent_at paid_at reminded_at run_on not_sent_because void_reason created_by}',
  () => v.object({ invoice: v.object({ id: v.pipe(v.number(), v.safeInteger()), invoice_number: v.string(), client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string(), client_email: v.string(), property_id: v.nullable(v.pipe(v.number(), v.safeInteger())), invoice_date: v.string(), due_date: v.string(), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), line_items: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), service_category: v.string(), service_name: v.string(), description: v.string(), quantity: v.pipe(v.number(), v.finite()), unit: v.string(), unit_price: v.pipe(v.number(), v.finite()), total_price: v.pipe(v.number(), v.finite()), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), date_performed: v.nullable(v.string()), charge_id: v.nullable(v.pipe(v.number(), v.safeInteger())), plan_id: v.nullable(v.pipe(v.number(), v.safeInteger())) })), subtotal: v.pipe(v.number(), v.finite()), tax_rate: v.pipe(v.number(), v.finite()), tax_amount: v.pipe(v.number(), v.finite()), discount_amount: v.pipe(v.number(), v.finite()), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()), estimate_id: v.nullable(v.pipe(v.number(), v.safeInteger())), estimate_number: v.nullable(v.string()), is_deposit: v.boolean(), billed_before: v.pipe(v.number(), v.finite()), currency: v.picklist(['USD', 'EUR', 'GBP', 'CAD']), payment_terms: v.picklist(['due_on_receipt', 'net_15', 'net_30', 'prepaid']), notes: v.string(), payment_history: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), invoice_id: v.pipe(v.number(), v.safeInteger()), amount: v.pipe(v.number(), v.finite()), payment_method: v.picklist(['credit_card', 'ach', 'check', 'cash', 'other']), payment_date: v.string(), transaction_id: v.string(), notes: v.string(), processed_by: v.pipe(v.number(), v.safeInteger()), processed_by_name: v.string(), payment_id: v.nullable(v.pipe(v.number(), v.safeInteger())), payment_intent_id: v.string(), card_brand: v.string(), card_last4: v.string(), refunds: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), amount: v.pipe(v.number(), v.finite()), reason: v.string(), refund_date: v.string(), transaction_id: v.string() })), created_at: v.string() })), credit_notes: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), invoice_id: v.pipe(v.number(), v.safeInteger()), credit_number: v.string(), credit_date: v.string(), amount: v.pipe(v.number(), v.finite()), reason: v.string(), created_by: v.pipe(v.number(), v.safeInteger()), created_at: v.string() })), moved_credit: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), amount: v.pipe(v.number(), v.finite()), applied_date: v.string(), invoice_id: v.pipe(v.number(), v.safeInteger()), invoice_number: v.string() })), payouts: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), amount: v.pipe(v.number(), v.finite()), status: v.picklist(['pending', 'processing', 'completed', 'failed', 'cancelled']), initiated_at: v.string() })), credit_left: v.pipe(v.number(), v.finite()), credit_available: v.pipe(v.number(), v.finite()), created_at: v.string(), sent_at: v.nullable(v.string()), paid_at: v.nullable(v.string()), reminded_at: v.nullable(v.string()), run_on: v.nullable(v.string()), not_sent_because: v.string(), void_reason: v.string(), created_by: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const JobBillingDocument = typedDocument<JobBillingQuery, JobBillingQueryVariables>(
  'query',
  'JobBilling',
  'query JobBilling($job:Int!){jobBilling(job:$job){invoice{id invoice_number status}estimate{estimate_number refusal}}}',
  () => v.object({ jobBilling: v.object({ invoice: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), invoice_number: v.string(), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']) })), estimate: v.nullable(v.object({ estimate_number: v.string(), refusal: v.nullable(v.string()) })) }) }),
)

export const BillableWorkDocument = typedDocument<BillableWorkQuery, BillableWorkQueryVariables>(
  'query',
  'BillableWork',
  'query BillableWork{billableWork{jobs{id job_number title client_id client_name property_id scheduled_date amount}charges{id plan_id plan_name client_id client_name due_date amount}estimates{id estimate_number title client_id client_name job_id amount currency}tax_rate currency}}',
  () => v.object({ billableWork: v.object({ jobs: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), job_number: v.string(), title: v.string(), client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string(), property_id: v.nullable(v.pipe(v.number(), v.safeInteger())), scheduled_date: v.string(), amount: v.pipe(v.number(), v.finite()) })), charges: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), plan_id: v.pipe(v.number(), v.safeInteger()), plan_name: v.string(), client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string(), due_date: v.string(), amount: v.pipe(v.number(), v.finite()) })), estimates: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), estimate_number: v.string(), title: v.string(), client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string(), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), amount: v.pipe(v.number(), v.finite()), currency: v.picklist(['USD', 'EUR', 'GBP', 'CAD']) })), tax_rate: v.pipe(v.number(), v.finite()), currency: v.picklist(['USD', 'EUR', 'GBP', 'CAD']) }) }),
)

export const CreateInvoiceDocument = typedDocument<CreateInvoiceMutation, CreateInvoiceMutationVariables>(
  'mutation',
  'CreateInvoice',
  'mutation CreateInvoice($invoice:InvoiceInput!$key:String!){createInvoice(invoice:$invoice key:$key)}',
  () => v.object({ createInvoice: v.pipe(v.number(), v.safeInteger()) }),
)

export const InvoiceWorkDocument = typedDocument<InvoiceWorkMutation, InvoiceWorkMutationVariables>(
  'mutation',
  'InvoiceWork',
  'mutation InvoiceWork($jobs:[Int!]!$charges:[Int!]!$estimates:[Int!]$together:Boolean!$key:String!){invoiceWork(jobs:$jobs charges:$charges estimates:$estimates together:$together key:$key)}',
  () => v.object({ invoiceWork: v.array(v.pipe(v.number(), v.safeInteger())) }),
)

export const EditInvoiceDocument = typedDocument<EditInvoiceMutation, EditInvoiceMutationVariables>(
  'mutation',
  'EditInvoice',
  'mutation EditInvoice($id:Int!$changed:InvoiceInput!$was:InvoiceInput$key:String!){editInvoice(id:$id changed:$changed was:$was key:$key)}',
  () => v.object({ editInvoice: v.pipe(v.number(), v.safeInteger()) }),
)

export const SendInvoiceDocument = typedDocument<SendInvoiceMutation, SendInvoiceMutationVariables>(
  'mutation',
  'SendInvoice',
  'mutation SendInvoice($id:Int!$key:String!){sendInvoice(id:$id key:$key){...StandingFields}}fragment StandingFields on InvoiceStanding{id status total_amount amount_paid amount_credited amount_applied amount_due}',
  () => v.object({ sendInvoice: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()) }) }),
)

export const RemindInvoiceDocument = typedDocument<RemindInvoiceMutation, RemindInvoiceMutationVariables>(
  'mutation',
  'RemindInvoice',
  'mutation RemindInvoice($id:Int!$key:String!){remindInvoice(id:$id key:$key){...StandingFields}}fragment StandingFields on InvoiceStanding{id status total_amount amount_paid amount_credited amount_applied amount_due}',
  () => v.object({ remindInvoice: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()) }) }),
)

export const RecordInvoicePaymentDocument = typedDocument<RecordInvoicePaymentMutation, RecordInvoicePaymentMutationVariables>(
  'mutation',
  'RecordInvoicePayment',
  'mutation RecordInvoicePayment($id:Int!$amount:Float!$payment_method:String!$payment_date:String!$transaction_id:String!$notes:String!$again:Boolean$receipt:Boolean$key:String!){recordInvoicePayment(id:$id amount:$amount payment_method:$payment_method payment_date:$payment_date transaction_id:$transaction_id notes:$notes again:$again receipt:$receipt key:$key){...StandingFields}}fragment StandingFields on InvoiceStanding{id status total_amount amount_paid amount_credited amount_applied amount_due}',
  () => v.object({ recordInvoicePayment: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()) }) }),
)

export const GiveBackInvoicePaymentDocument = typedDocument<GiveBackInvoicePaymentMutation, GiveBackInvoicePaymentMutationVariables>(
  'mutation',
  'GiveBackInvoicePayment',
  'mutation GiveBackInvoicePayment($id:Int!$payment:Int!$amount:Float!$reason:String!$key:String!){giveBackInvoicePayment(id:$id payment:$payment amount:$amount reason:$reason key:$key){...StandingFields}}fragment StandingFields on InvoiceStanding{id status total_amount amount_paid amount_credited amount_applied amount_due}',
  () => v.object({ giveBackInvoicePayment: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()) }) }),
)

export const CreditInvoiceDocument = typedDocument<CreditInvoiceMutation, CreditInvoiceMutationVariables>(
  'mutation',
  'CreditInvoice',
  'mutation CreditInvoice($id:Int!$amount:Float!$reason:String!$key:String!){creditInvoice(id:$id amount:$amount reason:$reason key:$key){...StandingFields}}fragment StandingFields on InvoiceStanding{id status total_amount amount_paid amount_credited amount_applied amount_due}',
  () => v.object({ creditInvoice: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()) }) }),
)

export const ApplyCreditDocument = typedDocument<ApplyCreditMutation, ApplyCreditMutationVariables>(
  'mutation',
  'ApplyCredit',
  'mutation ApplyCredit($id:Int!$amount:Float!$key:String!){applyCredit(id:$id amount:$amount key:$key){...StandingFields}}fragment StandingFields on InvoiceStanding{id status total_amount amount_paid amount_credited amount_applied amount_due}',
  () => v.object({ applyCredit: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()) }) }),
)

export const VoidInvoiceDocument = typedDocument<VoidInvoiceMutation, VoidInvoiceMutationVariables>(
  'mutation',
  'VoidInvoice',
  'mutation VoidInvoice($id:Int!$reason:String!$key:String!){voidInvoice(id:$id reason:$reason key:$key){...StandingFields}}fragment StandingFields on InvoiceStanding{id status total_amount amount_paid amount_credited amount_applied amount_due}',
  () => v.object({ voidInvoice: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()) }) }),
)
