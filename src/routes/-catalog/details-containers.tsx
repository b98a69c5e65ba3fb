import { useQuery } from '@tanstack/react-query'
import type { ServicePackage } from '@/domain/catalog/package'
import { maySeeStock } from '@/domain/catalog/permissions'
import type { Product } from '@/domain/catalog/product'
import type { Service } from '@/domain/catalog/service'
import {
  movementsQuery,
  packagesQuery,
  productsQuery,
  servicesListQuery,
  singleQuery,
} from '@/services/catalog/queries'
import { LazyPackageDetails, LazyProductDetails, LazyServiceDetails } from '@/ui/catalog/lazy-parts'
import type { CatalogDetailsProps, ProductDetailsProps } from '@/ui/catalog/types'
import { loadable } from '../-loading/loadable'
import { type OpenedProps, useOpenRecord } from '../-records/use-open-record'
import { useWorkspace } from '../-session/workspace'
import type { FoundList } from './use-catalog'

type Props<R> = OpenedProps<CatalogDetailsProps<R>> & FoundList<R>

export const ServiceDetailsContainer = (props: Props<Service>) => {
  const { workspace, actor } = useWorkspace()
  const single = singleQuery('service', props.id, () =>
    workspace.queryClient.fetchQuery({ ...servicesListQuery(workspace.http, actor.business_id), staleTime: 0 }),
  )
  const { page } = useOpenRecord({ ...props, kind: 'service', single })
  return <LazyServiceDetails {...props} {...page} />
}

export const ProductDetailsContainer = (props: OpenedProps<ProductDetailsProps, 'movements'> & FoundList<Product>) => {
  const { workspace, actor } = useWorkspace()
  const single = singleQuery('product', props.id, () =>
    workspace.queryClient.fetchQuery({ ...productsQuery(workspace.http, actor.business_id), staleTime: 0 }),
  )
  const { page } = useOpenRecord({ ...props, kind: 'product', single })
  const movements = useQuery({
    ...movementsQuery(workspace.graphql, actor.business_id, props.id),
    enabled: maySeeStock(actor) && page.source.state === 'ready',
  })
  return <LazyProductDetails {...props} {...page} movements={loadable(movements)} />
}

export const PackageDetailsContainer = (props: Props<ServicePackage>) => {
  const { workspace, actor } = useWorkspace()
  const single = singleQuery('package', props.id, () =>
    workspace.queryClient.fetchQuery({ ...packagesQuery(workspace.http, actor.business_id), staleTime: 0 }),
  )
  const { page } = useOpenRecord({ ...props, kind: 'package', single })
  return <LazyPackageDetails {...props} {...page} />
}
