import { maySeeProducts, maySeeServices } from '@/domain/catalog/permissions'
import { PAGES, type Page } from '@/domain/page/pages'
import { packagesQuery, productsQuery, servicesListQuery } from '@/services/catalog/queries'
import { clientsQuery } from '@/services/clients/queries'
import { jobsIn, jobsQuery } from '@/services/jobs/queries'
import type { Workspace } from '../-session/context'
import type { Searched } from './find-records'

type SearchContext = { workspace: Pick<Workspace, 'queryClient' | 'http'>; actor: Searched['actor'] }

const NOTHING = { items: [] }
const NO_CATALOG = { services: [], products: [], packages: [] }

const searchedCatalog = async ({ workspace, actor }: SearchContext): Promise<Searched['catalog']> => {
  const { queryClient, http } = workspace
  const [services, products, packages] = await Promise.all([
    maySeeServices(actor) ? queryClient.fetchQuery(servicesListQuery(http, actor.business_id)) : NOTHING,
    maySeeProducts(actor) ? queryClient.fetchQuery(productsQuery(http, actor.business_id)) : NOTHING,
    maySeeServices(actor) ? queryClient.fetchQuery(packagesQuery(http, actor.business_id)) : NOTHING,
  ])
  return { services: services.items, products: products.items, packages: packages.items }
}

/** Records of the pages the person may open, for the palette. Throws Failure when clients or jobs can't be loaded. */
export const searchedRecords = async (asking: SearchContext, pages: readonly Page[]): Promise<Searched> => {
  const { workspace, actor } = asking
  const { queryClient, http } = workspace
  const has = (page: Page['path']) => pages.some(({ path }) => path === page)
  const [clients, jobs, catalog] = await Promise.all([
    has(PAGES.clients.path) ? queryClient.fetchQuery(clientsQuery(http, actor.business_id)) : NOTHING,
    queryClient.fetchQuery(jobsQuery(http, actor.business_id)),
    // A failing catalog must not block the rest of the search.
    has(PAGES.catalog.path) ? searchedCatalog(asking).catch(() => NO_CATALOG) : NO_CATALOG,
  ])
  return { clients: clients.items, jobs: jobsIn(jobs), catalog, actor }
}
