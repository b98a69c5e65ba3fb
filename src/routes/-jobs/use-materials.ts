import { useQuery } from '@tanstack/react-query'
import { maySeeProducts, maySeeServices } from '@/domain/catalog/permissions'
import { packagesQuery, productsQuery, servicesListQuery } from '@/services/catalog/queries'
import type { MaterialFacts, Offers } from '@/ui/jobs/types'
import { useSees } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'

const NONE: readonly never[] = []

export const useMaterials = (wanted: boolean): MaterialFacts => {
  const { workspace, actor } = useWorkspace()
  const sees = useSees()
  const products = useQuery({
    ...productsQuery(workspace.http, actor.business_id),
    enabled: wanted && maySeeProducts(actor),
  })
  return { products: products.data?.items ?? NONE, seesCatalog: sees('catalog') }
}

export const useOffers = (wanted: boolean): Offers => {
  const { workspace, actor } = useWorkspace()
  const enabled = wanted && maySeeServices(actor)
  const services = useQuery({ ...servicesListQuery(workspace.http, actor.business_id), enabled })
  const packages = useQuery({ ...packagesQuery(workspace.http, actor.business_id), enabled })
  return { services: services.data?.items ?? NONE, packages: packages.data?.items ?? NONE }
}
