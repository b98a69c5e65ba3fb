import MessageSquareText from 'lucide-react/icons/message-square-text'
import { memo } from 'react'
import { displayAddress } from '@/domain/messaging/display-address'
import type { ListedConversation, MessageHit } from '@/domain/messaging/views'
import type { Instant } from '@/domain/time/clock'
import { initials } from '@/ui/kit/layout/avatar'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { listTime, turnWords } from './conversation-words'

/** In px; fixed, so that thousands of rows need no measuring. */
export const ROW_HEIGHT = 76

type RowProps = {
  conversation: ListedConversation
  isCurrent: boolean
  now: Instant
  timeZone: string
  onOpen: (id: number) => void
}

const Row = ({ conversation, isCurrent, now, timeZone, onOpen }: RowProps) => {
  const { id, name, client_id, preview, unread, mentioned, last_at, assigned_name, has_draft, has_failed } =
    conversation
  const turn = turnWords(conversation, now, timeZone)
  const shownName = client_id === null ? displayAddress(name) : name
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      data-unread={unread > 0 || undefined}
      onClick={() => onOpen(id)}
    >
      <span className="face" aria-hidden>
        {client_id === null ? '?' : initials(name)}
      </span>
      <span className="lines">
        <span className="top">
          <strong>{shownName}</strong>
          <time dateTime={new Date(last_at).toISOString()}>{listTime(last_at, now, timeZone)}</time>
        </span>
        <span className="preview">
          <span>{preview}</span>
          {has_draft && <b data-tone="muted">Draft</b>}
          {has_failed && <b data-tone="danger">Not delivered</b>}
          {mentioned && <b data-tone="warning">@You</b>}
          {unread > 0 && (
            <b className="count">
              {unread > 99 ? '99+' : unread}
              <VisuallyHidden> unread</VisuallyHidden>
            </b>
          )}
        </span>
        <span className="turn">
          {turn && <span data-tone={turn.tone}>{turn.short}</span>}
          {assigned_name && <span className="who">{assigned_name.split(' ')[0]}</span>}
        </span>
      </span>
    </button>
  )
}

export const ConversationRow = memo(Row)

type HitProps = { hit: MessageHit; now: Instant; timeZone: string; onOpen: (hit: MessageHit) => void }

/** A message that has the words of a search. */
export const HitRow = ({ hit, now, timeZone, onOpen }: HitProps) => (
  <button type="button" onClick={() => onOpen(hit)}>
    <span className="face" data-hit aria-hidden>
      <MessageSquareText size={16} />
    </span>
    <span className="lines">
      <span className="top">
        <strong>In a message · {displayAddress(hit.name)}</strong>
        <time dateTime={new Date(hit.at).toISOString()}>{listTime(hit.at, now, timeZone)}</time>
      </span>
      <span className="excerpt">{hit.excerpt}</span>
    </span>
  </button>
)

export const listCss = {
  '& ul': { position: 'relative', listStyle: 'none' },
  '& li': { position: 'absolute', top: 0, insetInline: 0 },
  '& button': {
    display: 'flex',
    gap: '2.5',
    width: '100%',
    height: '100%',
    px: '3',
    py: '2',
    textAlign: 'start',
    cursor: 'pointer',
    borderBottomWidth: '1px',
    fontSize: 'sm',
    lineHeight: 'snug',
    overflow: 'hidden',
  },
  '& button:hover': { bg: 'bg.muted' },
  '& button[aria-current]': { bg: 'accent.subtle', boxShadow: 'inset 3px 0 0 token(colors.accent.solid)' },
  '& button:focus-visible': { outlineOffset: '-2px' },
  '& .face': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '32px',
    height: '32px',
    mt: '0.5',
    borderRadius: 'full',
    bg: 'bg.emphasized',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'semibold',
  },
  '& .face[data-hit]': { bg: 'transparent' },
  '& .lines': {
    flex: '1',
    minW: '0',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '1px',
  },
  '& .top': { display: 'flex', alignItems: 'baseline', gap: '2' },
  '& .top strong': {
    flex: '1',
    minW: '0',
    fontWeight: 'medium',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-unread] .top strong': { fontWeight: 'semibold' },
  '& time': { fontSize: 'xs', color: 'fg.subtle', flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
  '& .preview': { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted' },
  '& .preview > span': {
    flex: '1',
    minW: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-unread] .preview > span': { color: 'fg' },
  '& .preview b': { fontSize: 'xs', fontWeight: 'medium', flexShrink: 0 },
  '& .count': {
    minWidth: '18px',
    px: '5px',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'accent.contrast',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .excerpt': {
    color: 'fg.muted',
    display: '-webkit-box',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '& .turn': {
    display: 'flex',
    gap: '2',
    justifyContent: 'space-between',
    fontSize: 'xs',
    color: 'fg.subtle',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
  '& .turn span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .who': { flexShrink: 0, maxWidth: '45%' },
  '& [data-tone=warning]': { color: 'warning.fg' },
  '& [data-tone=danger]': { color: 'danger.fg', fontWeight: 'medium' },
} as const
