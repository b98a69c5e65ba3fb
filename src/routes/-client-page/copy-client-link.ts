import { clientPageUrl, type PageTarget } from '@/domain/client-page/client-link'
import { toFailure } from '@/domain/failure'
import { clientPageQuery } from '@/services/client-page/queries'
import { toast } from '@/ui/kit/toaster'
import type { Workspace } from '../-context'

/** Copies the address of a client's page; where the browser does not let it, the address is shown to be copied by hand. */
export const copyClientLink = async (
  { graphql, queryClient }: Pick<Workspace, 'graphql' | 'queryClient'>,
  client: number,
  target: PageTarget,
): Promise<void> => {
  try {
    const { path } = await queryClient.fetchQuery(clientPageQuery(graphql, client))
    if (path === null) return toast({ title: 'This client has no link any more.', kind: 'warning' })
    const address = clientPageUrl(window.location.origin, decodeURIComponent(path.slice('/c/'.length)), target)
    await navigator.clipboard.writeText(address).then(
      () => toast({ title: 'Link copied' }),
      () => toast({ title: 'Copy this link', description: address, kind: 'info' }),
    )
  } catch (error) {
    toast({ title: 'The link could not be loaded.', description: toFailure(error).message, kind: 'error' })
  }
}
