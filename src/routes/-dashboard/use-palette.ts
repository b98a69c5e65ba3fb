import { useNavigate } from '@tanstack/react-router'
import { additionsFor } from '@/domain/additions'
import { PAGES, type Page } from '@/domain/pages'
import { clientsQuery } from '@/services/clients/queries'
import { jobsIn, jobsQuery } from '@/services/jobs/queries'
import type { FoundRecord, PaletteProps } from '@/ui/shell/commands'
import { useWorkspace } from '../-workspace'

/** What the palette finds and adds, each only where this person has the page and may. */
export const usePalette = (pages: readonly Page[]): PaletteProps => {
  const { actor, workspace } = useWorkspace()
  const navigate = useNavigate()
  const { queryClient, http } = workspace
  const hasClients = pages.some(({ path }) => path === PAGES.clients.path)

  const lists = async () => {
    const [clients, jobs] = await Promise.all([
      hasClients ? queryClient.fetchQuery(clientsQuery(http, actor.business_id)) : { items: [] },
      queryClient.fetchQuery(jobsQuery(http, actor.business_id)),
    ])
    return { clients: clients.items, jobs: jobsIn(jobs), businessId: actor.business_id }
  }

  return {
    // What fails here is asked for again, and said, with the first search.
    onSearchOpen: () => void lists().catch(() => undefined),
    async search(text): Promise<FoundRecord[]> {
      // The frame of every page does without the search until somebody searches.
      const [{ findRecords }, searched] = await Promise.all([import('./find-records'), lists()])
      return findRecords(searched, text)
    },
    onOpenRecord({ kind, id }) {
      if (kind === 'clients') void navigate({ to: '/dashboard/clients/$id', params: { id: String(id) } })
      else if (kind === 'properties') void navigate({ to: '/dashboard/properties', search: { property: id } })
      else void navigate({ to: '/dashboard/jobs', search: { job: id } })
    },
    additions: additionsFor(actor, pages),
    onAdd: ({ to, search }) => void navigate({ to, search }),
  }
}
