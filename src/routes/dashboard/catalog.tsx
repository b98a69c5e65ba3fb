import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { dayAt } from '@/domain/time/calendar'
import { categoriesQuery, packagesQuery, productsQuery, servicesListQuery } from '@/services/catalog/queries'
import { jobsQuery } from '@/services/jobs/queries'
import { CatalogScreen } from '@/ui/catalog/catalog-screen'
import type { CatalogKind, CatalogPlace } from '@/ui/catalog/types'
import type { Views } from '@/ui/kit/records/list/views'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { CategoryFormContainer } from '../-catalog/category-form-container'
import {
  PackageDetailsContainer,
  ProductDetailsContainer,
  ServiceDetailsContainer,
} from '../-catalog/details-containers'
import {
  PackageFormContainer,
  ProductFormContainer,
  ServiceFormContainer,
  StockFormContainer,
} from '../-catalog/form-containers'
import { type CatalogSearch, catalogUrl, WHOLE_TAB } from '../-catalog/search'
import { useCatalog } from '../-catalog/use-catalog'
import { useCatalogCommands } from '../-catalog/use-catalog-commands'
import { loadable } from '../-loading/loadable'
import { useNow } from '../-loading/use-now'
import { formOpenedBy, openedBy } from '../-records/opened'
import { useOverDrawer } from '../-records/use-over-drawer'
import { useViews } from '../-records/use-views'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'
import { useWorkspace } from '../-session/workspace'

/** CAT-01, GUARD-07 */
export const Route = createFileRoute('/dashboard/catalog')({
  validateSearch: addressOf('catalog'),
  search: { middlewares: [stripDefaults('catalog')] },
  beforeLoad: guard('catalog'),
  loader: ({ context: { workspace, actor, access } }) => {
    if (access !== 'shown') return
    const { http, queryClient } = workspace
    void queryClient.prefetchQuery(categoriesQuery(http, actor.business_id))
    void queryClient.prefetchQuery(servicesListQuery(http, actor.business_id))
    void queryClient.prefetchQuery(productsQuery(http, actor.business_id))
    void queryClient.prefetchQuery(packagesQuery(http, actor.business_id))
  },
  component: guarded(CatalogPage),
})

function CatalogPage(): ReactNode {
  const { workspace, actor, clock } = useWorkspace()
  const routeSearch = Route.useSearch()
  const { category, kind, ...search } = routeSearch
  const patch = useSearchPatch<CatalogSearch>()
  /** A select has the category id as text, the URL as a number. */
  const narrow = (change: Partial<CatalogPlace>) => {
    const { category: chosen, ...rest } = change
    patch('category' in change ? { ...rest, category: chosen ? Number(chosen) : undefined } : rest)
  }
  const turnTo = (next: CatalogKind) => patch({ ...WHOLE_TAB, kind: next }, false)

  const { views, ...columns } = useViews('catalog', catalogUrl, routeSearch, patch)
  const { found, isComplete, ...loaded } = useCatalog()
  const jobs = useQuery({ ...jobsQuery(workspace.http, actor.business_id), enabled: kind === 'products' })
  const { record, onOpen } = openedBy('item', routeSearch, patch)
  const { mayOpen, onUp } = useOverDrawer(record)
  const { form, onEdit, onCreate } = formOpenedBy(routeSearch, patch)
  const commands = useCatalogCommands()
  const [categoryForm, setCategoryForm] = useState<{ id: number | null } | null>(null)
  const now = useNow(clock)

  const { catalog, isSample } = loaded
  const context = {
    actor,
    today: dayAt(now, actor.time_zone),
    commands,
    catalog,
    isSample,
    onEdit,
    onStock: (restock: number) => patch({ restock }, false),
    jobs: loadable(jobs),
  }
  const opened = record && { ...context, ...record, onUp, now }
  const typed = form && mayOpen && isComplete && { actor, commands, catalog, ...form }
  return (
    <>
      <CatalogScreen
        {...context}
        {...loaded}
        kind={kind}
        onKind={turnTo}
        place={{ ...search, category: category?.toString() }}
        onPlace={narrow}
        {...columns}
        views={viewsOfKind(views, routeSearch, patch)}
        onOpen={onOpen}
        onAdd={onCreate}
        onEditCategory={(id) => setCategoryForm({ id })}
      />
      {categoryForm && (
        <CategoryFormContainer
          key={`category form ${categoryForm.id ?? 'new'}`}
          {...{ actor, commands }}
          id={categoryForm.id}
          onClose={() => setCategoryForm(null)}
        />
      )}
      {opened && kind === 'services' && (
        <ServiceDetailsContainer key={`service ${opened.id}`} {...opened} {...found.services} />
      )}
      {opened && kind === 'products' && (
        <ProductDetailsContainer key={`product ${opened.id}`} {...opened} {...found.products} />
      )}
      {opened && kind === 'packages' && (
        <PackageDetailsContainer key={`package ${opened.id}`} {...opened} {...found.packages} />
      )}
      {typed && kind === 'services' && (
        <ServiceFormContainer key={`service form ${typed.id ?? 'new'}`} {...typed} {...found.services} />
      )}
      {typed && kind === 'products' && (
        <ProductFormContainer key={`product form ${typed.id ?? 'new'}`} {...typed} {...found.products} />
      )}
      {routeSearch.restock !== undefined && mayOpen && (
        <StockFormContainer
          key={`stock form ${routeSearch.restock}`}
          {...{ ...context, ...found.products }}
          id={routeSearch.restock}
          onClose={() => patch({ restock: undefined }, false)}
        />
      )}
      {typed && kind === 'packages' && (
        <PackageFormContainer key={`package form ${typed.id ?? 'new'}`} {...typed} {...found.packages} />
      )}
    </>
  )
}

const viewsOfKind = (
  views: Views,
  search: CatalogSearch,
  patch: (change: Partial<CatalogSearch>, replace: boolean) => void,
): Views => ({
  ...views,
  isWhole: catalogUrl.viewOf({ ...search, kind: 'services' }) === '',
  choose: (view) => (view ? views.choose(view) : patch({ ...catalogUrl.whole, kind: search.kind }, false)),
})
