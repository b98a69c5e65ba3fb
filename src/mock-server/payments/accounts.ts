import type { ReportedAccount } from '@/contract/hosted'
import type { WireAccount } from '@/contract/payments'
import {
  type AccountRow,
  accountAfterTelling,
  type ConnectDraft,
  statusAfterReview,
} from '@/domain/payment/connected-account'
import { ACCOUNT_LABELS, type AccountRequirement, REQUIREMENTS } from '@/domain/payment/vocabulary'
import type { FactActor } from '@/domain/record/fact'
import { checkAddress, hostedPageOf } from '../billing/sessions'
import { bySystem, byUser, isoNow } from '../core/log/changes'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { Refusal } from '../core/write/refusal'
import { accountOf } from './intents'
import { ACCOUNT_PREFIX, accountFacts } from './tables'

const ONBOARDING_PAGE = '/hosted/account.html'

export const toWireAccount = (row: AccountRow): WireAccount => {
  const { id, onboarding_token: _, return_url: __, refresh_url: ___, user_id: ____, ...account } = row
  return { ...account, id: `${ACCOUNT_PREFIX}${id}` }
}

/** Opens an account without details. Throws Refusal 403 for another business, 409 for a second account. */
export const accountConnected = (
  { actor, businessId }: Requester,
  { business_id, ...draft }: ConnectDraft & { business_id: number },
  store: Store,
): Decided[] => {
  if (business_id !== businessId) throw new Refusal(403, 'You do not belong to this business.')
  if (accountOf(businessId, store)) throw new Refusal(409, 'This business is already connected.')
  const row: AccountRow = {
    ...draft,
    id: store.nextId('connected_accounts'),
    business_id,
    status: 'not_started',
    requirements: [...REQUIREMENTS],
    created_at: isoNow(store),
    submitted_at: null,
    onboarding_token: null,
    return_url: '',
    refresh_url: '',
    user_id: actor.user_id,
  }
  const details = { actor: byUser(actor), note: 'Account for card payments opened' }
  return [accountFacts.created(row, 'connected_account.opened', details)]
}

/** Throws Refusal 422 for an invalid return URL. */
export const onboardingOpened = (
  { actor }: Requester,
  row: AccountRow,
  { return_url, refresh_url }: { return_url: string; refresh_url: string },
): Decided[] => {
  checkAddress(return_url, 'return_url')
  checkAddress(refresh_url, 'refresh_url')
  const onboarding_token = `acs_${crypto.randomUUID()}`
  const patch = { onboarding_token, return_url, refresh_url, user_id: actor.user_id }
  const details = { actor: byUser(actor), note: 'Went to the provider’s page' }
  return [accountFacts.changed(row, 'connected_account.visited', { ...details, patch })]
}

export const onboardingUrlOf = ({ return_url, onboarding_token }: AccountRow): string =>
  hostedPageOf(return_url, ONBOARDING_PAGE, onboarding_token ?? '')

/** Throws Refusal 404 for an unknown token. */
export const accountOfToken = (token: string | undefined, store: Reader): AccountRow => {
  const row = store.table('connected_accounts').find(({ onboarding_token }) => onboarding_token === token)
  if (!row) throw new Refusal(404, 'This page was not found')
  return row
}

const PARTS: Record<AccountRequirement, readonly (keyof ReportedAccount)[]> = {
  business_details: ['legal_name', 'tax_id'],
  representative: ['representative'],
  bank_account: ['routing_number', 'account_number'],
}

/** Submits business details to the provider without storing them. The provider keeps details it already has. */
export const accountDetailsSubmitted = (row: AccountRow, details: ReportedAccount, store: Store): Decided[] => {
  const missing = row.requirements.filter((part) => PARTS[part].some((field) => details[field].trim() === ''))
  if (row.status === 'active') return []
  const after = accountAfterTelling(missing)
  const submitted_at = isoNow(store)
  const user = store.find('users', row.user_id)
  const actor: FactActor = user
    ? { kind: 'user', user_id: user.id, name: `${user.first_name} ${user.last_name}` }
    : bySystem('Owner')
  const note = missing.length === 0 ? 'All details given' : 'Some details are missing'
  return [accountFacts.changed(row, 'connected_account.told', { actor, note, patch: { ...after, submitted_at } })]
}

export const accountRefreshed = ({ actor }: Requester, row: AccountRow): Decided[] => {
  const status = statusAfterReview(row)
  if (status === row.status) return []
  const note = `Account is ${ACCOUNT_LABELS[status].toLowerCase()}`
  return [accountFacts.changed(row, 'connected_account.reviewed', { actor: byUser(actor), note, patch: { status } })]
}
