import type { ListedClient } from '@/domain/client/filter'
import { wordLabel } from '@/domain/client/vocabulary'
import { fullName } from '@/domain/user'
import { RecordFrame, RecordHeading } from '@/ui/kit/record-frame'
import { RecordHistory } from '@/ui/kit/record-history'
import type { Outcome } from '@/ui/kit/records/run-on-many'
import { withdrawUndoOf } from '@/ui/kit/records/use-record-actions'
import { TextLink } from '@/ui/kit/text-link'
import { ClientDialogs } from '../client-dialogs'
import { ClientStatusTag, clientRecordsFor, sinceText } from '../records'
import { CLIENT_TABS, type ClientDetailsProps } from '../types'
import { useClientActions } from '../use-client-actions'
import { clientHistory } from './client-history'
import { ClientTabPanel } from './client-tab-panel'
import { JobsPanel } from './jobs-panel'

/** Client Details (CLI-01): in a drawer beside the list, and the same on the client's own page. */
export const ClientDetails = (props: ClientDetailsProps) => {
  const { as, actor, source, tab, onTab, onClose } = props
  const commands = closingOnRemoval(props.commands, onClose)
  const actions = useClientActions({ ...props, commands })
  const definition = clientRecordsFor(actor)
  const historyOf = (onUndo: (positions: number[]) => Promise<Outcome>) => (
    <RecordHistory
      noun="client"
      words={clientHistory}
      history={props.history}
      onUndo={onUndo}
      now={props.now}
      timeZone={actor.time_zone}
    />
  )
  return (
    <RecordFrame
      as={as}
      title="Client Details"
      noun="client"
      forbiddenHint="Your role does not show clients."
      source={source.state === 'damaged' ? { ...source, history: historyOf(commands.undo) } : source}
      name={fullName}
      heading={(client) => <Heading client={client} isPage={as === 'page'} />}
      back={<TextLink to="/dashboard/clients">All clients</TextLink>}
      tabs={(client) => [
        {
          id: 'details',
          label: 'Details',
          panel: <ClientTabPanel {...props} client={client} actions={actions} definition={definition} />,
        },
        { id: 'jobs', label: 'Jobs', panel: <JobsPanel jobs={props.jobs} today={props.today} /> },
        { id: 'history', label: 'History', panel: historyOf((positions) => undoFacts(commands, client, positions)) },
      ]}
      tab={tab}
      onTab={(id) => onTab(CLIENT_TABS.find((known) => known === id) ?? 'details')}
      onClose={onClose}
    >
      {() => <ClientDialogs actor={actor} actions={actions} commands={commands} />}
    </RecordFrame>
  )
}

const Heading = ({ client, isPage }: { client: ListedClient; isPage: boolean }) => (
  <RecordHeading>
    <ClientStatusTag status={client.status} />
    <span>{wordLabel(client.client_type)}</span>
    {client.client_since && <span>Client since {sinceText(client)}</span>}
    {!isPage && <TextLink to={`/dashboard/clients/${client.id}`}>Open page</TextLink>}
  </RecordHeading>
)

type Commands = ClientDetailsProps['commands']

/** What toasts still offer to undo of the client is undone with it, or refused because of it. */
const undoFacts = async (commands: Commands, client: ListedClient, positions: number[]): Promise<Outcome> => {
  const outcome = await commands.undo(positions)
  if (outcome.ok) withdrawUndoOf({ noun: ['client', 'clients'] }, client.id)
  return outcome
}

/** A deleted client has no details left to show. */
const closingOnRemoval = (commands: Commands, onClose: () => void): Commands => ({
  ...commands,
  async remove(client) {
    const outcome = await commands.remove(client)
    if (outcome.ok) onClose()
    return outcome
  },
})
