import { type ClientLink, clientLinkStatus, LINK_ENOUGH, LINK_LIFETIME } from '@/domain/client-page/client-link'
import type { FactActor } from '@/domain/record/fact'
import { byUser } from '../core/log/changes'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { linkFacts } from './tables'

const TOKEN_BYTES = 24

/** 192 random bits as an address can hold them. */
const newToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/** The links that open the page of a client now. */
export const runningLinks = (clientId: number, store: Reader): readonly ClientLink[] =>
  store
    .naming('client_links', 'client_id', clientId)
    .filter((link) => clientLinkStatus(link, store.now()) === 'running')

/** The link that opens the page of a client now, the latest one; undefined where there is none. */
export const runningLink = (clientId: number, store: Reader): ClientLink | undefined =>
  runningLinks(clientId, store).at(-1)

/** A link that changes: a part of its own, so that it stays when what was sent with it is taken back. */
export const linkChanged = (...change: Parameters<typeof linkFacts.changed>): Decided => ({
  ...linkFacts.changed(...change),
  startsPart: true,
})

/** Who something is sent by: a person, or Groundwork for one. */
type Sender = { businessId: number; by: FactActor; user_id: number }

const senderOf = ({ actor, businessId }: Requester): Sender => ({
  businessId,
  by: byUser(actor),
  user_id: actor.user_id,
})

/** A new link for a client; those that run stay. */
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
 * The link that something is sent to a client with: the current one, extended if little time is left on it, else a new one. Its facts are a
 * part of their own, so that what was sent can be undone without them. They come after those of the sending.
 */
export const linkFor = (requester: Requester, clientId: number, store: Store): { link: ClientLink; facts: Decided[] } =>
  linkBy(senderOf(requester), clientId, store)

/** The same for what Groundwork sends. */
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
