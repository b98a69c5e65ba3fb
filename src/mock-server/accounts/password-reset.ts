import { forgotPassword, getPasswordReset, resetPassword } from '@/contract/accounts'
import { fullName } from '@/domain/account/user'
import { passwordResetNotice } from '@/domain/messaging/notices/password-reset-notice'
import type { Actor } from '@/domain/permissions/actor'
import type { Change, NewFact } from '@/domain/record/fact'
import { accountMail, partiesOf } from '../communications/notices'
import { linkTo } from '../communications/sending'
import type { Route } from '../core/call'
import { inserted, removed, replaced, updated } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { Refusal } from '../core/write/refusal'
import { open } from '../rest/answer'
import { accountWith } from './addresses'
import { checkPassword } from './joining'
import { SIGN_IN } from './open-session'
import { credentialFor, digestOf } from './passwords'
import type { PasswordReset, UserRow } from './tables'

/** In ms. */
const LINK_LIFETIME = 3_600_000
/** Retention of expired links, in ms, which distinguishes them from unknown ones. */
const RETENTION_MS = 30 * 24 * LINK_LIFETIME

/** Expires a link but keeps it, so that it isn't mistaken for a wrong one. */
const ended = (reset: PasswordReset, ended_by: PasswordReset['ended_by'], store: Store): Change =>
  updated('password_resets', reset, { expires_at: store.now(), ended_by })

const OVER = {
  use: 'This link was already used.',
  newer_link: 'A newer link was sent. Use that one, or ask for a new one.',
  time: 'This link has expired. Ask for a new one.',
}

export const resetLink = async (
  account: UserRow,
  token: string,
  store: Store,
): Promise<{ reset: PasswordReset; changes: Change[] }> => {
  const reset: PasswordReset = {
    id: store.nextId('password_resets'),
    digest: await digestOf(token),
    user_id: account.id,
    expires_at: store.now() + LINK_LIFETIME,
  }
  const former = store
    .table('password_resets')
    .filter(({ user_id }) => user_id === account.id)
    .flatMap((each) => {
      if (each.expires_at > store.now()) return ended(each, 'newer_link', store)
      return each.expires_at + RETENTION_MS < store.now() ? removed('password_resets', each) : []
    })
  return { reset, changes: [...former, inserted('password_resets', reset)] }
}

export const resetLetter = (token: string): string => `/reset-password?token=${token}`

/** To the person's own mailbox, which no one of the team can read. */
export const resetMail = (account: UserRow, token: string, actor: Actor | null, store: Store): Decided[] => {
  const { business_id: businessId } = account
  if (businessId === null) return []
  const notice = passwordResetNotice({ ...partiesOf(account, businessId, store), link: linkTo(resetLetter(token)) })
  return accountMail(account.email, notice, { businessId, actor, cause: 'password_reset' }, store)
}

const resetRequestedFact = async (account: UserRow, token: string, store: Store): Promise<NewFact> => ({
  stream: `user/${account.id}`,
  type: 'user.password_reset_asked',
  actor: SIGN_IN,
  cause: null,
  note: null,
  changes: (await resetLink(account, token, store)).changes,
})

const openedBy = async (token: string, store: Store): Promise<{ reset: PasswordReset; account: UserRow }> => {
  const digest = await digestOf(token)
  const reset = store.table('password_resets').find((each) => each.digest === digest)
  const account = reset && store.find('users', reset.user_id)
  if (!reset || !account?.is_active) throw new Refusal(404, 'Reset link not found')
  if (reset.expires_at <= store.now()) throw new Refusal(410, OVER[reset.ended_by ?? 'time'])
  return { reset, account }
}

/** Replaces the password, uses up the link, and ends sessions opened with the old password. */
const changed = async (
  { reset, account }: { reset: PasswordReset; account: UserRow },
  password: string,
  store: Store,
): Promise<NewFact> => {
  const credential = { ...(await credentialFor(account.id, password)), since: store.position() + 1 }
  const former = store.find('credentials', account.id)
  return {
    stream: `user/${account.id}`,
    type: 'user.password_reset',
    actor: { kind: 'user', user_id: account.id, name: fullName(account) },
    cause: null,
    note: null,
    changes: [
      ended(reset, 'use', store),
      former ? replaced('credentials', former, credential) : inserted('credentials', credential),
    ],
  }
}

/** Password reset (OWN-001, OWN-002; X-08). */
export const passwordResetRoutes: readonly Route[] = [
  open(forgotPassword, async ({ body }, store) => {
    // The response never reveals whether an account exists: every address gets an email, and one without an account contains a useless
    // link.
    const token = crypto.randomUUID()
    const account = accountWith(body.email, store)
    if (account?.is_active) {
      const mail = resetMail(account, token, null, store).map((fact) => ({ ...fact, cause: null }))
      await store.commit([await resetRequestedFact(account, token, store), ...mail])
    }
    return { success: true, letter: resetLetter(token) }
  }),

  open(getPasswordReset, async ({ params }, store) => {
    await openedBy(params.token, store)
    return { success: true }
  }),

  open(resetPassword, async ({ body }, store) => {
    const link = await openedBy(body.token, store)
    checkPassword(body.password)
    await store.commit([await changed(link, body.password, store)])
    return { success: true }
  }),
]
