import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { keywordOf, soundsLikeStop } from '@/domain/messaging/keywords'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import type { ConversationCommands, WholeThread } from '../types'

type Props = { whole: WholeThread; optOut: ConversationCommands['optOut'] }

/** A client who asks in their own words not to be texted is opted out with one press. */
export const StopOffer = ({ whole, optOut }: Props) => {
  const [answeredFor, setAnsweredFor] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const message = whole.lines.findLast((line) => line.message !== null)?.message
  if (message?.direction !== 'inbound' || message.communication_type === 'email') return null
  if (message.id === answeredFor || keywordOf(message.body) !== null || !soundsLikeStop(message.body)) return null
  const address = whole.newest.addresses.find((one) => one.address === message.from_number && one.channel === 'sms')
  if (!address || address.opted_out_at !== null) return null
  const accept = async () => {
    const outcome = await optOut(address.address, 'sms', message.body)
    if (outcome.ok) setAnsweredFor(message.id)
    else setProblem(outcome.failure.message)
  }
  return (
    <chakra.div p="2" _print={{ display: 'none' }}>
      <Banner
        kind="warning"
        detail={problem ?? `“${message.body}”`}
        actions={
          <>
            <Button size="sm" variant="outline" onClick={() => void accept()}>
              Stop texting them
            </Button>
            <Button size="sm" variant="ghost" color="inherit" onClick={() => setAnsweredFor(message.id)}>
              Not an opt-out
            </Button>
          </>
        }
      >
        This reads like they want no more texts.
      </Banner>
    </chakra.div>
  )
}
