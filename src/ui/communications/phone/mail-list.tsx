import { chakra } from '@chakra-ui/react'
import Paperclip from 'lucide-react/icons/paperclip'
import { displayAddress } from '@/domain/messaging/display-address'
import type { HandsetMessage } from '@/domain/messaging/handset'
import { textOfHtml } from '@/domain/messaging/preview'
import { dayAt, formatDay, formatTime, timeAt } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'

type Props = {
  mails: readonly HandsetMessage[]
  current: number | null
  opened: readonly number[]
  now: Instant
  timeZone: string
  onOpen: (mail: HandsetMessage) => void
}

const PREVIEW = 100

const previewOf = ({ body, is_html }: HandsetMessage): string =>
  (is_html ? textOfHtml(body) : body).replaceAll(/\s+/g, ' ').trim().slice(0, PREVIEW)

export const MailList = ({ mails, current, opened, now, timeZone, onOpen }: Props) => (
  <chakra.ul listStyle="none" aria-label="Mails">
    {mails.map((mail) => {
      const isUnread = !mail.is_own && !opened.includes(mail.id)
      const day = dayAt(mail.at, timeZone)
      const today = dayAt(now, timeZone)
      return (
        <li key={mail.id}>
          <Row
            type="button"
            aria-current={mail.id === current ? 'true' : undefined}
            fontWeight={isUnread ? 'semibold' : 'normal'}
            onClick={() => onOpen(mail)}
          >
            <chakra.span display="flex" gap="2" alignItems="baseline">
              <chakra.span flex="1" minW="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
                {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
                {mail.is_own ? `To ${displayAddress(mail.to)}` : mail.from_name}
              </chakra.span>
              {mail.attachments.length > 0 && <Paperclip size={14} aria-label="Has files" />}
              <chakra.span textStyle="caption" color="fg.muted" whiteSpace="nowrap">
                {day === today ? formatTime(timeAt(mail.at, timeZone)) : formatDay(day, today)}
              </chakra.span>
            </chakra.span>
            <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
              {mail.subject || '(no subject)'}
            </chakra.span>
            <chakra.span
              textStyle="small"
              fontWeight="normal"
              color="fg.muted"
              overflow="hidden"
              textOverflow="ellipsis"
              whiteSpace="nowrap"
            >
              {previewOf(mail)}
            </chakra.span>
          </Row>
        </li>
      )
    })}
  </chakra.ul>
)

const Row = chakra('button', {
  base: {
    display: 'grid',
    gap: '0.5',
    width: 'full',
    minW: '0',
    px: '4',
    py: '3',
    textAlign: 'start',
    borderBottomWidth: '1px',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=true]': { bg: 'accent.subtle' },
    '& > span': { minW: '0' },
  },
})
