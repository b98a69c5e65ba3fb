import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { toFailure } from '@/domain/record/failure'
import { categoriesQuery, packagesQuery, productsQuery, servicesListQuery } from '@/services/catalog/queries'
import type { Catalog } from '@/ui/catalog/types'
import { type Failed, type Loadable, mapReady } from '@/ui/kit/feedback/loadable'
import type { DamagedRecord } from '@/ui/kit/records/page/damaged-notice'
import { askAgain, loadable, type RefetchableQuery } from '../-loading/loadable'
import { useWorkspace } from '../-session/workspace'

const NONE: readonly never[] = []
const FORBIDDEN = 403

type Listed<R> = { items: R[]; damaged: readonly DamagedRecord[] }
type Query = Pick<UseQueryResult, 'data'> & RefetchableQuery

/** Missing permission is not a failure. */
const hasFailed = ({ data, error }: Query): boolean =>
  data === undefined && error !== null && toFailure(error).status !== FORBIDDEN

const failureOf = (queries: readonly Query[]): Failed | null => {
  const failed = queries.filter(hasFailed)
  const [first] = failed
  if (!first) return null
  return {
    state: 'failed',
    failure: toFailure(first.error),
    retry: () => {
      for (const query of queries) void askAgain(query)
    },
  }
}

const LOADING = { state: 'loading' } as const

export type FoundList<R> = {
  list: { data: R[] | undefined; error: Error | null }
  damaged: readonly DamagedRecord[]
}

/** While the catalog can't be loaded, the read-only sample shows instead (CAT-08, X-32); loaded data is never overwritten by it. */
export const useCatalog = () => {
  const { workspace, actor } = useWorkspace()
  const { http } = workspace
  const categories = useQuery(categoriesQuery(http, actor.business_id))
  const services = useQuery(servicesListQuery(http, actor.business_id))
  const products = useQuery(productsQuery(http, actor.business_id))
  const packages = useQuery(packagesQuery(http, actor.business_id))
  const failed = failureOf([categories, services, products, packages])
  const { data: sample } = useQuery({
    queryKey: ['sample-catalog'],
    queryFn: async () => (await import('@/domain/catalog/sample')).SAMPLE_CATALOG,
    enabled: failed !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })

  const orSample = <R>(list: Loadable<readonly R[]>, sampled: readonly R[] | undefined): Loadable<readonly R[]> => {
    if (failed === null) return list
    return sampled ? { state: 'ready', value: sampled } : LOADING
  }
  const listOf = <R>(
    { data, error, isFetching, refetch }: UseQueryResult<Listed<R>>,
    sampled: readonly R[] | undefined,
  ): Loadable<readonly R[]> => orSample(loadable({ data: data?.items, error, isFetching, refetch }), sampled)
  const foundIn = <R>({ data, error }: UseQueryResult<Listed<R>>, sampled: readonly R[] | undefined): FoundList<R> => ({
    list: { data: failed ? sampled && [...sampled] : data?.items, error },
    damaged: data?.damaged ?? NONE,
  })
  const catalog: Catalog = failed
    ? { categories: NONE, services: NONE, products: NONE, packages: NONE, ...sample }
    : {
        categories: categories.data?.service_categories ?? NONE,
        services: services.data?.items ?? NONE,
        products: products.data?.items ?? NONE,
        packages: packages.data?.items ?? NONE,
      }
  const found = {
    services: foundIn(services, sample?.services),
    products: foundIn(products, sample?.products),
    packages: foundIn(packages, sample?.packages),
  }
  const isPending = [categories, services, products, packages].some((query) => query.isPending)
  return {
    failed,
    /** Nothing is loading anymore, so a form can offer its options. */
    isComplete: failed ? sample !== undefined : !isPending,
    isSample: failed !== null,
    catalog,
    found,
    lists: {
      categories: orSample(
        mapReady(loadable(categories), ({ service_categories }) => service_categories),
        sample?.categories,
      ),
      services: listOf(services, sample?.services),
      products: listOf(products, sample?.products),
      packages: listOf(packages, sample?.packages),
    },
    damaged: {
      services: found.services.damaged,
      products: found.products.damaged,
      packages: found.packages.damaged,
    },
  }
}
