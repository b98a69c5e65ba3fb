import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { mayCreateClients } from '@/domain/client/permissions'
import { TextLink } from '@/ui/kit/actions/text-link'
import { usePreload } from '@/ui/kit/behavior/lazy-part'
import { Banner } from '@/ui/kit/feedback/banner'
import { AddButton, RecordsPage } from '@/ui/kit/records/list/records-page'
import { RecordsPanel } from '@/ui/kit/records/list/records-panel'
import { useRecordList } from '@/ui/kit/records/list/use-record-list'
import { firstClient } from '@/ui/shared/first-client'
import { LazyPropertyDetails, LazyPropertyQuestion } from './lazy-parts'
import { propertyRecords } from './records'
import { propertyRefusal } from './rules/refusals'
import type { PropertiesScreenProps } from './types'
import { usePropertyActions } from './use-property-actions'

/** The property list of all clients (PROP-01). */
export const PropertiesScreen = (props: PropertiesScreenProps) => {
  const { properties, clients, damagedClients, actor, commands, onAdd } = props
  usePreload(LazyPropertyDetails)
  const definition = useMemo(() => propertyRecords(clients), [clients])
  const actions = usePropertyActions(definition, props)
  const list = useRecordList(definition, actions, {
    ...props,
    records: properties,
  })
  const hasNoClient = clients.length === 0 && damagedClients.length === 0 && mayCreateClients(actor)
  const adding = { label: 'Add Property', refusal: propertyRefusal(actor, 'added'), onAdd }
  return (
    <>
      <RecordsPage title="Properties" list={list} adding={adding}>
        {damagedClients.length > 0 && <DamagedClients count={damagedClients.length} />}
        <RecordsPanel
          list={list}
          nothingYet={
            hasNoClient
              ? firstClient('A property is a place where you work for a client. You add the first one with the client.')
              : { hint: 'A property is a place where you work for a client.', action: <AddButton {...adding} /> }
          }
        />
      </RecordsPage>
      {actions.asking && (
        <LazyPropertyQuestion
          actions={actions}
          remove={commands.remove}
          properties={list.inOrder}
          jobs={props.jobs}
          equipment={props.equipment}
          onClose={actions.stopAsking}
        />
      )}
    </>
  )
}

const DamagedClients = ({ count }: { count: number }) => (
  <chakra.div mb="3">
    <Banner kind="warning" actions={<TextLink to="/dashboard/clients">See clients</TextLink>}>
      {count === 1
        ? 'One client can’t be read, so their properties'
        : `${count} clients can’t be read, so their properties`}{' '}
      are missing here.
    </Banner>
  </chakra.div>
)
