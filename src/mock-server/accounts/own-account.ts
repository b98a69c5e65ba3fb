import type {
  ChangePasswordArgs,
  DeleteAccountArgs,
  EndSessionArgs,
  KeepAccountArgs,
  SignOutOthersArgs,
} from '@/contract/graphql/generated/resolvers'
import { confirms, confirmText, goneAt } from '@/domain/account/deletion'
import { WRONG_PASSWORD } from '@/domain/account/password-change'
import { ownsBusiness } from '@/domain/account/permissions'
import { fullName } from '@/domain/account/user'
import type { Fact } from '@/domain/record/fact'
import type { Instant } from '@/domain/time/clock'
import { byUser, inserted, replaced, updated } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Command, Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { invalid, Refusal } from '../core/write/refusal'
import type { GraphqlRequester, ResolversFor } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { rowsOf } from './edits'
import { exportedData } from './export'
import { checkPassword } from './joining'
import { credentialFor, isPassword } from './passwords'
import { DELETION } from './tables'

type With<Args> = GraphqlRequester & { args: Omit<Args, 'key'> }

const LOOKED_AT = 200

/** Open sign-ins, latest first. A session's id is the position of its first fact. */
const sessionsOf = async (userId: number, store: Store): Promise<Fact[]> => {
  const credential = store.find('credentials', userId)
  const since = credential && 'since' in credential ? (credential.since ?? 0) : 0
  const isOpen = ({ type, position }: Fact) =>
    type === 'user.signed_in' && position >= since && store.find('ended_sessions', position) === undefined
  const open: Fact[] = []
  let before: number | null = null
  do {
    const page = await store.history.of(`user/${userId}`, LOOKED_AT, before)
    open.push(...page.facts.filter(isOpen))
    before = page.nextBefore
  } while (before !== null)
  return open
}

const endedBy = (facts: readonly Fact[], { user }: GraphqlRequester) =>
  facts.map(({ position }) => inserted('ended_sessions', { id: position, user_id: user.id }))

const othersEnded = async (requester: GraphqlRequester, store: Store) => {
  const others = (await sessionsOf(requester.user.id, store)).filter(({ position }) => position !== requester.session)
  return endedBy(others, requester)
}

const ofPerson = ({ actor, user }: Requester, type: string, note: string, changes: Decided['changes']): Decided => ({
  stream: `user/${user.id}`,
  type: `user.${type}`,
  actor: byUser(actor),
  note,
  changes,
})

const ended = (facts: readonly Fact[]): number =>
  facts.flatMap(({ changes }) => changes).filter(({ table }) => table === 'ended_sessions').length

/** Throws Refusal 422 at the field for a wrong current password or a weak new one (REG-04). */
const passwordChanged: Command<With<ChangePasswordArgs>, number> = {
  async facts(request, store) {
    const { current_password, password } = request.args
    const former = store.find('credentials', request.user.id)
    if (!former || !(await isPassword(former, current_password))) throw invalid('current_password', WRONG_PASSWORD)
    checkPassword(password)
    const since = 'since' in former ? { since: former.since } : {}
    const credential = { ...(await credentialFor(request.user.id, password)), ...since }
    const changes = [replaced('credentials', former, credential), ...(await othersEnded(request, store))]
    return [ofPerson(request, 'password_changed', 'Password changed', changes)]
  },
  answer: ended,
}

const othersSignedOut: Command<With<SignOutOthersArgs>, number> = {
  async facts(request, store) {
    const changes = await othersEnded(request, store)
    return changes.length === 0 ? [] : [ofPerson(request, 'others_signed_out', 'Signed out everywhere else', changes)]
  },
  answer: ended,
}

/** Throws Refusal 409 for the current session; use sign-out for that. */
const sessionEnded: Command<With<EndSessionArgs>, number> = {
  async facts(request, store) {
    const { id } = request.args
    if (id === request.session) throw new Refusal(409, 'You are using this session. Sign out to end it.')
    const open = (await sessionsOf(request.user.id, store)).filter(({ position }) => position === id)
    return open.length === 0
      ? []
      : [ofPerson(request, 'session_ended', 'Signed out of another session', endedBy(open, request))]
  },
  answer: ended,
}

/**
 * Facts that plan or cancel the deletion of an account. An owner's deletion adds a fact of the business, so that both histories show it.
 */
const deletionSet = (request: Requester, at: Instant | null, store: Store): Decided[] => {
  const { person, business } = rowsOf(request, store)
  const [part, note] = at === null ? [DELETION.withdrawn, 'Deletion cancelled'] : [DELETION.planned, 'Deletion planned']
  const patch = { deletion_at: at }
  const ofBusiness = { stream: `business/${business.id}`, type: `business.${part}`, actor: byUser(request.actor), note }
  return [
    ...(ownsBusiness(request.actor) && business.deletion_at !== at
      ? [{ ...ofBusiness, changes: [updated('businesses', business, patch)] }]
      : []),
    ...(person.deletion_at === at ? [] : [ofPerson(request, part, note, [updated('users', person, patch)])]),
  ]
}

const deletionOf = (request: Requester, store: Store): Instant | null => {
  const { person, business } = rowsOf(request, store)
  return (ownsBusiness(request.actor) ? business : person).deletion_at
}

/** Throws Refusal 422 when the confirmation name doesn't match. */
const deletionPlanned: Command<With<DeleteAccountArgs>, string> = {
  facts(request, store) {
    const { person, business } = rowsOf(request, store)
    const name = ownsBusiness(request.actor) ? business.name : fullName(person)
    if (!confirms(request.args.name, name)) throw invalid('name', confirmText(name))
    // A repeated request does not postpone the deletion.
    return deletionOf(request, store) === null ? deletionSet(request, goneAt(store.now()), store) : []
  },
  answer: (_facts, request, store) => new Date(deletionOf(request, store) ?? goneAt(store.now())).toISOString(),
}

const deletionCancelled: Command<With<KeepAccountArgs>, boolean> = {
  facts: (request, store) => deletionSet(request, null, store),
  answer: () => true,
}

type OwnFields =
  | 'sessions'
  | 'exportedData'
  | 'changePassword'
  | 'signOutOthers'
  | 'endSession'
  | 'deleteAccount'
  | 'keepAccount'

/** The user's own password, sessions, data export and deletion. */
export const ownAccountResolvers: ResolversFor<OwnFields> = {
  async sessions(_args, { user, session, store }) {
    const sessions = await sessionsOf(user.id, store)
    return sessions.map(({ position, at }) => ({
      id: position,
      at: new Date(at).toISOString(),
      current: position === session,
    }))
  },
  exportedData: (_args, { store, ...requester }) => JSON.stringify(exportedData(requester, store), null, 2),
  changePassword: mutation('changePassword', passwordChanged),
  signOutOthers: mutation('signOutOthers', othersSignedOut),
  endSession: mutation('endSession', sessionEnded),
  deleteAccount: mutation('deleteAccount', deletionPlanned),
  keepAccount: mutation('keepAccount', deletionCancelled),
}
