import * as v from 'valibot'
import {
  CURRENCY_LABELS,
  LANGUAGE_LABELS,
  labelIn,
  MARKET_LABELS,
  PAPER_LABELS,
  TIME_ZONE_LABELS,
} from '@/domain/account/vocabulary'
import type { Cents } from '@/domain/money/money'
import { ownAmount } from '@/domain/money/own-amount'
import { operatingHoursSchema } from '@/domain/time/hours'
import { weekLines } from '@/ui/kit/forms/hours/hours-words'
import { asMoment, asRate, type HistoryWords } from '@/ui/kit/records/page/history-words'

type Fields = Readonly<Record<string, unknown>>

const asLabel = (labels: Readonly<Record<string, string>>) => (value: unknown) =>
  typeof value === 'string' ? labelIn(labels, value) : undefined

const asHours = (value: unknown) => {
  const parsed = v.safeParse(operatingHoursSchema, value)
  if (!parsed.success) return undefined
  return weekLines(parsed.output, 'Closed')
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(', ')
}

/** `Above $500.00`, from a stored or typed value. */
const asLimit = (value: unknown) => {
  if (value === 0 || value === '') return 'None'
  return typeof value === 'number' ? `Above ${ownAmount(value as Cents)}` : undefined
}

export const businessWords: HistoryWords<Fields> = {
  fields: {
    id: null,
    subdomain: null,
    name: 'Name',
    market: ['Business type', asLabel(MARKET_LABELS)],
    trade: 'Trade',
    notifications: 'Notifications',
    privacy: 'Privacy',
    language: ['Language', asLabel(LANGUAGE_LABELS)],
    timezone: ['Time zone', asLabel(TIME_ZONE_LABELS)],
    date_format: 'Date format',
    currency: ['Currency', asLabel(CURRENCY_LABELS)],
    address: 'Address',
    city: 'City',
    state: 'State',
    zip_code: 'ZIP code',
    operating_hours: ['Opening hours', asHours],
    job_prefix: 'Job number prefix',
    job_next: 'Next job number',
    estimate_prefix: 'Estimate number prefix',
    estimate_next: 'Next estimate number',
    invoice_prefix: 'Invoice number prefix',
    invoice_next: 'Next invoice number',
    paper_size: ['Paper size', asLabel(PAPER_LABELS)],
    payout_approval_limit: ['Approval limit for payouts', asLimit],
    tax_rate: ['Tax rate', asRate],
    deletion_at: ['Deletion', asMoment],
  },
  titles: {
    'business.founded': 'Business created',
    'business.edited': 'Settings edited',
    'business.set_up': 'Set up',
    'business.renamed': 'Renamed',
    'business.deletion_planned': 'Deletion planned',
    'business.deletion_withdrawn': 'Deletion cancelled',
  },
}

/** The logo is a part of the business's history. */
export const logoWords: HistoryWords<object> = {
  fields: { id: null, business_id: null, image: null } as object,
  titles: { 'logo.set': 'Logo set', 'logo.removed': 'Logo removed' },
}
