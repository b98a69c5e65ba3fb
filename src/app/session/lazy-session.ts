import { once } from '@/domain/async/once'
import type { Failure } from '@/domain/record/failure'
import { failureOf } from '@/machines/auth-session/selectors'
import type { SessionAccess } from '@/routes/-session/context'
import type { TokenStore } from '@/services/auth/token-store'
import { failureOfLoading } from '@/ui/kit/feedback/failure-of-loading'
import type { OpenSession } from './open-session'
import type { Session } from './session'

type Deps = {
  load: () => Promise<OpenSession>
  tokens: Pick<TokenStore, 'read' | 'subscribe'>
  onError: (error: unknown) => void
}

export type LazySession = SessionAccess & { opened: () => Promise<OpenSession> }

/**
 * Starts the session when it is first needed: the visitor has a token, signs in, or opens a page that asks. Without a stored token the
 * visitor is known to be signed out, so that the first page doesn't load it.
 */
export const createLazySession = ({ load, tokens, onError }: Deps): LazySession => {
  let open: OpenSession | undefined
  let missing: Failure | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const opened = once(async () => {
    const loaded = await load()
    open = loaded
    loaded.session.flow.subscribe(tell)
    tell()
    return loaded
  })
  let ready: Session | undefined
  /** A new session accepts nothing until it knows who is signed in. */
  const decidedSession = async (): Promise<Session> => {
    const { session } = await opened()
    await session.decided()
    ready = session
    setMissing(null)
    return session
  }
  const setMissing = (failure: Failure | null) => {
    if (missing === failure) return
    missing = failure
    tell()
  }
  const within = (use: (session: Session) => void) => {
    if (ready) return use(ready)
    setMissing(null)
    decidedSession().then(use, (error: unknown) => {
      setMissing(failureOfLoading(error))
      onError(error)
    })
  }
  tokens.subscribe(() => {
    // The person signed in in another tab.
    if (!open && tokens.read() !== null) opened().catch(onError)
  })

  const mayBeIn = () => open !== undefined || tokens.read() !== null

  return {
    opened,
    flow: {
      snapshot: () => open?.session.flow.snapshot(),
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    mayBeIn,
    async whenReady() {
      if (mayBeIn()) await decidedSession()
    },
    decided: async () => (await decidedSession()).decided(),
    user: () => open?.session.user() ?? null,
    signIn: (form) => within((session) => session.signIn(form)),
    register: (user) => within((session) => session.register(user)),
    failure() {
      const snapshot = open?.session.flow.snapshot()
      return missing ?? (snapshot ? failureOf(snapshot) : null)
    },
    clearFailure() {
      setMissing(null)
      open?.session.clearFailure()
    },
    signOut: () => within((session) => session.signOut()),
  }
}
