import { maySeeProducts, maySeeServices } from '@/domain/catalog/permissions'
import { packagesQuery, productsQuery, servicesListQuery } from '@/services/catalog/queries'
import type { Workspace } from '../-context'
import type { Searched } from './find-records'

/** What of the catalog is searched through for somebody who has its page. It loads with the first search. */
export const searchedCatalog = async (
  { queryClient, http }: Pick<Workspace, 'queryClient' | 'http'>,
  actor: Searched['actor'],
): Promise<Searched['catalog']> => {
  const nothing = { items: [] }
  const [services, products, packages] = await Promise.all([
    maySeeServices(actor) ? queryClient.fetchQuery(servicesListQuery(http, actor.business_id)) : nothing,
    maySeeProducts(actor) ? queryClient.fetchQuery(productsQuery(http, actor.business_id)) : nothing,
    maySeeServices(actor) ? queryClient.fetchQuery(packagesQuery(http, actor.business_id)) : nothing,
  ])
  return { services: services.items, products: products.items, packages: packages.items }
}
