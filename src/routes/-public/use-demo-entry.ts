import { useState } from 'react'
import type { DemoUser, DemoUserKey } from '@/domain/demo/demo'
import type { SessionAccess } from '../-session/context'
import { useSessionFailure } from '../-session/session-failure'
import { useUser } from './use-user'

/** The person who was pressed, and whether their sign-in has started: anyone else is signed out first. */
type Choice = { key: DemoUserKey; hasStarted: boolean }

/** Calls back once no one is signed in or being signed out anymore; right away if that is already true. */
const whenSignedOut = ({ flow }: Pick<SessionAccess, 'flow'>, next: () => void): void => {
  // For a stranger no session has started: it does when they sign in.
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

/** One click into the demo: anyone who is signed in is signed out first, unless it is the same person. */
export const useDemoEntry = (session: SessionAccess) => {
  const [choice, setChoice] = useState<Choice | null>(null)
  const user = useUser(session)
  const failure = useSessionFailure(session)
  // What went wrong on another page is not shown here.
  const error = choice?.hasStarted ? (failure?.message ?? null) : null

  return {
    user,
    error,
    /** The user being signed in. */
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
