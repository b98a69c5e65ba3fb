import type { ListedClient } from '@/domain/client/filter'
import { wordLabel } from '@/domain/client/vocabulary'
import { fullName } from '@/domain/user'
import { RecordFrame, RecordHeading } from '@/ui/kit/record-frame'
import { RecordHistory } from '@/ui/kit/record-history'
import { PROPERTY_HISTORY } from '@/ui/kit/records/property-words'
import type { Outcome } from '@/ui/kit/records/run-on-many'
import { thenClosing, undoneInHistory } from '@/ui/kit/records/use-record-actions'
import { TextLink } from '@/ui/kit/text-link'
import { ClientDialogs } from '../client-dialogs'
import { ClientStatusTag, clientRecordsFor, sinceText } from '../records'
import { CLIENT_TABS, type ClientDetailsProps } from '../types'
import { useClientActions } from '../use-client-actions'
import { clientHistory } from './client-history'
import { ClientTabPanel } from './client-tab-panel'
import { JobsPanel } from './jobs-panel'

const PARTS = { property: PROPERTY_HISTORY }

/** Client Details (CLI-01): in a drawer beside the list, and the same on the client's own page. */
export const ClientDetails = (props: ClientDetailsProps) => {
  const { as, actor, source, tab, onTab, onClose } = props
  const commands = { ...props.commands, remove: thenClosing(props.commands.remove, onClose) }
  const actions = useClientActions({ ...props, commands })
  const definition = clientRecordsFor(actor)
  const historyOf = (onUndo: (positions: number[]) => Promise<Outcome>) => (
    <RecordHistory
      noun="client"
      words={clientHistory}
      parts={PARTS}
      history={props.history}
      onUndo={onUndo}
      asOf={props.asOf}
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
        { id: 'jobs', label: 'Jobs', panel: <JobsPanel {...props} client={client} /> },
        {
          id: 'history',
          label: 'History',
          panel: historyOf((positions) => undoneInHistory(definition, client.id, commands.undo(positions))),
        },
      ]}
      asOf={{ ...props.asOf, words: clientHistory, now: props.now, timeZone: actor.time_zone }}
      tab={tab}
      onTab={(id) => onTab(CLIENT_TABS.find((known) => known === id) ?? 'details')}
      onClose={onClose}
    >
      {() => <ClientDialogs {...{ actor, actions, commands }} jobs={props.jobs} />}
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
