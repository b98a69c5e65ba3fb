import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type PropsWithChildren, useContext, useEffect } from 'react'
import type { User } from '@/domain/account/user'
import { hasContentFor } from '@/domain/page/page-content'
import { PAGES, type Page } from '@/domain/page/pages'
import type { Actor } from '@/domain/permissions/actor'
import { whenIdle } from '@/ui/kit/behavior/when-idle'
import { type AccessContext, accessTo } from './access'
import type { RouterContext, Workspace } from './context'

export type SignedIn = Pick<RouterContext, 'clock' | 'newId'> & {
  user: User
  actor: Actor
  workspace: Workspace
}

const WorkspaceContext = createContext<SignedIn | null>(null)

export const WorkspaceProvider = ({ children, ...signedIn }: PropsWithChildren<SignedIn>) => {
  const { workspace } = signedIn
  useEffect(() => whenIdle(() => void workspace.catchUp()), [workspace])
  return (
    <WorkspaceContext value={signedIn}>
      <QueryClientProvider client={workspace.queryClient}>{children}</QueryClientProvider>
    </WorkspaceContext>
  )
}

/** The pages for menu and links in menu order, without those whose flag is off for this user. */
export const pagesFor = (user: User, context: AccessContext): Page[] =>
  Object.values<Page>(PAGES).filter(
    (page) =>
      accessTo(page, user, context) === 'shown' &&
      hasContentFor(user, page) &&
      (!page.flag || context.flags.isOn(page.flag, user)),
  )

/** Throws Error outside of signed-in pages. */
export const useWorkspace = (): SignedIn => {
  const signedIn = useContext(WorkspaceContext)
  if (signedIn === null) throw new Error('There is no workspace here: no one is signed in on this page.')
  return signedIn
}
