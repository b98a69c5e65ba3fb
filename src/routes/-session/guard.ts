import type { User } from '@/domain/account/user'
import { once } from '@/domain/async/once'
import type { PageKey } from '@/domain/page/pages'
import type { AccessContext } from './access'
import type { RouterContext, Workspace } from './context'

// Cached, because every search change runs the guard again and should render in the same frame.
const signedIn = once(() => import('./signed-in'))

type Entering = { context: RouterContext; location: { href: string } }

/** The `beforeLoad` of signed-in pages: returns the person. Throws the router's redirect to the sign-in page. */
export const signedInOnly = async ({ context, location }: Entering) =>
  (await signedIn()).signedIn(context, location.href)

type FlowsGuardArgs = { context: { workspace: Pick<Workspace, 'flows'> } }

/** The `beforeLoad` of pages that run flows: loads them up front, so that their commands work offline. The overview runs none. */
export const withFlows = ({ context }: FlowsGuardArgs): Promise<void> => context.workspace.flows.load()

type GuardArgs = FlowsGuardArgs & { context: AccessContext & { user: User } }

/**
 * A `beforeLoad` that checks access to a page (GUARD-06 to GUARD-13). Pages and permissions load with the first guarded page, so that the
 * start page does not include them.
 */
export const guard =
  (page: PageKey) =>
  async ({ context }: GuardArgs) => {
    const [{ accessToKey }] = await Promise.all([signedIn(), withFlows({ context })])
    return accessToKey(page, context.user, context)
  }
