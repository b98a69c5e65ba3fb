import { useMemo } from 'react'
import type { ServicePackage } from '@/domain/catalog/package'
import { AddButton, RecordCount } from '@/ui/kit/records/list/records-page'
import { RecordsPanel } from '@/ui/kit/records/list/records-panel'
import { useRecordList } from '@/ui/kit/records/list/use-record-list'
import { LazyPackageQuestion } from '../lazy-parts'
import { catalogRefusal } from '../rules/refusals'
import type { KindPanelProps } from '../types'
import { useKindActions } from '../use-kind-actions'
import { packageRecords } from './records'

export const PackagesPanel = (props: KindPanelProps<ServicePackage>) => {
  const { actor, catalog, commands, isSample, onAdd, onOpen } = props
  const { services, products } = catalog
  const definition = useMemo(
    () => packageRecords({ services, products, actor, isSample }),
    [services, products, actor, isSample],
  )
  const actions = useKindActions<ServicePackage, never>(definition, {
    onEdit: props.onEdit,
    commands: commands.packages,
  })
  const list = useRecordList(definition, actions, props)
  const adding = { label: 'Add Package', refusal: catalogRefusal(actor, 'packages', 'create'), onAdd }
  return (
    <>
      <RecordsPanel
        list={list}
        controls={<RecordCount list={list} />}
        nothingYet={{
          hint: 'A package is services and products that you sell together.',
          action: <AddButton {...adding} />,
        }}
        damaged={{
          records: props.damaged,
          nameOf: (id) => (id > 0 ? `Package ${id}` : 'A package'),
          onHistory: (id) => onOpen(id, 'history'),
        }}
      />
      {actions.asking && (
        <LazyPackageQuestion
          definition={definition}
          actions={actions}
          command={commands.packages.remove}
          onClose={actions.stopAsking}
        />
      )}
    </>
  )
}
