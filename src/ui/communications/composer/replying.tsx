import { chakra } from '@chakra-ui/react'
import { firstNameOf, listed } from '@/domain/text/wording'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Presence } from '../types'

/** `Dana is replying`; of one's own only where no one else does. */
export const replyingWords = (others: Presence['others'], user: number): string => {
  const names = [...new Set(others.filter((other) => other.user !== user).map(({ name }) => firstNameOf(name)))]
  if (names.length === 0) return 'You are replying in another tab'
  return `${listed(names)} ${names.length === 1 ? 'is' : 'are'} replying`
}

type Props = {
  words: string
  /** The person wanted to send all the same. */
  isAsking: boolean
  onSend: () => void
  onWait: () => void
}

/** Above the composer while someone else writes too. */
export const ReplyingNotice = ({ words, isAsking, onSend, onWait }: Props) =>
  isAsking ? (
    <Banner
      kind="warning"
      actions={
        <>
          <Button size="sm" variant="outline" onClick={onSend}>
            Send anyway
          </Button>
          <Button size="sm" variant="ghost" color="inherit" onClick={onWait}>
            Wait
          </Button>
        </>
      }
    >
      {words}. Send anyway?
    </Banner>
  ) : (
    <chakra.p role="status" textStyle="small" color="fg.muted">
      {words}
    </chakra.p>
  )
