import FileUp from 'lucide-react/icons/file-up'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { usePreload } from '@/ui/kit/behavior/lazy-part'
import { RecordsPage } from '@/ui/kit/records/list/records-page'
import { RecordsPanel } from '@/ui/kit/records/list/records-panel'
import { useRecordList } from '@/ui/kit/records/list/use-record-list'
import { creationRefusal, FirstJobNotice, RoomNotice } from './clients-notices'
import { LazyClientDetails, LazyClientDialog, LazyClientDialogs, LazyImportDialog } from './lazy-parts'
import { clientRecordsFor } from './records'
import type { ClientsScreenProps, Merge } from './types'
import { useClientActions } from './use-client-actions'

/** CLI-01. All data and commands come from props. */
export const ClientsScreen = (props: ClientsScreenProps) => {
  const { actor, clients, commands, onCreate, onOpen } = props
  usePreload(LazyClientDetails)
  usePreload(LazyClientDialog)
  const actions = useClientActions(props)
  const list = useRecordList(clientRecordsFor(actor), actions, {
    ...props,
    records: clients,
  })
  const screenCommands = {
    ...commands,
    async merge(merge: Merge) {
      const outcome = await commands.merge(merge)
      // The merge used up the selection, including the client that stays.
      if (outcome.ok) list.clearSelection()
      return outcome
    },
  }
  const refusal = creationRefusal(actor)
  const importFile = () => props.onImporting(true)
  return (
    <>
      <RecordsPage
        title="Clients"
        list={list}
        adding={{ label: 'Add Client', refusal, onAdd: onCreate }}
        actions={
          <ActionButton variant="outline" size={list.phone ? 'sm' : 'md'} disabledReason={refusal} onClick={importFile}>
            <FileUp size={16} aria-hidden />
            Import
          </ActionButton>
        }
      >
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
                <ActionButton disabledReason={refusal} onClick={onCreate}>
                  Add Client
                </ActionButton>
                <ActionButton variant="outline" disabledReason={refusal} onClick={importFile}>
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
      </RecordsPage>
      {actions.asking && (
        <LazyClientDialogs
          {...{ actor, actions, clients }}
          commands={screenCommands}
          jobs={props.jobs}
          equipment={props.equipment}
          onClose={actions.stopAsking}
        />
      )}
      {props.importing && clients.state === 'ready' && (
        <LazyImportDialog
          clients={clients.value}
          today={props.today}
          actor={actor}
          room={props.room}
          onImport={commands.importClients}
          onUndoImport={commands.undoImport}
          {...props.import}
          onClose={() => props.onImporting(false)}
        />
      )}
    </>
  )
}
