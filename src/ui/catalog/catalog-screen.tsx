import { chakra } from '@chakra-ui/react'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Tags from 'lucide-react/icons/tags'
import { type ReactNode, useState } from 'react'
import { maySeeServices, maySeeStock } from '@/domain/catalog/permissions'
import { numberText } from '@/domain/money/number-text'
import { Button } from '@/ui/kit/actions/button'
import { FootButton } from '@/ui/kit/actions/foot-button'
import { PageTabs } from '@/ui/kit/actions/page-tabs'
import { useKeys } from '@/ui/kit/behavior/keys'
import { usePreload } from '@/ui/kit/behavior/lazy-part'
import { useIsPhone } from '@/ui/kit/behavior/screen-width'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { AddButton } from '@/ui/kit/records/list/records-page'
import { LazyCategoriesDialog, LazyReorderDialog, LazyServiceDetails } from './lazy-parts'
import { PackagesPanel } from './packages/packages-panel'
import { ProductsPanel } from './products/products-panel'
import { catalogRefusal, SAMPLE_REFUSAL } from './rules/refusals'
import { ServicesPanel } from './services/services-panel'
import { type CatalogKind, type CatalogScreenProps, KINDS } from './types'

const LABELS: Record<CatalogKind, string> = { services: 'Services', products: 'Products', packages: 'Packages' }
const ADD: Record<CatalogKind, string> = {
  services: 'Add Service',
  products: 'Add Product',
  packages: 'Add Package',
}

export const CatalogScreen = (props: CatalogScreenProps) => {
  const { kind, onKind, lists, damaged, failed, isSample, actor, today, catalog, commands, onAdd, ...address } = props
  usePreload(LazyServiceDetails)
  const phone = useIsPhone()
  const [open, setOpen] = useState<'categories' | 'reorder' | null>(null)
  const adding = {
    label: ADD[kind],
    refusal: (isSample ? SAMPLE_REFUSAL : null) ?? catalogRefusal(actor, kind, 'create'),
    onAdd,
  }
  useKeys({ c: adding.refusal === null ? onAdd : undefined })
  const shared = { actor, today, catalog, commands, isSample, onAdd, ...address }
  const panels: Record<CatalogKind, () => ReactNode> = {
    services: () => <ServicesPanel {...shared} records={lists.services} damaged={damaged.services} />,
    products: () => <ProductsPanel {...shared} records={lists.products} damaged={damaged.products} />,
    packages: () => <PackagesPanel {...shared} records={lists.packages} damaged={damaged.packages} />,
  }
  return (
    <chakra.div display="flex" flexDirection="column" flex="1 0 0px" minW="0">
      <PageHeader
        title="Catalog"
        actions={
          <>
            {kind === 'services' && maySeeServices(actor) && (
              <Button variant="outline" onClick={() => setOpen('categories')}>
                <Tags size={16} aria-hidden />
                Categories
              </Button>
            )}
            {kind === 'products' && maySeeStock(actor) && (
              <Button variant="outline" onClick={() => setOpen('reorder')}>
                <ClipboardList size={16} aria-hidden />
                Reorder list
              </Button>
            )}
            {!phone && <AddButton {...adding} />}
          </>
        }
      />
      {failed && (
        <chakra.div mb="3">
          <Banner kind="warning" detail={failed.failure.message} onRetry={failed.retry}>
            Failed to load service catalog. Using mock data.
          </Banner>
        </chakra.div>
      )}
      <PageTabs
        label="Catalog"
        value={kind}
        onChange={onKind}
        tabs={KINDS.map((id) => ({ id, label: <Counted label={LABELS[id]} of={lists[id]} /> }))}
      >
        {panels[kind]()}
      </PageTabs>
      {phone && adding.refusal === null && <FootButton onClick={onAdd}>{adding.label}</FootButton>}
      {open === 'categories' && (
        <LazyCategoriesDialog
          {...{ actor, catalog, commands, isSample }}
          records={lists.categories}
          onEdit={props.onEditCategory}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'reorder' && (
        <LazyReorderDialog {...{ actor, today }} products={lists.products} onClose={() => setOpen(null)} />
      )}
    </chakra.div>
  )
}

/** Counts only active records: `Services 17`. */
const Counted = ({ label, of }: { label: string; of: Loadable<readonly { active: boolean }[]> }) => (
  <>
    {label}
    {of.state === 'ready' && (
      <>
        {' '}
        <chakra.span color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
          {numberText(of.value.filter(({ active }) => active).length)}
        </chakra.span>
      </>
    )}
  </>
)
