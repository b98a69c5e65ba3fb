import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { recipientsOf } from '@/domain/messaging/address'
import { canRetry, statusTone, statusWords } from '@/domain/messaging/delivery'
import { isOutbound, isPending } from '@/domain/messaging/message'
import { readableBody } from '@/domain/messaging/preview'
import type { MessageView } from '@/domain/messaging/views'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { Badge } from '@/ui/kit/feedback/badge'
import { absoluteTime } from '@/ui/kit/layout/relative-time'
import { LazyOriginal, LazySafeMail } from './lazy-parts'
import { MailFiles } from './mail-files'
import { fullAddress, partyOf } from './mail-words'
import { PlainMail } from './plain-mail'
import type { EmailScreenProps } from './types'

type Props = Pick<EmailScreenProps, 'now' | 'nameOf' | 'commands' | 'loadFile' | 'writeRefusal'> & {
  mail: MessageView
  timeZone: string
  isOpen: boolean
  onToggle: () => void
}

const BADGES = { good: 'success', bad: 'danger', between: 'info' } as const

/** One mail of a thread; closed, only its line. */
export const MailArticle = (props: Props) => {
  const { mail, now, timeZone, nameOf, isOpen, onToggle } = props
  const party = partyOf(mail, nameOf)
  const preview = readableBody(mail)
  return (
    <chakra.article
      aria-label={`Email ${isOutbound(mail) ? party.toLowerCase().replace(/^to/, 'to') : `from ${party}`}`}
      borderTopWidth="1px"
      py="3"
      display="grid"
      gap="3"
      minW="0"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" rowGap="1" minW="0">
        <chakra.h3 fontWeight="semibold" minW="0" flex="1 1 10rem">
          <chakra.button
            type="button"
            aria-expanded={isOpen}
            onClick={onToggle}
            textAlign="start"
            cursor="pointer"
            maxW="full"
            overflowWrap="anywhere"
            _hover={{ textDecoration: 'underline' }}
          >
            {isOutbound(mail) ? (mail.author_name ?? mail.why) : party}
          </chakra.button>
        </chakra.h3>
        {isOutbound(mail) && <Badge tone={BADGES[statusTone(mail.status)]}>{statusWords(mail, now, timeZone)}</Badge>}
        <chakra.time textStyle="small" color="fg.muted" dateTime={new Date(mail.created_at).toISOString()}>
          {absoluteTime(mail.created_at, timeZone)}
        </chakra.time>
      </chakra.div>
      {isOpen ? (
        <OpenMail {...props} />
      ) : (
        <chakra.p truncate color="fg.muted">
          {preview}
        </chakra.p>
      )}
    </chakra.article>
  )
}

const OpenMail = ({ mail, nameOf, commands, loadFile, writeRefusal }: Props) => {
  const [isPlain, setPlain] = useState(false)
  const [isOriginal, setOriginal] = useState(false)
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  return (
    <>
      <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
        From {fullAddress(mail.from_number, nameOf)}
        <br />
        To{' '}
        {recipientsOf(mail.to_number)
          .map((address) => fullAddress(address, nameOf))
          .join(', ')}
      </chakra.p>
      <MailFiles mail={mail} loadFile={loadFile} />
      {isPending(mail) && (
        <chakra.div _print={{ display: 'none' }}>
          <ActionButton
            size="sm"
            variant="outline"
            disabledReason={writeRefusal}
            loading={busy}
            onClick={() => void run(() => commands.takeBack(mail.id))}
          >
            Take back
          </ActionButton>
        </chakra.div>
      )}
      {mail.is_html && !isPlain ? (
        <LazySafeMail html={mail.body} title={`Email from ${fullAddress(mail.from_number, nameOf)}`} />
      ) : (
        <PlainMail text={readableBody(mail)} />
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2" _print={{ display: 'none' }}>
        {canRetry(mail) && (
          <ActionButton
            size="sm"
            variant="outline"
            disabledReason={writeRefusal}
            loading={busy}
            onClick={() => void run(() => commands.retry(mail.id))}
          >
            Retry
          </ActionButton>
        )}
        {mail.is_html && (
          <Button size="sm" variant="ghost" aria-pressed={isPlain} onClick={() => setPlain(!isPlain)}>
            {isPlain ? 'Show formatting' : 'Plain text'}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => setOriginal(true)}>
          Show original
        </Button>
      </chakra.div>
      <LazyOriginal open={isOriginal} mail={mail} onClose={() => setOriginal(false)} />
    </>
  )
}
