import { chakra } from '@chakra-ui/react'
import SquarePen from 'lucide-react/icons/square-pen'
import { useState } from 'react'
import type { HandsetMessage, Handsets } from '@/domain/messaging/handset'
import type { Instant } from '@/domain/time/clock'
import { Button } from '@/ui/kit/actions/button'
import { SegmentedControl } from '@/ui/kit/actions/segmented-control'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { MailComposer } from './mail-composer'
import { MailList } from './mail-list'
import { MailReader } from './mail-reader'
import { mailsIn } from './message-order'
import type { HandsetActions, HandsetOwner } from './types'

type Folder = 'inbox' | 'sent'

/** What the right side shows: a mail, or one being written, in answer to another or not. */
type Opened = { mail: number } | { reply: HandsetMessage | null } | null

type Props = HandsetActions & {
  owner: HandsetOwner
  handsets: Handsets
  messages: readonly HandsetMessage[]
  now: Instant
  /** Ids of the mails that were opened. */
  opened: readonly number[]
  onOpened: (id: number) => void
}

export const Mailbox = ({ owner, handsets, messages, now, opened, onOpened, ...actions }: Props) => {
  const [folder, setFolder] = useState<Folder>('inbox')
  const [shown, setShown] = useState<Opened>(null)
  const timeZone = handsets.business.time_zone
  const mails = mailsIn(messages, folder)
  const mail = shown && 'mail' in shown ? messages.find(({ id }) => id === shown.mail) : undefined
  const isWriting = shown !== null && 'reply' in shown
  const open = ({ id }: HandsetMessage) => {
    setShown({ mail: id })
    onOpened(id)
  }
  const back = () => setShown(isWriting && shown.reply ? { mail: shown.reply.id } : null)
  const isAside = mail !== undefined || isWriting
  const isEmpty = mails.length === 0 && !isAside
  return (
    <chakra.section
      aria-label="Mailbox"
      display="flex"
      flexDirection="column"
      minW="0"
      h={{ base: 'calc(100dvh - 13.5rem)', md: 'calc(100dvh - 8.625rem)' }}
      minH="26rem"
      maxH="51.375rem"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      overflow="hidden"
    >
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="3"
        px="4"
        py="3"
        bg="bg.muted"
        borderBottomWidth="1px"
      >
        <chakra.div flex="1 1 10rem" minW="0">
          <chakra.h2 textStyle="heading">Mailbox</chakra.h2>
          <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {owner.email || `${owner.name} has no email address.`}
          </chakra.p>
        </chakra.div>
        <SegmentedControl<Folder>
          label="Folder"
          value={folder}
          onChange={(next) => {
            setFolder(next)
            setShown(null)
          }}
          options={[
            { value: 'inbox', label: 'Inbox' },
            { value: 'sent', label: 'Sent' },
          ]}
        />
        {owner.email !== '' && (
          <Button variant="outline" size="sm" onClick={() => setShown({ reply: null })}>
            <SquarePen size={16} aria-hidden />
            New mail
          </Button>
        )}
      </chakra.header>
      <chakra.div
        flex="1"
        minH="0"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: isEmpty ? 'minmax(0, 1fr)' : '20rem minmax(0, 1fr)' }}
      >
        <chakra.div
          display={{ base: isAside ? 'none' : 'block', xl: 'block' }}
          minH="0"
          overflowY="auto"
          borderEndWidth={{ xl: isEmpty ? '0' : '1px' }}
        >
          {mails.length === 0 ? (
            <EmptyState
              kind="nothing-yet"
              title={folder === 'inbox' ? 'No mail yet' : 'Nothing sent yet'}
              hint={
                folder === 'inbox'
                  ? `What ${handsets.business.name} sends to this address arrives here.`
                  : 'Answer a mail, or write a new one.'
              }
            />
          ) : (
            <MailList
              mails={mails}
              current={mail?.id ?? null}
              opened={opened}
              now={now}
              timeZone={timeZone}
              onOpen={open}
            />
          )}
        </chakra.div>
        <chakra.div
          display={{ base: isAside ? 'block' : 'none', xl: isEmpty ? 'none' : 'block' }}
          minH="0"
          minW="0"
          overflowY="auto"
        >
          {isWriting && (
            <MailComposer
              key={shown.reply?.id ?? 'new'}
              reply={shown.reply}
              business={handsets.business}
              timeZone={timeZone}
              onBack={back}
              {...actions}
            />
          )}
          {mail && !isWriting && (
            <MailReader
              key={mail.id}
              mail={mail}
              owner={owner}
              timeZone={timeZone}
              onBack={back}
              onReply={() => setShown({ reply: mail })}
              {...actions}
            />
          )}
          {!isAside && mails.length > 0 && (
            <chakra.p p="10" textAlign="center" color="fg.muted">
              Choose a mail to read it.
            </chakra.p>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.section>
  )
}
