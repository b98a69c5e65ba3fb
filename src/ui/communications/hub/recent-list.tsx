import { chakra } from '@chakra-ui/react'
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { type StatusTone, statusTone } from '@/domain/messaging/delivery'
import { displayAddress } from '@/domain/messaging/display-address'
import type { CommunicationType } from '@/domain/messaging/vocabulary'
import { readable } from '@/domain/text/wording'
import { StatusDot } from '@/ui/kit/feedback/badge'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import type { Tone } from '@/ui/kit/feedback/tone'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { listTime } from '../messages/conversation-words'
import type { OverviewProps, RecentCommunication } from '../types'

const TYPE_LABELS: Record<CommunicationType, string> = {
  sms: 'Text',
  mms: 'Picture text',
  voice: 'Call',
  video: 'Video',
  email: 'Email',
  chat: 'Chat',
}

const MOST = 10

/** `2:05`, in minutes and seconds. */
const durationText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

const TONES: Record<StatusTone, Tone> = { good: 'success', bad: 'danger', between: 'warning' }

type Props = Pick<OverviewProps, 'actor' | 'now' | 'onConversation' | 'nameIn'> & {
  list: readonly RecentCommunication[]
  onMessages: () => void
}

/** COMM-03 */
export const RecentList = ({ list, ...rest }: Props) => {
  if (list.length === 0)
    return (
      <EmptyState
        kind="nothing-yet"
        title="No communications yet"
        hint="Texts, emails, and calls with your clients show up here."
      />
    )
  return (
    <chakra.ul listStyleType="none" aria-label="Recent communications" css={listCss}>
      {list.slice(0, MOST).map((communication) => (
        <Row key={communication.id} communication={communication} {...rest} />
      ))}
    </chakra.ul>
  )
}

type RowProps = Omit<Props, 'list'> & { communication: RecentCommunication }

const Row = ({ communication, actor, now, onConversation, onMessages, nameIn }: RowProps) => {
  const { communication_type, direction, from_number, to_number, subject, body, status, created_at, duration } =
    communication
  const isInbound = direction === 'inbound'
  const Arrow = isInbound ? ArrowDownLeft : ArrowUpRight
  const { conversation_id } = communication
  const address = displayAddress(isInbound ? from_number : to_number)
  const name = conversation_id === null ? undefined : nameIn(conversation_id)
  return (
    <li>
      <button type="button" onClick={() => (conversation_id === null ? onMessages() : onConversation(conversation_id))}>
        <span className="way" data-in={isInbound || undefined}>
          <Arrow size={16} aria-hidden />
          <VisuallyHidden>{isInbound ? 'Received' : 'Sent'}</VisuallyHidden>
        </span>
        <span className="what">
          <span className="head">
            <strong>{name ?? address}</strong>
            {name !== undefined && <span>{address}</span>}
            <span>{TYPE_LABELS[communication_type]}</span>
          </span>
          <span className="body">{subject || body || 'No text'}</span>
        </span>
        <span className="end">
          <time dateTime={new Date(created_at).toISOString()}>{listTime(created_at, now, actor.time_zone)}</time>
          {duration !== null && <span>{durationText(duration)}</span>}
          <StatusDot tone={TONES[statusTone(status)]}>{readable(status)}</StatusDot>
        </span>
      </button>
    </li>
  )
}

const listCss = {
  mx: '-2',
  '& li + li': { borderTopWidth: '1px' },
  '& button': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    width: '100%',
    px: '2',
    py: '2',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'md',
  },
  '& button:hover': { bg: 'bg.muted' },
  '& .way': { color: 'fg.subtle', pt: '0.5' },
  '& .way[data-in]': { color: 'accent.fg' },
  '& .what': { flex: '1', minW: '0', display: 'grid' },
  '& .head': { display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'baseline', minW: '0' },
  '& .head strong': { fontWeight: 'medium', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .head span': { fontSize: 'xs', color: 'fg.subtle', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .body': {
    fontSize: 'sm',
    color: 'fg.muted',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .end': {
    display: 'grid',
    justifyItems: 'end',
    gap: '0.5',
    fontSize: 'xs',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    flexShrink: 0,
  },
} as const
