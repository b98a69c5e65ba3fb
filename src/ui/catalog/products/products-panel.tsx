import { useMemo } from 'react'
import type { Product } from '@/domain/catalog/product'
import { packageUseRefusal } from '@/domain/catalog/refusals'
import { AddButton, RecordCount } from '@/ui/kit/records/list/records-page'
import { RecordsPanel } from '@/ui/kit/records/list/records-panel'
import { useRecordList } from '@/ui/kit/records/list/use-record-list'
import { LazyProductQuestion } from '../lazy-parts'
import { packagesWithProduct } from '../rules/packages-with'
import { catalogRefusal } from '../rules/refusals'
import type { KindPanelProps, ProductAction } from '../types'
import { useKindActions } from '../use-kind-actions'
import { productRecords } from './records'

export const ProductsPanel = (props: KindPanelProps<Product>) => {
  const { actor, catalog, commands, isSample, onAdd, onOpen } = props
  const definition = useMemo(() => productRecords({ actor, isSample }), [actor, isSample])
  const actions = useKindActions<Product, ProductAction>(definition, {
    onEdit: props.onEdit,
    onStock: props.onStock,
    commands: commands.products,
  })
  const list = useRecordList(definition, actions, props)
  const adding = { label: 'Add Product', refusal: catalogRefusal(actor, 'products', 'create'), onAdd }
  const { asking, stopAsking } = actions
  return (
    <>
      <RecordsPanel
        list={list}
        controls={<RecordCount list={list} />}
        nothingYet={{
          hint: 'A product is something that you buy, and sell or use up on jobs.',
          action: <AddButton {...adding} />,
        }}
        damaged={{
          records: props.damaged,
          nameOf: (id) => (id > 0 ? `Product ${id}` : 'A product'),
          onHistory: (id) => onOpen(id, 'history'),
        }}
      />
      {asking?.what === 'remove' && (
        <LazyProductQuestion
          definition={definition}
          actions={actions}
          command={commands.products.remove}
          refusalOf={(product) => packageUseRefusal('product', packagesWithProduct(product, catalog.packages))}
          onClose={stopAsking}
        />
      )}
    </>
  )
}
