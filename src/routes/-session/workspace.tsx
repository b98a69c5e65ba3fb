import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type PropsWithChildren, useContext, useEffect } from 'react'
import type { User } from '@/domain/account/user'
import { hasContentFor } from '@/domain/page/page-content'
import { PAGES, type Page } from '@/domain/page/pages'
import type { Actor } from '@/domain/permissions/actor'
import { whenIdle } from '@/ui/kit/behavior/when-idle'
import { type AccessContext, accessTo } from './access'
import type { RouterContext, Workspace } from './context'

/** What signed-in pages work with: the person, what they may do, and the services and flows of every area. */
export type SignedIn = Pick<RouterContext, 'clock' | 'newId'> & {
  user: User
  actor: Actor
  workspace: Workspace
}

const WorkspaceContext = createContext<SignedIn | null>(null)

/** Gives the pages inside a signed-in person's workspace, and the data loaded in it. */
export const WorkspaceProvider = ({ children, ...signedIn }: PropsWithChildren<SignedIn>) => {
  const { workspace } = signedIn
  useEffect(() => whenIdle(() => void workspace.catchUp()), [workspace])
  return (
    <WorkspaceContext value={signedIn}>
      <QueryClientProvider client={workspace.queryClient}>{children}</QueryClientProvider>
    </WorkspaceContext>
  )
}

/** The pages that menu and links lead a user to, in the order of the menu: without those whose flag is off for them, wherever the app runs. */
export const pagesFor = (user: User, context: AccessContext): Page[] =>
  Object.values<Page>(PAGES).filter(
    (page) =>
      accessTo(page, user, context) === 'shown' &&
      hasContentFor(user, page) &&
      (!page.flag || context.flags.isOn(page.flag, user)),
  )

/** The workspace of the person who is signed in. @throws Error outside of signed-in pages. */
export const useWorkspace = (): SignedIn => {
  const signedIn = useContext(WorkspaceContext)
  if (signedIn === null) throw new Error('There is no workspace here: no one is signed in on this page.')
  return signedIn
}
