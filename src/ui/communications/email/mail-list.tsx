import { chakra } from '@chakra-ui/react'
import Paperclip from 'lucide-react/icons/paperclip'
import Star from 'lucide-react/icons/star'
import { memo } from 'react'
import { statusTone, statusWords } from '@/domain/messaging/delivery'
import { withoutDirectionMarks } from '@/domain/messaging/email-safety'
import { isOutbound } from '@/domain/messaging/message'
import { previewOf } from '@/domain/messaging/preview'
import type { MessageView } from '@/domain/messaging/views'
import type { Instant } from '@/domain/time/clock'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { listTime } from '../messages/conversation-words'
import { partyOf, subjectOf } from './mail-words'
import type { EmailAddress, EmailScreenProps } from './types'

type RowProps = Pick<EmailScreenProps, 'nameOf'> & {
  mail: MessageView
  address: Pick<EmailAddress, 'folder' | 'q'>
  isCurrent: boolean
  now: Instant
  timeZone: string
}

/** `You: ` says nothing where the row says whom it went to. */
const previewIn = (mail: MessageView): string => withoutDirectionMarks(previewOf({ ...mail, direction: 'inbound' }))

const Row = ({ mail, address: { folder, q }, isCurrent, now, timeZone, nameOf }: RowProps) => {
  const isNotable = isOutbound(mail) && statusTone(mail.status) !== 'good'
  return (
    <AppLink
      to="/dashboard/communications"
      search={{ tab: 'email', folder, ...(q === '' ? {} : { q }), mail: mail.id }}
      aria-current={isCurrent || undefined}
    >
      <span className="top">
        <strong>{partyOf(mail, nameOf)}</strong>
        {mail.attachments.length > 0 && <Paperclip size={14} aria-label="Has attachments" />}
        {mail.starred && <Star size={14} aria-label="Starred" fill="currentColor" />}
        <time dateTime={new Date(mail.created_at).toISOString()}>{listTime(mail.created_at, now, timeZone)}</time>
      </span>
      <span className="subject">{subjectOf(mail)}</span>
      <span className="preview">{previewIn(mail)}</span>
      {isNotable && <span data-tone={statusTone(mail.status)}>{statusWords(mail, now, timeZone)}</span>}
    </AppLink>
  )
}

const MailRow = memo(Row)

type Props = Pick<EmailScreenProps, 'nameOf' | 'now' | 'address'> & {
  mails: readonly MessageView[]
  timeZone: string
  onMore: (() => void) | undefined
  loadingMore: boolean
}

/** MAIL-03: each with 100 characters of its text. */
export const MailList = ({ mails, address, onMore, loadingMore, ...row }: Props) => (
  <>
    <chakra.ul css={listCss} aria-label="Emails">
      {mails.map((mail) => (
        <li key={mail.id}>
          <MailRow mail={mail} address={address} isCurrent={mail.id === address.mail} {...row} />
        </li>
      ))}
    </chakra.ul>
    {onMore && (
      <chakra.div p="3">
        <Button variant="outline" width="full" loading={loadingMore} loadingLabel="Loading…" onClick={onMore}>
          Show more
        </Button>
      </chakra.div>
    )}
    <VisuallyHidden role="status">{loadingMore ? 'Loading more emails…' : ''}</VisuallyHidden>
  </>
)

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const listCss = {
  listStyleType: 'none',
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1px',
    px: '3',
    py: '2',
    minH: '11',
    borderBottomWidth: '1px',
    fontSize: 'sm',
    lineHeight: 'snug',
  },
  '& a:hover': { bg: 'bg.muted' },
  '& a[aria-current]': { bg: 'accent.subtle', boxShadow: 'inset 3px 0 0 token(colors.accent.solid)' },
  '& a:focus-visible': { outlineOffset: '-2px' },
  '& .top': { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted' },
  '& .top strong': { flex: '1', minW: '0', fontWeight: 'semibold', color: 'fg', ...oneLine },
  '& svg': { flexShrink: '0' },
  '& time': { fontSize: 'xs', flexShrink: '0', fontVariantNumeric: 'tabular-nums' },
  '& .subject': oneLine,
  '& .preview': { color: 'fg.muted', ...oneLine },
  '& [data-tone=bad]': { color: 'danger.fg', fontSize: 'xs', fontWeight: 'medium' },
  '& [data-tone=between]': { color: 'warning.fg', fontSize: 'xs' },
} as const
