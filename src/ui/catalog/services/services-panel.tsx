import { useMemo } from 'react'
import { packageUseRefusal } from '@/domain/catalog/refusals'
import type { Service } from '@/domain/catalog/service'
import { AddButton, RecordCount } from '@/ui/kit/records/list/records-page'
import { RecordsPanel } from '@/ui/kit/records/list/records-panel'
import { useRecordList } from '@/ui/kit/records/list/use-record-list'
import { LazyServiceQuestion } from '../lazy-parts'
import { packagesWithService } from '../rules/packages-with'
import { catalogRefusal } from '../rules/refusals'
import type { KindPanelProps } from '../types'
import { useKindActions } from '../use-kind-actions'
import { serviceRecords } from './records'

export const ServicesPanel = (props: KindPanelProps<Service>) => {
  const { actor, catalog, commands, isSample, onAdd, onOpen } = props
  const { categories, packages } = catalog
  const definition = useMemo(() => serviceRecords({ categories, actor, isSample }), [categories, actor, isSample])
  const actions = useKindActions<Service, never>(definition, { onEdit: props.onEdit, commands: commands.services })
  const list = useRecordList(definition, actions, props)
  const adding = { label: 'Add Service', refusal: catalogRefusal(actor, 'services', 'create'), onAdd }
  return (
    <>
      <RecordsPanel
        list={list}
        controls={<RecordCount list={list} />}
        nothingYet={{ hint: 'A service is something that you do for clients.', action: <AddButton {...adding} /> }}
        damaged={{
          records: props.damaged,
          nameOf: (id) => (id > 0 ? `Service ${id}` : 'A service'),
          onHistory: (id) => onOpen(id, 'history'),
        }}
      />
      {actions.asking && (
        <LazyServiceQuestion
          definition={definition}
          actions={actions}
          command={commands.services.remove}
          refusalOf={(service) => packageUseRefusal('service', packagesWithService(service, packages))}
          onClose={actions.stopAsking}
        />
      )}
    </>
  )
}
