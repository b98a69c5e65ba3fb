import type { ConversationThread } from '@/domain/messaging/views'
import type { ThreadProps } from '../types'
import { ClientCard } from './client-card'
import { WhoIsThis } from './who-is-this'

type Props = Pick<ThreadProps, 'actor' | 'today' | 'commands' | 'clients' | 'onNewClient' | 'loadConsent'> & {
  thread: ConversationThread
  maySend: boolean
}

export const ThreadAside = ({ thread, maySend, commands, ...props }: Props) => {
  const { card, conversation, addresses } = thread
  if (card) return <ClientCard {...props} {...{ card, addresses, commands, maySend }} />
  if (!maySend) return <p>This number or address belongs to none of your clients.</p>
  return <WhoIsThis {...props} conversation={conversation} linkClient={commands.linkClient} />
}
