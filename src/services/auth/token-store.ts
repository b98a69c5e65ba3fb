import * as v from 'valibot'
import { type User, userSchema } from '@/domain/account/user'
import { failureFrom } from '@/domain/record/failure'

/** Specified storage keys (AUTH-15). `authToken` mirrors `access_token` and is the fallback. */
const ACCESS = 'access_token'
const REFRESH = 'refresh_token'
const USER = 'user'
const MIRROR = 'authToken'
/** Not part of the specification: set when the session ends with the browser. */
const NOT_REMEMBERED = 'session_not_remembered'
const KEYS = [ACCESS, REFRESH, USER, MIRROR, NOT_REMEMBERED]

export type StoredSession = { access_token: string; refresh_token: string | null; user: User }

export const STORAGE_FULL = 'This browser has no room to keep you signed in.'

/** Session storage; the only place that holds tokens. */
export type TokenStore = {
  access(): string | null
  refresh(): string | null
  /** Null when missing or unreadable. Returns the same object until the stored text changes, for reference comparison. */
  user(): User | null
  /** Null when there is none. Clears an unreadable session (AUTH-12). */
  read(): StoredSession | null
  /** Without `remember` the session ends with the browser. */
  write(session: StoredSession, remember: boolean): void
  replaceAccess(token: string): void
  replaceUser(user: User): void
  clear(): void
  /** Notifies when another tab signs in, signs out or renews the token. */
  subscribe(listener: () => void): () => void
}

/** A flag shared by all tabs until the browser closes. */
export type SessionMark = { isSet(): boolean; set(): void }

type Deps = {
  storage: Storage
  mark: SessionMark
  /** The window, which receives storage events of other tabs. */
  events: EventTarget
}

/** Token store in local storage. Sessions without "remember me" end with the browser. */
export const createTokenStore = ({ storage, mark, events }: Deps): TokenStore => {
  const access = () => storage.getItem(ACCESS) ?? storage.getItem(MIRROR)
  const hasLapsed = () => storage.getItem(NOT_REMEMBERED) !== null && !mark.isSet()

  let parsed: { text: string; user: User | null } | null = null
  const user = () => {
    const text = storage.getItem(USER)
    if (text === null) return null
    if (parsed?.text !== text) parsed = { text, user: parseUser(text) }
    return parsed.user
  }

  const replaceAccess = (token: string) => {
    storage.setItem(ACCESS, token)
    storage.setItem(MIRROR, token)
  }

  const clear = () => {
    for (const key of KEYS) storage.removeItem(key)
  }

  /** Rolls back a partial write, which would be taken for a whole session. Throws an actionable Failure. */
  const keeping = (write: () => void) => {
    try {
      write()
    } catch {
      throw failureFrom({ transport: STORAGE_FULL })
    }
  }

  return {
    access,
    refresh: () => storage.getItem(REFRESH),
    user,
    read() {
      const token = access()
      const stored = user()
      if (token !== null && stored !== null && !hasLapsed())
        return { access_token: token, refresh_token: storage.getItem(REFRESH), user: stored }
      if (token !== null || storage.getItem(USER) !== null) clear()
      return null
    },
    write(session, remember) {
      clear()
      mark.set()
      keeping(() => {
        if (!remember) storage.setItem(NOT_REMEMBERED, '1')
        storage.setItem(USER, JSON.stringify(session.user))
        if (session.refresh_token !== null) storage.setItem(REFRESH, session.refresh_token)
        replaceAccess(session.access_token)
      })
    },
    replaceAccess: (token) => keeping(() => replaceAccess(token)),
    replaceUser: (user) => keeping(() => storage.setItem(USER, JSON.stringify(user))),
    clear,
    subscribe(listener) {
      const onStorage = (event: Event) => {
        const { key } = event as StorageEvent
        // The mirror is written and removed last; before that the keys belong to different sessions.
        if (key === null || key === MIRROR) listener()
      }
      events.addEventListener('storage', onStorage)
      return () => events.removeEventListener('storage', onStorage)
    },
  }
}

const parseUser = (text: string): User | null => {
  try {
    const parsed = v.safeParse(userSchema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
