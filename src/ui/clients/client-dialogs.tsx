import { useState } from 'react'
import type { ListedClient } from '@/domain/client/filter'
import { meetingPlaces } from '@/domain/client/merge'
import { CLIENT_STATUSES, type ClientStatus, wordLabel } from '@/domain/client/vocabulary'
import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/kit/dialog'
import { lazyPart } from '@/ui/kit/lazy-part'
import { namePhrase } from '@/ui/kit/records/definition'
import { RecordQuestion } from '@/ui/kit/records/record-question'
import { SelectField } from '@/ui/kit/select-field'
import { clientRecordsFor } from './records'
import type { ClientsSurroundings } from './types'
import type { ClientActions } from './use-client-actions'

/** What is asked before two clients become one. */
const LazyMergeDialog = lazyPart({
  name: 'The merge',
  load: () => import('./merge/merge-dialog').then(({ MergeDialog }) => MergeDialog),
  isOverlay: true,
})

type Props = Pick<ClientsSurroundings, 'actor' | 'commands'> & {
  actions: ClientActions
  jobsOf?: (id: number) => number | null
}

/** What is asked before something is done with clients: which status, which of two stays, and whether to delete (CLI-04). */
export const ClientDialogs = ({ actor, actions, commands, jobsOf = () => null }: Props) => {
  const { asking } = actions
  const definition = clientRecordsFor(actor)
  if (asking?.what === 'merge') {
    const [one, other] = asking.records
    if (!one || !other) return null
    const side = (client: ListedClient, kept: ListedClient) => {
      const places = meetingPlaces(kept.properties, client.properties)
      const brings = { properties: places.moving.length, jobs: jobsOf(client.id), balance: client.current_balance }
      return { client, brings, joining: places.joining.length }
    }
    return (
      <LazyMergeDialog
        sides={[side(one, other), side(other, one)]}
        onMerge={commands.merge}
        onClose={actions.stopAsking}
      />
    )
  }
  if (asking?.what !== 'set_status')
    return <RecordQuestion definition={definition} actions={actions} command={commands.remove} />
  const set = (status: ClientStatus) => {
    actions.stopAsking()
    void actions.run({ ...asking, command: (client) => commands.setStatus(client, status) })
  }
  return (
    <StatusDialog
      object={namePhrase(definition, asking.records)}
      clients={asking.records}
      onSet={set}
      onClose={actions.stopAsking}
    />
  )
}

type StatusDialogProps = {
  object: string
  clients: readonly ListedClient[]
  onSet: (status: ClientStatus) => void
  onClose: () => void
}

const STATUS_OPTIONS = CLIENT_STATUSES.map((value) => ({ value, label: wordLabel(value) }))

/** Asks which status the clients are to have (CLI-07). */
const StatusDialog = ({ object, clients, onSet, onClose }: StatusDialogProps) => {
  const [status, setStatus] = useState<ClientStatus>(clients[0]?.status ?? 'active')
  const choose = (typed: string) => setStatus(CLIENT_STATUSES.find((known) => known === typed) ?? status)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Set status"
      description={object}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onSet(status)}>Set status</Button>
        </>
      }
    >
      <SelectField
        label="Status"
        options={STATUS_OPTIONS}
        value={status}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </Dialog>
  )
}
