import type { ClientPage, RenewClientPageArgs, WithdrawClientPageArgs } from '@/contract/graphql/generated/resolvers'
import type { Client } from '@/domain/client/client'
import { clientPagePath, linkStanding } from '@/domain/client-page/client-link'
import { mayManageClientPages, mayOpenClientPages } from '@/domain/client-page/permissions'
import type { ClientQuestion } from '@/domain/client-page/question'
import { documentNumber } from '@/domain/estimate/number'
import type { Decided } from '../core/carry-out'
import { byUser } from '../core/changes'
import { type Asker, command } from '../core/command'
import { permitReading, recordOf } from '../core/refusal'
import type { Reader } from '../core/rows'
import type { Store } from '../core/store'
import type { ResolversFor, Sent } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { linkFact, linkMade, runningLink, runningLinks } from './links'

const iso = (at: number): string => new Date(at).toISOString()

const aboutOf = ({ estimate_id, invoice_id }: ClientQuestion, store: Reader): string | null => {
  const estimate = estimate_id === null ? undefined : store.find('estimates', estimate_id)
  if (estimate) return documentNumber(estimate)
  return (invoice_id === null ? undefined : store.find('invoices', invoice_id)?.invoice_number) ?? null
}

/** A client's page as staff see it: the token is in its path alone. */
const shown = (clientId: number, store: Reader): ClientPage => {
  const links = store.naming('client_links', 'client_id', clientId)
  const link = runningLink(clientId, store) ?? links.at(-1)
  const state = link ? linkStanding(link, store.now()) : 'none'
  const seen = links.flatMap(({ last_seen_at }) => last_seen_at ?? [])
  return {
    id: clientId,
    state,
    path: link && state === 'running' ? clientPagePath(link.token) : null,
    expires_at: link && state !== 'withdrawn' ? iso(link.expires_at) : null,
    last_seen_at: seen.length > 0 ? iso(Math.max(...seen)) : null,
    questions: store
      .naming('client_questions', 'client_id', clientId)
      .toReversed()
      .map((question) => ({
        id: question.id,
        estimate_id: question.estimate_id,
        invoice_id: question.invoice_id,
        about: aboutOf(question, store),
        text: question.text,
        asked_at: iso(question.asked_at),
      })),
  }
}

/** The links that run stop. */
const withdrawn = ({ actor }: Asker, client: Client, store: Store): Decided[] =>
  runningLinks(client.id, store).map((link) =>
    linkFact(link, 'client_link.withdrawn', {
      actor: byUser(actor),
      note: 'Client page link withdrawn',
      patch: { withdrawn_at: store.now() },
    }),
  )

const may = { rule: mayManageClientPages, participle: 'changed', what: 'client pages' }

/** The links to clients' own pages; the documents name no call for these. */
export const clientPageResolvers: ResolversFor<'clientPage' | 'renewClientPage' | 'withdrawClientPage'> = {
  clientPage({ client }, { store, ...asker }) {
    const { id } = recordOf('clients', String(client), asker, store)
    permitReading('client_links', mayOpenClientPages(asker.actor), store)
    return shown(id, store)
  },
  renewClientPage: mutation(
    'renewClientPage',
    command('client_links', {
      of: 'clients',
      may,
      id: ({ args }: Sent<RenewClientPageArgs>) => args.client,
      facts: ({ args: _, ...asker }, store, client) => [
        ...withdrawn(asker, client, store),
        linkMade(asker, client.id, store)[1],
      ],
      answer: ({ record }, _asked, store) => shown(record().id, store),
    }),
  ),
  withdrawClientPage: mutation(
    'withdrawClientPage',
    command('client_links', {
      of: 'clients',
      may,
      id: ({ args }: Sent<WithdrawClientPageArgs>) => args.client,
      facts: ({ args: _, ...asker }, store, client) => withdrawn(asker, client, store),
      answer: ({ record }, _asked, store) => shown(record().id, store),
    }),
  ),
}
