import Info from 'lucide-react/icons/info'
import { canRetry, statusTone, statusWords } from '@/domain/messaging/delivery'
import { isOutbound, isPending } from '@/domain/messaging/message'
import { TAKE_BACK_MS } from '@/domain/messaging/send-rule'
import type { MessageView } from '@/domain/messaging/views'
import { formatTime, timeAt } from '@/domain/time/calendar'
import type { Clock, Instant } from '@/domain/time/clock'
import { Tooltip } from '@/ui/kit/overlays/tooltip'
import { useSecondsUntil } from './use-seconds'

type Props = {
  message: MessageView
  now: Instant
  timeZone: string
  clock: Clock
  onTakeBack: ((message: number) => void) | null
  onRetry: ((message: number) => void) | null
}

/** Time, status with its reason in words, and what can still be done. */
export const MessageFoot = ({ message, now, timeZone, clock, onTakeBack, onRetry }: Props) => {
  const time = formatTime(timeAt(message.sent_at ?? message.created_at, timeZone))
  if (!isOutbound(message)) return <footer>{time}</footer>
  // `now` is up to a minute old.
  const leavesSoon = isPending(message) && message.send_at !== null && message.send_at - clock.now() <= 2 * TAKE_BACK_MS
  return (
    <footer data-tone={statusTone(message.status)}>
      <span>{time}</span>
      {leavesSoon ? (
        <Countdown message={message} clock={clock} leavesAt={message.send_at ?? now} timeZone={timeZone} />
      ) : (
        <span className="status">{statusWords(message, now, timeZone)}</span>
      )}
      {isPending(message) && onTakeBack && (
        <button type="button" onClick={() => onTakeBack(message.id)}>
          {leavesSoon ? 'Undo' : 'Cancel'}
        </button>
      )}
      {canRetry(message) && onRetry && (
        <button type="button" onClick={() => onRetry(message.id)}>
          Retry
        </button>
      )}
      <Tooltip content={message.why} showsOnPress>
        <button type="button" className="why" aria-label="Why was this sent?">
          <Info size={13} aria-hidden />
        </button>
      </Tooltip>
    </footer>
  )
}

type CountdownProps = { message: MessageView; clock: Clock; leavesAt: Instant; timeZone: string }

const Countdown = ({ message, clock, leavesAt, timeZone }: CountdownProps) => {
  const now = useSecondsUntil(clock, leavesAt)
  const seconds = Math.ceil((leavesAt - now) / 1_000)
  return <span className="status">{seconds > 0 ? `Sends in ${seconds} s` : statusWords(message, now, timeZone)}</span>
}
