import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { MessageView } from '@/domain/messaging/views'
import { LONGEST } from '@/domain/text/field'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import type { ConversationCommands } from '../types'
import { useDismissedLine } from './dismissed-lines'

type Props = { message: MessageView; optOut: ConversationCommands['optOut'] }

/** Under a text in which a client asks in their own words for no more texts. A keyword counts without anyone's press. */
export const StopRequest = ({ message, optOut }: Props) => {
  const { isDismissed, dismiss } = useDismissedLine(`${message.id} ${message.created_at}`)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (!message.asks_to_stop || isDismissed) return null
  const stop = async () => {
    setBusy(true)
    const outcome = await optOut(message.from_number, 'sms', message.body.slice(0, LONGEST.notes), message.id)
    setBusy(false)
    if (!outcome.ok) setProblem(outcome.failure.message)
  }
  return (
    <chakra.div pb="2.5" maxW="34rem" _print={{ display: 'none' }}>
      <Banner
        kind="warning"
        detail={problem}
        actions={
          <>
            <Button size="sm" variant="outline" loading={busy} loadingLabel="Recording…" onClick={() => void stop()}>
              Stop texts
            </Button>
            <Button size="sm" variant="ghost" color="inherit" onClick={dismiss}>
              Not a request
            </Button>
          </>
        }
      >
        This sounds like a request to stop texts.
      </Banner>
    </chakra.div>
  )
}
