import { displayAddress } from '@/domain/messaging/display-address'
import type { MessageView } from '@/domain/messaging/views'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'

type Props = { message: MessageView; onSend: () => void; onKeep: () => void }

/** A second answer waits until its writer has seen what came in between. */
export const HeldAnswer = ({ message, onSend, onKeep }: Props) => (
  <Banner
    kind="warning"
    detail={`“${message.body || message.subject}”`}
    actions={
      <>
        <Button size="sm" variant="outline" onClick={onSend}>
          Send anyway
        </Button>
        <Button size="sm" variant="ghost" color="inherit" onClick={onKeep}>
          Keep editing
        </Button>
      </>
    }
  >
    {message.direction === 'outbound'
      ? `${message.author_name ?? 'Your team'} answered in the meantime. Your message was not sent.`
      : `${displayAddress(message.from_number)} wrote in the meantime. Your message was not sent.`}
  </Banner>
)
