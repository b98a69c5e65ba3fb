import { type ClientLink, clientLinkStatus, LINK_ENOUGH, LINK_LIFETIME } from '@/domain/client-page/client-link'
import type { FactActor } from '@/domain/record/fact'
import { byUser } from '../core/log/changes'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { linkFacts } from './tables'

const TOKEN_BYTES = 24

/** 192 random bits, URL-safe. */
const newToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

export const runningLinks = (clientId: number, store: Reader): readonly ClientLink[] =>
  store
    .naming('client_links', 'client_id', clientId)
    .filter((link) => clientLinkStatus(link, store.now()) === 'running')

export const runningLink = (clientId: number, store: Reader): ClientLink | undefined =>
  runningLinks(clientId, store).at(-1)

/** Its own undo group, so that it survives when the sending is undone. */
export const linkChanged = (...change: Parameters<typeof linkFacts.changed>): Decided => ({
  ...linkFacts.changed(...change),
  startsPart: true,
})

type Sender = { businessId: number; by: FactActor; user_id: number }

const senderOf = ({ actor, businessId }: Requester): Sender => ({
  businessId,
  by: byUser(actor),
  user_id: actor.user_id,
})

export const linkCreated = (requester: Requester, clientId: number, store: Store): [ClientLink, Decided] =>
  linkCreatedBy(senderOf(requester), clientId, store)

const linkCreatedBy = ({ businessId, by, user_id }: Sender, clientId: number, store: Store): [ClientLink, Decided] => {
  const now = store.now()
  const row: ClientLink = {
    id: store.nextId('client_links'),
    business_id: businessId,
    client_id: clientId,
    token: newToken(),
    created_at: now,
    created_by: user_id,
    expires_at: now + LINK_LIFETIME,
    withdrawn_at: null,
    last_seen_at: null,
  }
  const fact = linkFacts.created(row, 'client_link.made', { actor: by, note: 'Client page opened' })
  return [row, { ...fact, startsPart: true }]
}

/**
 * The current link, extended if it expires soon, otherwise a new one. Its facts form their own undo group and come after those of the
 * sending, so that the sending can be undone without them.
 */
export const linkFor = (requester: Requester, clientId: number, store: Store): { link: ClientLink; facts: Decided[] } =>
  linkBy(senderOf(requester), clientId, store)

export const linkBy = (sender: Sender, clientId: number, store: Store): { link: ClientLink; facts: Decided[] } => {
  const link = runningLink(clientId, store)
  if (!link) {
    const [newLink, fact] = linkCreatedBy(sender, clientId, store)
    return { link: newLink, facts: [fact] }
  }
  if (link.expires_at - store.now() >= LINK_ENOUGH) return { link, facts: [] }
  const patch = { expires_at: store.now() + LINK_LIFETIME }
  const fact = linkChanged(link, 'client_link.extended', {
    actor: sender.by,
    note: 'Client page link extended',
    patch,
  })
  return { link: { ...link, ...patch }, facts: [fact] }
}
