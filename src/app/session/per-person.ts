import { once } from '@/domain/async/once'
import { userIdOf } from '@/machines/auth-session/selectors'
import type { SessionAccess, Workspace } from '@/routes/-session/context'

/**
 * One workspace per person who signs in on this page, so that no one sees another person's data or flows. `load` runs when the first
 * signed-in page asks.
 */
export const perPerson = ({ flow }: Pick<SessionAccess, 'flow'>, load: () => Promise<Workspace>) => {
  let opened: { userId: number | null; workspace: () => Promise<Workspace> } | undefined

  const present = () => {
    const snapshot = flow.snapshot()
    return snapshot ? userIdOf(snapshot) : null
  }

  const closeIfSignedOut = () => {
    // A person who is being signed out still needs the workspace: their pages show until they have left.
    const isSettled = flow.snapshot()?.matches('signed_in') || flow.snapshot()?.matches('signed_out')
    if (!isSettled || !opened || opened.userId === present()) return
    const { workspace } = opened
    opened = undefined
    workspace().then(
      (instance) => instance.close(),
      () => {},
    )
  }
  flow.subscribe(closeIfSignedOut)

  return {
    open(): Promise<Workspace> {
      opened ??= { userId: present(), workspace: once(load) }
      return opened.workspace()
    },
  }
}
