import { chakra } from '@chakra-ui/react'
import { ActionButton } from '@/ui/kit/action-button'
import { usePreload } from '@/ui/kit/lazy-part'
import { RecordsPanel } from '@/ui/kit/records/records-panel'
import { useRecordList } from '@/ui/kit/records/use-record-list'
import { AddBar, ClientsHeader, creationRefusal, FirstJobNotice, RoomNotice } from './clients-header'
import { LazyClientDetails, LazyClientDialog, LazyClientDialogs, LazyImportDialog } from './lazy-parts'
import { clientRecordsFor } from './records'
import type { ClientsScreenProps } from './types'
import { useClientActions } from './use-client-actions'

/** Clients (CLI-01): search, filters, the list, and what can be done with one or several. Everything it shows and asks for comes by props. */
export const ClientsScreen = (props: ClientsScreenProps) => {
  const { actor, clients, commands, onCreate, onOpen } = props
  usePreload(LazyClientDetails)
  usePreload(LazyClientDialog)
  const actions = useClientActions(props)
  const list = useRecordList(clientRecordsFor(actor), actions, {
    ...props,
    records: clients,
    hidden: props.hiddenColumns,
    onHidden: props.onColumns,
  })
  return (
    <chakra.div display="flex" flexDirection="column" flex="1 0 0px" minW="0">
      <ClientsHeader
        actor={actor}
        phone={list.phone}
        count={clients.state === 'ready' ? list.shown.length : null}
        onCreate={onCreate}
        onImport={() => props.onImporting(true)}
      />
      <RoomNotice actor={actor} room={props.room} />
      {props.leadsToFirstJob && <FirstJobNotice />}
      <RecordsPanel
        list={list}
        failed="Failed to load clients"
        nothingYet={{
          title: 'Add your first client',
          hint: 'A client is who you work for, with the properties you look after. Next comes the first job.',
          action: (
            <>
              <ActionButton disabledReason={creationRefusal(actor)} onClick={onCreate}>
                Add Client
              </ActionButton>
              <ActionButton
                variant="outline"
                disabledReason={creationRefusal(actor)}
                onClick={() => props.onImporting(true)}
              >
                Import from a file
              </ActionButton>
            </>
          ),
        }}
        damaged={{
          records: props.damaged,
          nameOf: (id) => (id > 0 ? `Client ${id}` : 'A client'),
          onHistory: (id) => onOpen(id, 'history'),
        }}
      />
      {list.phone && <AddBar actor={actor} onCreate={onCreate} />}
      {actions.asking && (
        <LazyClientDialogs {...{ actor, actions, commands, clients }} jobs={props.jobs} onClose={actions.stopAsking} />
      )}
      {props.importing && clients.state === 'ready' && (
        <LazyImportDialog
          clients={clients.value}
          today={props.today}
          actor={actor}
          room={props.room}
          onImport={commands.importClients}
          onClose={() => props.onImporting(false)}
        />
      )}
    </chakra.div>
  )
}
