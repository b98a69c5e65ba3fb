import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { clientBalanceRefusal } from '@/domain/client/balance'
import { balancesOf, balanceText, isSquare, type ListedClient } from '@/domain/client/filter'
import { meetingPlaces } from '@/domain/client/merge'
import { clientWorkRefusal } from '@/domain/client/open-work'
import { CLIENT_STATUSES, type ClientStatus, wordLabel, wordOptions } from '@/domain/client/vocabulary'
import type { EquipmentPlace } from '@/domain/equipment/equipment'
import { orphanedEquipmentText } from '@/domain/equipment/orphaned-equipment'
import { isOpen } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Address } from '@/ui/kit/actions/address'
import { Button } from '@/ui/kit/actions/button'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { SelectField } from '@/ui/kit/fields/select-field'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { namesPhrase } from '@/ui/kit/records/actions/definition'
import { RecordQuestion, type Stops } from '@/ui/kit/records/actions/record-question'
import { MergeWithDialog } from './merge/merge-with-dialog'
import { clientRecordsFor } from './records'
import type { ClientsContext } from './types'
import type { ClientActions } from './use-client-actions'

const LazyMergeDialog = lazyPart({
  name: 'The merge',
  load: () => import('./merge/merge-dialog').then(({ MergeDialog }) => MergeDialog),
  isOverlay: true,
})

type Props = Pick<ClientsContext, 'actor' | 'commands'> & {
  actions: ClientActions
  clients: Loadable<readonly ListedClient[]>
  jobs: Loadable<readonly Job[]>
  equipment: Loadable<readonly EquipmentPlace[]>
}

export const ClientDialogs = ({ actor, actions, commands, clients, jobs, equipment }: Props) => {
  const { asking } = actions
  const definition = clientRecordsFor(actor)
  if (asking?.what === 'merge_with') {
    const [client] = asking.records
    if (!client) return null
    const choose = (other: ListedClient) => actions.act('merge', [client, other])
    return <MergeWithDialog client={client} clients={clients} onChoose={choose} onClose={actions.stopAsking} />
  }
  if (asking?.what === 'merge') {
    const [one, other] = asking.records
    if (!one || !other) return null
    const side = (client: ListedClient, survivor: ListedClient) => {
      const places = meetingPlaces(survivor.properties, client.properties)
      const brings = {
        properties: places.moving.length,
        jobs: jobsOf(jobs, client)?.length ?? null,
        balance: isSquare(client) ? null : balanceText(client),
      }
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
    return (
      <RecordQuestion
        definition={definition}
        actions={actions}
        command={commands.remove}
        stops={removalStops(jobs)}
        note={{
          isKnown: equipment.state !== 'loading',
          of: (selection) =>
            orphanedEquipmentText(
              selection.flatMap(({ properties }) => properties),
              equipment.state === 'ready' ? equipment.value : null,
              'at the properties',
            ),
        }}
      />
    )
  const set = (status: ClientStatus) => {
    actions.stopAsking()
    void actions.run({
      ...asking,
      command: (client) => commands.setStatus(client, status),
      done: (count) => `${count === 1 ? 'is' : 'are'} now ${wordLabel(status)}`,
    })
  }
  return (
    <StatusDialog
      object={namesPhrase(definition, asking.records)}
      clients={asking.records}
      open={asking.records.flatMap((client) => jobsOf(jobs, client)?.filter(isOpenJob) ?? []).length}
      onSet={set}
      onClose={actions.stopAsking}
    />
  )
}

const jobsOf = (jobs: Loadable<readonly Job[]>, { id }: ListedClient): readonly Job[] | null =>
  jobs.state === 'ready' ? jobs.value.filter(({ client_id }) => client_id === id) : null

const isOpenJob = ({ status }: Job) => isOpen(status)

/** A client with open jobs or an unsettled balance can't be deleted. When jobs can't be read the back end decides. */
const removalStops = (jobs: Loadable<readonly Job[]>): Stops<ListedClient> => ({
  title: (count) => `${count === 1 ? 'This client' : 'These clients'} can’t be deleted yet`,
  isKnown: jobs.state !== 'loading',
  of(client) {
    const to: Address = `/dashboard/clients/${client.id}`
    const work = clientWorkRefusal(jobsOf(jobs, client)?.filter(isOpenJob).length ?? 0)
    if (work !== null) return { reason: work, way: { label: 'See the jobs', to, search: { tab: 'jobs' } } }
    const reason = clientBalanceRefusal(balancesOf(client))
    return reason === null ? null : { reason, way: { label: 'See the balance', to } }
  },
})

type StatusDialogProps = {
  object: string
  clients: readonly ListedClient[]
  open: number
  onSet: (status: ClientStatus) => void
  onClose: () => void
}

const STATUS_OPTIONS = wordOptions(CLIENT_STATUSES)

const StatusDialog = ({ object, clients, open, onSet, onClose }: StatusDialogProps) => {
  const [status, setStatus] = useState<ClientStatus>(clients[0]?.status ?? 'active')
  const choose = (typed: string) => setStatus(CLIENT_STATUSES.find((option) => option === typed) ?? status)
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
      {open > 0 && (status === 'inactive' || status === 'former') && (
        <chakra.p mt="3" role="status" textStyle="small" color="fg.muted">
          {open === 1 ? 'There is 1 open job, which stays' : `There are ${open} open jobs, which stay`} on the schedule.
        </chakra.p>
      )}
    </Dialog>
  )
}
