import type { ListedClient } from '@/domain/client/filter'
import { wordLabel } from '@/domain/client/vocabulary'
import { TextLink } from '@/ui/kit/actions/text-link'
import { thenClosing } from '@/ui/kit/records/actions/use-record-actions'
import { RecordFrame, RecordHeading } from '@/ui/kit/records/page/record-frame'
import { ClientDialogs } from '../client-dialogs'
import { ClientStatusTag, clientRecordsFor, sinceText } from '../records'
import type { ClientCommands, ClientDetailsProps } from '../types'
import { useClientActions } from '../use-client-actions'
import { CLIENT_PARTS, clientHistory } from './client-history'
import { ClientTabPanel } from './client-tab-panel'
import { JobsPanel } from './jobs-panel'

export const ClientDetails = (props: ClientDetailsProps) => {
  const { as, actor, clients, id, onOpen } = props
  const commands: ClientCommands = {
    ...props.commands,
    remove: thenClosing(props.commands.remove, props.onClose),
    async merge(merge) {
      const outcome = await props.commands.merge(merge)
      if (outcome.ok && merge.keep !== id) onOpen(merge.keep)
      return outcome
    },
  }
  const actions = useClientActions(props)
  const definition = clientRecordsFor(actor)
  const isMerging = actions.asking?.what === 'merge'
  return (
    <RecordFrame
      {...props}
      actions={actions}
      definition={definition}
      forbiddenHint="Your role can’t see clients."
      heading={(client) => <Heading client={client} isPage={as === 'page'} />}
      back={<TextLink to="/dashboard/clients">All clients</TextLink>}
      tabs={(client) => [
        {
          id: 'details',
          label: 'Details',
          panel: <ClientTabPanel {...props} client={client} actions={actions} definition={definition} />,
        },
        { id: 'jobs', label: 'Jobs', panel: <JobsPanel {...props} client={client} /> },
        ...(props.messages === null ? [] : [{ id: 'messages', label: 'Messages', panel: props.messages } as const]),
      ]}
      words={clientHistory}
      parts={CLIENT_PARTS}
      onUndo={commands.undo}
      timeZone={actor.time_zone}
    >
      <ClientDialogs
        {...{ actor, actions, commands, clients }}
        jobs={isMerging ? props.allJobs : props.jobs}
        equipment={props.equipment}
      />
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
