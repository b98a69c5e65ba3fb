import type { LedgerEntry } from '@/domain/messaging/consent'
import { displayAddress } from '@/domain/messaging/display-address'
import type { SendingNumber, SendRequest } from '@/domain/messaging/send-rule'
import type { PlaceholderValues } from '@/domain/messaging/templates'
import type { ClientCard, MessageFile, ThreadAddress } from '@/domain/messaging/views'
import type { Channel, Purpose } from '@/domain/messaging/vocabulary'
import { ownAmount } from '@/domain/money/own-amount'
import { sizeOfBase64 } from '@/domain/text/base64'
import { firstNameOf } from '@/domain/text/wording'
import { formatLongDay, formatTime } from '@/domain/time/calendar'
import type { ComposerSetup } from '../types'

/** Whom a message goes to. */
export type ComposerTarget = {
  conversation: number | null
  client: number | null
  addresses: readonly ThreadAddress[]
  card: ClientCard | null
}

/** What is being written; `note` stays inside the team. */
export type Writing = {
  mode: Channel | 'note'
  to: string
  from: string
  subject: string
  body: string
  files: readonly MessageFile[]
  purpose: Purpose
}

/** The entries that an address's consent follows from, as far as the rule of sending reads them. */
const ledgerOf = (to: ThreadAddress): LedgerEntry[] => {
  const shared = { id: 1, address: to.address, channel: to.channel, wording: to.opted_out_by ?? '' }
  const entries: LedgerEntry[] = []
  if (to.marketing)
    entries.push({
      ...shared,
      ...{ purpose: 'marketing', action: 'granted', source: 'staff', wording: 'On record', created_at: 0 },
    })
  if (to.marketing_refused_at !== null)
    entries.push({
      ...shared,
      ...{ purpose: 'marketing', action: 'revoked', source: 'unsubscribe_page', created_at: to.marketing_refused_at },
    })
  if (to.opted_out_at !== null && to.opted_out_source !== null)
    entries.push({
      ...shared,
      ...{ purpose: 'informational', action: 'revoked', source: to.opted_out_source, created_at: to.opted_out_at },
    })
  return entries
}

const sendingNumber = (setup: ComposerSetup, from: string): SendingNumber | null =>
  setup.numbers.find(({ phone_number }) => phone_number === from) ?? null

/** Null for a note, which is not sent. */
export const requestOf = (writing: Writing, target: ComposerTarget, setup: ComposerSetup): SendRequest | null => {
  if (writing.mode === 'note') return null
  const { card } = target
  return {
    channel: writing.mode,
    from: writing.mode === 'sms' ? sendingNumber(setup, writing.from) : null,
    to: writing.to,
    body: writing.body,
    subject: writing.mode === 'email' ? writing.subject : '',
    attachments: writing.files.map((file) => ({ size: sizeOfBase64(file.data) })),
    purpose: writing.purpose,
    cause: 'staff',
    consent: target.addresses.flatMap(ledgerOf),
    ownNumbers: setup.numbers.map(({ phone_number }) => phone_number),
    place: card && card.state !== '' ? { state: card.state, time_zone: card.time_zone } : null,
    settings: { daily_text_limit: setup.dailyTextLimit, postal_address: setup.business.postal_address },
    // The back end counts the day's texts.
    textsToday: 0,
    timeZone: setup.business.time_zone,
  }
}

/** What a template can say of this client. */
export const valuesFor = (card: ClientCard | null, businessName: string, staffName: string): PlaceholderValues => {
  const shared = { business_name: businessName, staff_name: staffName }
  if (card === null) return shared
  const { next_job, open_estimate, open_estimate_total, balance } = card
  return {
    ...shared,
    customer_name: card.name,
    first_name: firstNameOf(card.name),
    property_address: card.address,
    ...(next_job && {
      service_type: next_job.title,
      service_date: formatLongDay(next_job.day),
      service_time: formatTime(next_job.start),
      job_number: next_job.job_number,
    }),
    ...(open_estimate && { quote_number: open_estimate.name }),
    ...(open_estimate_total !== null && { quote_amount: ownAmount(open_estimate_total) }),
    ...(balance !== null && balance > 0 && { amount_due: ownAmount(balance) }),
  }
}

export const addressesFor = (target: ComposerTarget, channel: Channel): readonly ThreadAddress[] =>
  target.addresses.filter((one) => one.channel === channel)

export const addressLabel = ({ address, opted_out_at }: ThreadAddress): string =>
  opted_out_at === null ? displayAddress(address) : `${displayAddress(address)} (opted out)`
