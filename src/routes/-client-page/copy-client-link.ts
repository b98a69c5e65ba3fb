import { addressAt, type PageTarget } from '@/domain/client-page/client-link'
import { toFailure } from '@/domain/record/failure'
import { clientPageQuery } from '@/services/client-page/queries'
import { copyText } from '@/ui/kit/actions/copy-text'
import { toast } from '@/ui/kit/overlays/toaster'
import type { Workspace } from '../-session/context'

/** Falls back to showing the address when the browser refuses clipboard access. */
export const copyClientLink = async (
  { graphql, queryClient }: Pick<Workspace, 'graphql' | 'queryClient'>,
  client: number,
  target: PageTarget,
): Promise<void> => {
  try {
    const { path } = await queryClient.fetchQuery(clientPageQuery(graphql, client))
    if (path === null) return toast({ title: 'This client no longer has a link.', kind: 'warning' })
    const address = addressAt(window.location.origin, path, target)
    if (await copyText(address)) toast({ title: 'Link copied' })
    else toast({ title: 'Copy this link', description: address, kind: 'info' })
  } catch (error) {
    toast({ title: 'The link could not be loaded.', description: toFailure(error).message, kind: 'error' })
  }
}
