import * as v from 'valibot'
import type {
  AnswerClientQuestionArgs,
  ClientPage,
  RenewClientPageArgs,
  WithdrawClientPageArgs,
} from '@/contract/graphql/generated/resolvers'
import { fullName } from '@/domain/account/user'
import type { Client } from '@/domain/client/client'
import { clientLinkStatus, clientPagePath } from '@/domain/client-page/client-link'
import { mayManageClientPages, mayOpenClientPages } from '@/domain/client-page/permissions'
import { answerRefusal, answerText, type ClientQuestion } from '@/domain/client-page/question'
import { byUser } from '../core/log/changes'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'
import { command, type Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { permitReading, Refusal, readBy, recordOf } from '../core/write/refusal'
import type { ResolversFor, Sent } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { linkChanged, linkCreated, runningLink, runningLinks } from './links'
import { sentAnswer, sentLink } from './notices'
import { questionAbout } from './question-about'
import { QUESTION_ANSWERED, questionFacts } from './tables'

const iso = (at: number): string => new Date(at).toISOString()

const nameOf = (userId: number | null, store: Reader): string => {
  const user = userId === null ? undefined : store.find('users', userId)
  return user ? fullName(user) : ''
}

const shown = (clientId: number, store: Reader): ClientPage => {
  const links = store.naming('client_links', 'client_id', clientId)
  const link = runningLink(clientId, store) ?? links.at(-1)
  const state = link ? clientLinkStatus(link, store.now()) : 'none'
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
        about: questionAbout(question, store),
        text: question.text,
        asked_at: iso(question.asked_at),
        answer: question.answer,
        answered_at: question.answered_at === null ? null : iso(question.answered_at),
        answered_by_name: nameOf(question.answered_by, store),
      })),
  }
}

const withdrawn = ({ actor }: Requester, client: Client, store: Store): Decided[] =>
  runningLinks(client.id, store).map((link) =>
    linkChanged(link, 'client_link.withdrawn', {
      actor: byUser(actor),
      note: 'Client page link withdrawn',
      patch: { withdrawn_at: store.now() },
    }),
  )

/** A link that ends is replaced by email; a first one is the office's to give. */
const renewed = (requester: Requester, client: Client, store: Store): Decided[] => {
  const ended = withdrawn(requester, client, store)
  const [link, fact] = linkCreated(requester, client.id, store)
  return [...ended, fact, ...(ended.length > 0 ? sentLink(requester, client, link, store).facts : [])]
}

/** A question can be answered once. Throws Refusal 409, 422. */
const answered = (requester: Requester, question: ClientQuestion, input: { text: string }, store: Store): Decided[] => {
  const refusal = answerRefusal(question)
  if (refusal !== null) throw new Refusal(409, refusal)
  const { text } = readBy(answerFields, input)
  const patch = { answer: text, answered_at: store.now(), answered_by: requester.actor.user_id }
  const notice = sentAnswer(requester, { ...question, answer: text }, store)
  const note = [`Answered: ${text}`, !notice.isSent && notice.words, notice.leaves && `${notice.leaves}.`]
  return [
    questionFacts.changed(question, QUESTION_ANSWERED, {
      actor: byUser(requester.actor),
      note: note.filter(Boolean).join(' '),
      patch,
    }),
    ...notice.facts,
  ]
}

const answerFields = v.object({ text: answerText })

const may = { rule: mayManageClientPages, participle: 'changed', what: 'client pages' }

export const clientPageResolvers: ResolversFor<
  'clientPage' | 'answerClientQuestion' | 'renewClientPage' | 'withdrawClientPage'
> = {
  clientPage({ client }, { store, ...requester }) {
    permitReading('client_links', mayOpenClientPages(requester.actor), store)
    const { id } = recordOf('clients', String(client), requester, store)
    return shown(id, store)
  },
  answerClientQuestion: mutation(
    'answerClientQuestion',
    command('client_questions', {
      may: { rule: mayOpenClientPages, participle: 'answered' },
      id: ({ args }: Sent<AnswerClientQuestionArgs>) => args.id,
      facts: ({ args, ...requester }, store, question) => answered(requester, question, args, store),
      answer: ({ record }, _input, store) => shown(record().client_id, store),
    }),
  ),
  renewClientPage: mutation(
    'renewClientPage',
    command('client_links', {
      of: 'clients',
      may,
      id: ({ args }: Sent<RenewClientPageArgs>) => args.client,
      facts: ({ args: _, ...requester }, store, client) => renewed(requester, client, store),
      answer: ({ record }, _input, store) => shown(record().id, store),
    }),
  ),
  withdrawClientPage: mutation(
    'withdrawClientPage',
    command('client_links', {
      of: 'clients',
      may,
      id: ({ args }: Sent<WithdrawClientPageArgs>) => args.client,
      facts: ({ args: _, ...requester }, store, client) => withdrawn(requester, client, store),
      answer: ({ record }, _input, store) => shown(record().id, store),
    }),
  ),
}
