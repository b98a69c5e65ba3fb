import type {
  HistoryArgs,
  RequestFactsArgs,
  Resolvers,
  Fact as ShownFact,
  UndoArgs,
} from '@/contract/graphql/generated-resolvers'
import { monthOf } from '@/domain/calendar'
import { type Fact, fieldChanges } from '@/domain/fact'
import { maySeeJob } from '@/domain/job/commands'
import type { Actor } from '@/domain/permissions/actor'
import type { User } from '@/domain/user'
import { countedPeople } from '../accounts/people'
import { customerOf, wireIdOf } from '../billing/customer'
import { checkKey } from '../core/answer'
import { carryOut } from '../core/carry-out'
import type { FactStore } from '../core/fact-store'
import { fingerprintOf } from '../core/receipts'
import { Refusal } from '../core/refusal'
import type { FactPage } from '../core/store'
import { changesShown, subjectOf } from '../core/subjects'
import { undoing, undoRefusal } from '../core/undo'

/** Who asks, and where the answers come from. */
export type Asking = { actor: Actor; user: User; store: FactStore }

type Page = Omit<HistoryArgs, 'stream'>
type ReadPage = (first: number, before: number | null) => Promise<FactPage>

const LONGEST_PAGE = 100
/** Facts read at a time while looking for those an actor may see. */
const LOOKED_AT = 200
/** More than a day of auto-schedule brings, and what is still undone at once. */
const MOST_UNDONE = 500

const checkPage = ({ first, before }: Page) => {
  if (first < 1 || first > LONGEST_PAGE) throw new Refusal(422, `A page has 1 to ${LONGEST_PAGE} facts.`)
  if (before !== undefined && before !== null && before < 1) throw new Refusal(422, 'Positions begin with 1.')
}

/** A fact as it is shown. What the server writes for itself, such as sign-ins, carries no note and is not shown. */
const shown = (fact: Fact, { actor, store }: Asking): ShownFact | null => {
  if (fact.note === null) return null
  const subject = subjectOf(fact.stream, fact, actor, store)
  if (!subject?.visible) return null
  return {
    position: fact.position,
    stream: fact.stream,
    type: fact.type,
    at: new Date(fact.at).toISOString(),
    actorName: fact.actor.name,
    note: fact.note,
    subject: subject.name,
    page: subject.page,
    changes: changesShown(fact, store).flatMap(fieldChanges),
    undoRefusal: () => undoRefusal(fact, actor, store),
  }
}

/** One page of what the actor may see. One more than asked is looked for: it says whether there is a next page. */
const pageOf = async (readPage: ReadPage, { first, before = null }: Page, asking: Asking) => {
  const found: { fact: ShownFact; position: number }[] = []
  let next = before
  do {
    const page = await readPage(LOOKED_AT, next)
    for (const each of page.facts) {
      const fact = shown(each, asking)
      if (fact) found.push({ fact, position: each.position })
    }
    next = page.nextBefore
  } while (next !== null && found.length <= first)
  return {
    facts: found.slice(0, first).map(({ fact }) => fact),
    nextBefore: found.length > first ? (found[first - 1]?.position ?? null) : null,
  }
}

const factAt = async (position: number, { actor, store }: Asking): Promise<Fact> => {
  const fact = await store.history.at(position)
  if (!fact || !subjectOf(fact.stream, fact, actor, store)?.visible) throw new Refusal(404, 'There is no such fact.')
  return fact
}

const undo = ({ positions: asked, key }: UndoArgs, asking: Asking) => {
  const { actor, user, store } = asking
  const wanted = [...new Set(asked)].sort((a, b) => b - a)
  checkKey(key, 422, 'The key is not usable.')
  if (wanted.length === 0 || wanted.length > MOST_UNDONE) throw new Refusal(422, `Name 1 to ${MOST_UNDONE} facts.`)
  const fingerprint = fingerprintOf({ path: '/graphql/undo', query: {}, body: JSON.stringify(wanted) })
  return store.exclusively(() =>
    carryOut(
      {
        user: { id: user.id, name: actor.name },
        request: { endpoint: 'undo', key, fingerprint },
        async decide() {
          const facts: Fact[] = []
          for (const position of wanted) facts.push(await factAt(position, asking))
          return undoing(facts, actor, store)
        },
        answer: (facts) => ({ undone: wanted, positions: facts.map(({ position }) => position) }),
        isSendable: () => true,
      },
      store,
    ),
  )
}

const requestFacts = ({ key }: RequestFactsArgs, { user, store }: Asking) =>
  store
    .receipts(user.id, key)
    .flatMap(({ positions }) => positions)
    .sort((a, b) => a - b)

/** What each field of Query and Mutation answers with; a refusal is thrown. */
export const RESOLVERS: Resolvers<Asking> = {
  async history({ stream, ...page }, asking) {
    const { actor, store } = asking
    checkPage(page)
    const latest = await store.history.of(stream, 1, null)
    const subject = subjectOf(stream, latest.facts[0], actor, store)
    if (!subject) throw new Refusal(404, 'There is no such record.')
    if (!subject.visible) throw new Refusal(403, 'Your role does not show this record.')
    return pageOf((first, before) => store.history.of(stream, first, before), page, asking)
  },

  activity(page, asking) {
    checkPage(page)
    return pageOf(asking.store.history.all, page, asking)
  },

  usage(_args, { actor, store }) {
    const { first, last } = monthOf(store.today(actor.time_zone))
    const all = actor.permissions.includes('clients.view')
    const clients = store
      .table('clients')
      .filter(({ id, business_id }) => business_id === actor.business_id && (all || id === actor.client_id))
    const services = store
      .table('jobs')
      .filter(
        (job) =>
          job.business_id === actor.business_id &&
          job.scheduled_date >= first &&
          job.scheduled_date <= last &&
          job.status !== 'cancelled' &&
          maySeeJob(actor, job),
      )
    return { clients: clients.length, servicesThisMonth: services.length }
  },

  account(_args, { actor, store }) {
    // A system admin acts in a business without belonging to it.
    const customer = actor.user_type === 'system_admin' ? undefined : customerOf(actor.business_id, store)
    return {
      businessName: store.find('businesses', actor.business_id)?.name ?? '',
      customerId: customer ? wireIdOf(customer) : null,
      onboarded: customer !== undefined && customer.onboarded_at !== null,
      users: countedPeople(actor.business_id, store).length,
    }
  },

  requestFacts,
  undo,
}
