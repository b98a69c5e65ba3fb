import { chakra } from '@chakra-ui/react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Reply from 'lucide-react/icons/reply'
import { displayAddress } from '@/domain/messaging/display-address'
import type { HandsetMessage } from '@/domain/messaging/handset'
import { isWebAddress } from '@/domain/text/field'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Avatar } from '@/ui/kit/layout/avatar'
import { absoluteTime } from '@/ui/kit/layout/relative-time'
import { LazySafeMail } from '../email/lazy-parts'
import { MailFiles } from '../email/mail-files'
import { LinkedText } from './linked-text'
import type { HandsetActions, HandsetOwner } from './types'

type Props = Pick<HandsetActions, 'onFile'> & {
  mail: HandsetMessage
  owner: HandsetOwner
  timeZone: string
  onBack: () => void
  onReply: () => void
}

export const MailReader = ({ mail, owner, timeZone, onBack, onReply, onFile }: Props) => {
  const { subject, from_name, from, to, body, is_html, at, is_own, unsubscribe } = mail
  const writer = is_own ? owner.name : from_name
  return (
    <chakra.article aria-label={subject || 'Mail'} display="grid" gap="4" px={{ base: '4', md: '6' }} py="4">
      <chakra.div display="flex" alignItems="start" gap="2">
        <chakra.span display={{ base: 'block', xl: 'none' }}>
          <IconButton label="Back to the list" onClick={onBack}>
            <ArrowLeft size={18} aria-hidden />
          </IconButton>
        </chakra.span>
        <chakra.h3 flex="1" minW="0" textStyle="title" py="1" overflowWrap="anywhere">
          {subject || '(no subject)'}
        </chakra.h3>
        {!is_own && (
          <Button variant="outline" onClick={onReply}>
            <Reply size={16} aria-hidden />
            Reply
          </Button>
        )}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <Avatar name={writer} />
        <chakra.div flex="1 1 12rem" minW="0" overflowWrap="anywhere">
          <chakra.p fontWeight="medium">{writer}</chakra.p>
          <chakra.p textStyle="small" color="fg.muted">
            {displayAddress(from)} to {to}
          </chakra.p>
        </chakra.div>
        <chakra.p textStyle="small" color="fg.muted" textAlign="end">
          {absoluteTime(at, timeZone)}
        </chakra.p>
      </chakra.div>
      {is_html ? <LazySafeMail html={body} title={`Mail from ${writer}`} /> : <LinkedText text={body} />}
      <MailFiles mail={mail} loadFile={(_, file) => onFile(mail, file).catch(() => null)} />
      {unsubscribe !== '' && isWebAddress(unsubscribe) && (
        <chakra.p textStyle="small" color="fg.muted" borderTopWidth="1px" pt="3">
          This is a mailing.{' '}
          <chakra.a
            href={unsubscribe}
            target="_blank"
            rel="noopener noreferrer"
            color="accent.fg"
            fontWeight="medium"
            textDecoration="underline"
          >
            Unsubscribe
          </chakra.a>
        </chakra.p>
      )}
    </chakra.article>
  )
}
