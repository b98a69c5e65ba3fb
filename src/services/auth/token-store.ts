import * as v from 'valibot'
import { type User, userSchema } from '@/domain/account/user'
import { failureFrom } from '@/domain/record/failure'

/** The stated storage keys (AUTH-15). `authToken` mirrors `access_token` and is read where that is missing. */
const ACCESS = 'access_token'
const REFRESH = 'refresh_token'
const USER = 'user'
const MIRROR = 'authToken'
/** Ours: set while the session is to end with the browser. */
const NOT_REMEMBERED = 'session_not_remembered'
const KEYS = [ACCESS, REFRESH, USER, MIRROR, NOT_REMEMBERED]

export type StoredSession = { access_token: string; refresh_token: string | null; user: User }

/** When the browser does not let the session be kept. */
export const STORAGE_FULL = 'This browser has no room to keep you signed in.'

/** Where the session is kept: the only place that holds tokens. */
export type TokenStore = {
  access(): string | null
  refresh(): string | null
  /**
   * The stored user, whether or not there are tokens; null when there is none or it cannot be read. The same object until the stored
   * text changes, so that components can compare it.
   */
  user(): User | null
  /** The stored session; null when there is none. One that cannot be read is cleared first (AUTH-12). */
  read(): StoredSession | null
  /** Keeps a session; only until the browser is closed unless `remember` is set. */
  write(session: StoredSession, remember: boolean): void
  replaceAccess(token: string): void
  /** Keeps who the person of this session is now: their name or their roles may have changed. */
  replaceUser(user: User): void
  clear(): void
  /** Calls back when another tab signs in, signs out or gets a new token. */
  subscribe(listener: () => void): () => void
}

/** Something that all tabs of the browser share and that is gone once the browser is closed. */
export type SessionMark = { isSet(): boolean; set(): void }

type Deps = {
  storage: Storage
  mark: SessionMark
  /** The window, whose storage events come from other tabs. */
  events: EventTarget
}

/** The token store over the browser's local storage. A session that is not to be remembered ends with the browser. */
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

  /** Half a session would be taken for a whole one. @throws Failure which a person can do something about */
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
        // The mirror is written and removed last: before that, the keys belong to two sessions at once.
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
