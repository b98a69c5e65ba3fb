import type { RequestFactsArgs, Resolvers, UndoArgs } from '@/contract/graphql/generated-resolvers'
import { monthOf } from '@/domain/calendar'
import { type Fact, fieldChanges } from '@/domain/fact'
import { maySeeJob } from '@/domain/job/commands'
import type { Actor } from '@/domain/permissions/actor'
import { countedPeople } from '../accounts/people'
import { customerOf, wireIdOf } from '../billing/customer'
import { undoCause } from '../core/cause'
import { Refusal } from '../core/refusal'
import type { FactPage, Store } from '../core/store'
import { undoing, undoRefusal } from '../core/undo'
import { changesShown, subjectOf } from './records'

/** Who asks, and where the answers come from. */
export type Asking = { actor: Actor; store: Store }

type Page = { first: number; before?: number | null }
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
const shown = (fact: Fact, { actor, store }: Asking) => {
  const subject = subjectOf(fact.stream, fact, actor, store)
  if (!subject?.visible || fact.note === null) return null
  return {
    position: fact.position,
    stream: fact.stream,
    type: fact.type,
    at: new Date(fact.at).toISOString(),
    actorName: fact.actor.name,
    note: fact.note,
    subject: subject.name,
    page: null,
    changes: changesShown(fact).flatMap(fieldChanges),
    undoRefusal: () => undoRefusal(fact, actor, store),
  }
}

/** One page of what the actor may see. One more than asked is looked for: it says whether there is a next page. */
const pageOf = async (read: ReadPage, { first, before = null }: Page, asking: Asking) => {
  const facts: NonNullable<ReturnType<typeof shown>>[] = []
  let next = before
  do {
    const page = await read(LOOKED_AT, next)
    facts.push(...page.facts.map((fact) => shown(fact, asking)).filter((fact) => fact !== null))
    next = page.nextBefore
  } while (next !== null && facts.length <= first)
  return {
    facts: facts.slice(0, first),
    nextBefore: facts.length > first ? (facts[first - 1]?.position ?? null) : null,
  }
}

const history = async ({ stream, ...page }: Page & { stream: string }, asking: Asking) => {
  const { actor, store } = asking
  checkPage(page)
  const latest = await store.history.of(stream, 1, null)
  const subject = subjectOf(stream, latest.facts[0], actor, store)
  if (!subject) throw new Refusal(404, 'There is no such record.')
  if (!subject.visible) throw new Refusal(403, 'Your role does not show this record.')
  return pageOf((first, before) => store.history.of(stream, first, before), page, asking)
}

const activity = (page: Page, asking: Asking) => {
  checkPage(page)
  return pageOf(asking.store.history.all, page, asking)
}

const usage = (_args: unknown, { actor, store }: Asking) => {
  const { first, last } = monthOf(store.today())
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
}

const account = (_args: unknown, { actor, store }: Asking) => {
  // A system admin acts in a business without belonging to it.
  const customer = actor.user_type === 'system_admin' ? undefined : customerOf(actor.business_id, store)
  return {
    businessName: store.find('businesses', actor.business_id)?.name ?? '',
    customerId: customer ? wireIdOf(customer) : null,
    onboarded: customer !== undefined && customer.onboarded_at !== null,
    users: countedPeople(actor.business_id, store).length,
  }
}

const factAt = async (position: number, { actor, store }: Asking): Promise<Fact> => {
  const fact = await store.history.at(position)
  if (!fact || !subjectOf(fact.stream, fact, actor, store)?.visible) throw new Refusal(404, 'There is no such fact.')
  return fact
}

/** The undo of this fact that the same request has led to before, if it came before. */
const doneBefore = async (fact: Fact, key: string, { actor, store }: Asking): Promise<number | undefined> => {
  const cause = undoCause(fact.position, key)
  const { facts } = await store.history.of(fact.stream, LOOKED_AT, null)
  return facts.find(
    (each) => each.cause === cause && each.actor.kind === 'user' && each.actor.user_id === actor.user_id,
  )?.position
}

const undo = ({ positions: asked, key }: UndoArgs, asking: Asking) => {
  const { actor, store } = asking
  const wanted = [...new Set(asked)].sort((a, b) => b - a)
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal(422, 'The key is not usable.')
  if (wanted.length === 0 || wanted.length > MOST_UNDONE) throw new Refusal(422, `Name 1 to ${MOST_UNDONE} facts.`)

  return store.exclusively(async () => {
    const facts: Fact[] = []
    for (const position of wanted) facts.push(await factAt(position, asking))
    const before = await Promise.all(facts.map((fact) => doneBefore(fact, key, asking)))
    const known = before.filter((position) => position !== undefined)
    if (known.length === facts.length) return { undone: wanted, positions: known }
    const committed = await store.commit(await undoing(facts, key, actor, store))
    return { undone: wanted, positions: committed.map(({ position }) => position) }
  })
}

/** The facts of a request are found by its key, which stands second in the cause of each. */
const requestFacts = async ({ key }: RequestFactsArgs, { actor, store }: Asking) => {
  const positions: number[] = []
  let next: number | null = null
  do {
    const page: FactPage = await store.history.all(LOOKED_AT, next)
    const own = page.facts.filter(
      ({ actor: by, cause }) => by.kind === 'user' && by.user_id === actor.user_id && cause?.split(' ')[1] === key,
    )
    positions.unshift(...own.map(({ position }) => position).reverse())
    next = page.nextBefore
  } while (next !== null)
  return positions
}

/** What each field of Query and Mutation answers with; a refusal is thrown. */
export const RESOLVERS = { history, activity, usage, account, requestFacts, undo } satisfies Resolvers<Asking>
