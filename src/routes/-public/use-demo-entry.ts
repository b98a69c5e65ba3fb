import { useState } from 'react'
import type { DemoUser, DemoUserKey } from '@/domain/demo/demo'
import type { SessionAccess } from '../-session/context'
import { useSessionFailure } from '../-session/session-failure'
import { useUser } from './use-user'

/** The selected demo person, and whether their sign-in has started: anyone else is signed out first. */
type Choice = { key: DemoUserKey; hasStarted: boolean }

const whenSignedOut = ({ flow }: Pick<SessionAccess, 'flow'>, next: () => void): void => {
  // Visitors without a token have no session until they sign in.
  const isOut = () => flow.snapshot()?.matches('signed_out') ?? true
  if (isOut()) {
    next()
    return
  }
  const stop = flow.subscribe(() => {
    if (!isOut()) return
    stop()
    next()
  })
}

export const useDemoEntry = (session: SessionAccess) => {
  const [choice, setChoice] = useState<Choice | null>(null)
  const user = useUser(session)
  const failure = useSessionFailure(session)
  const error = choice?.hasStarted ? (failure?.message ?? null) : null

  return {
    user,
    error,
    entering: error === null ? (choice?.key ?? null) : null,
    entered: choice?.hasStarted === true && user !== null,
    enter({ key, email, password, subdomain }: DemoUser) {
      const isAlreadyIn = user?.email === email
      setChoice({ key, hasStarted: isAlreadyIn })
      if (isAlreadyIn) return
      if (user !== null) session.signOut()
      whenSignedOut(session, () => {
        session.signIn({ email, password, business_subdomain: subdomain ?? '', remember: false })
        setChoice({ key, hasStarted: true })
      })
    },
  }
}
