import { channelText } from '@/domain/estimate/answer'
import type { Estimate, EstimateLine } from '@/domain/estimate/estimate'
import { DEPOSIT_KINDS, type EstimatePackage, SELECTIONS } from '@/domain/estimate/offer'
import { ANSWER_WAYS, ESTIMATE_STATUSES } from '@/domain/estimate/vocabulary'
import { computedStatusText, depositKindText, selectionText } from '@/domain/estimate/words'
import { asDay, asMoney, asNumber, asRate, asWord, type HistoryWords, ifAny } from '@/ui/kit/records/page/history-words'

const asDeposit = asWord(DEPOSIT_KINDS, (kind) => (kind === 'none' ? null : depositKindText(kind)))

const isNamed = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value
const asNames = (value: unknown) =>
  Array.isArray(value) && value.every(isNamed) ? value.map(({ name }) => name).join(', ') || 'None' : undefined

type Named = { service_name: string; quantity: number }
const isLines = (value: unknown): value is Named[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'object' && line !== null && 'service_name' in line)
const asLines = (value: unknown) =>
  isLines(value) ? value.map(({ quantity, service_name }) => `${quantity} × ${service_name}`).join('; ') : undefined

/** Totals are derived, so only the lines are listed. */
export const ESTIMATE_HISTORY: HistoryWords<Estimate> = {
  fields: {
    id: null,
    business_id: null,
    client_id: null,
    property_id: null,
    revises_id: null,
    revised_by_id: null,
    created_at: null,
    created_by: null,
    job_id: null,
    client: null,
    property: null,
    job_number: null,
    subtotal: null,
    tax_amount: null,
    total_amount: null,
    sent_at: null,
    answered_at: null,
    recommended_package_id: null,
    deposit_due: null,
    invoices: null,
    amount_billed: null,
    amount_to_bill: null,
    choice: null,
    signature: null,
    estimate_number: 'Number',
    revision: ['Version', asNumber],
    title: 'Title',
    description: 'Description',
    status: ['Status', asWord(ESTIMATE_STATUSES, computedStatusText)],
    line_items: ['Lines', asLines],
    packages: ['Packages', asNames],
    attachments: ['Files', asNames],
    tax_rate: ['Tax rate', asRate],
    discount_amount: ['Discount', ifAny(asMoney)],
    deposit_kind: ['Deposit', asDeposit],
    deposit_amount: ['Deposit amount', ifAny(asMoney)],
    deposit_rate: ['Deposit rate', ifAny(asRate)],
    currency: 'Currency',
    valid_until: ['Valid until', asDay],
    terms_and_conditions: 'Terms and conditions',
    notes: 'Notes',
    answered_by: 'Answered by',
    answered_via: ['Answer came', asWord(ANSWER_WAYS, channelText)],
    rejection_reason: 'Reason',
  },
  titles: {
    'estimate.created': 'Estimate created',
    'estimate.edited': 'Estimate edited',
    'estimate.deleted': 'Estimate deleted',
    'estimate.sent': 'Sent to client',
    'estimate.resent': 'Sent again',
    'estimate.viewed': 'Client viewed it',
    'estimate.signed': 'Client approved it',
    'estimate.declined': 'Client rejected it',
    'estimate.approved': 'Approved',
    'estimate.rejected': 'Rejected',
    'estimate.expired': 'Expired',
    'estimate.revised': 'New version',
    'estimate.converted': 'Job created',
    'estimate.attachments_added': 'Files added',
    'estimate.attachment_removed': 'File removed',
    'estimate.client_merged': 'Client merged',
  },
}

export const LINE_HISTORY: HistoryWords<EstimateLine> = {
  fields: {
    id: null,
    total_price: null,
    service_category: 'Category',
    service_name: 'Name',
    description: 'Description',
    quantity: ['Quantity', asNumber],
    unit: 'Unit',
    unit_price: 'Unit price',
    labor_hours: 'Labor hours',
    material_cost: 'Materials and labor',
    equipment_cost: 'Equipment',
    markup_percentage: 'Markup',
    selection: ['Offered', asWord(SELECTIONS, selectionText)],
    package_id: null,
  },
  titles: {},
}

export const PACKAGE_HISTORY: HistoryWords<EstimatePackage> = {
  fields: { id: null, name: 'Name', description: 'Description' },
  titles: {},
}
