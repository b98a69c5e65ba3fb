import type { User } from '@/domain/account/user'
import { once } from '@/domain/async/once'
import type { PageKey } from '@/domain/page/pages'
import type { AccessContext } from './access'
import type { RouterContext, Workspace } from './context'

// Once: a change of an address's search asks again, and should show in the same frame.
const signedIn = once(() => import('./signed-in'))

type Entering = { context: RouterContext; location: { href: string } }

/** The `beforeLoad` of signed-in pages: the person, or a redirect to the sign-in page. @throws the router's redirect */
export const signedInOnly = async ({ context, location }: Entering) =>
  (await signedIn()).signedIn(context, location.href)

type FlowsGuardArgs = { context: { workspace: Pick<Workspace, 'flows'> } }

/** The `beforeLoad` of pages that run flows: what these offer can be done where the network is gone by then. The overview runs none. */
export const withFlows = ({ context }: FlowsGuardArgs): Promise<void> => context.workspace.flows.load()

type GuardArgs = FlowsGuardArgs & { context: AccessContext & { user: User } }

/**
 * A route's `beforeLoad`: whether its page is for this person (GUARD-06 to GUARD-13). Pages and permissions load with the first guarded
 * page: the start page, which every visitor loads, includes none of them.
 */
export const guard =
  (page: PageKey) =>
  async ({ context }: GuardArgs) => {
    const [{ accessToKey }] = await Promise.all([signedIn(), withFlows({ context })])
    return accessToKey(page, context.user, context)
  }
