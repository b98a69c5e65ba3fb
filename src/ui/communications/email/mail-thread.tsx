import { chakra } from '@chakra-ui/react'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Reply from 'lucide-react/icons/reply'
import Star from 'lucide-react/icons/star'
import { useState } from 'react'
import type { MessageView } from '@/domain/messaging/views'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { MailArticle } from './mail-article'
import { subjectOf } from './mail-words'
import type { EmailMarks, EmailScreenProps } from './types'

type Props = Pick<
  EmailScreenProps,
  'now' | 'nameOf' | 'commands' | 'loadFile' | 'writeRefusal' | 'onAddress' | 'actor'
> & {
  mails: readonly MessageView[]
  /** The mail that the address names; the newest where it is not among them. */
  chosen: number
}

/** A mail in its thread, oldest first. */
export const MailThread = ({ mails, chosen, onAddress, commands, writeRefusal, actor, ...rest }: Props) => {
  const newest = mails.at(-1)
  const mail = mails.find(({ id }) => id === chosen) ?? newest
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set())
  if (!mail || !newest) return null
  const mark = (marks: EmailMarks) => void commands.mark(mail, marks)
  const toggle = (id: number) =>
    setToggled((former) =>
      former.has(id) ? new Set([...former].filter((other) => other !== id)) : new Set([...former, id]),
    )
  return (
    <chakra.section
      aria-label="Email"
      display="grid"
      gap="3"
      p={{ base: '3', md: '4' }}
      minW="0"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <IconButton label="Back to the list" display={{ lg: 'none' }} onClick={() => onAddress({ mail: undefined })}>
          <ArrowLeft size={18} aria-hidden />
        </IconButton>
        <ActionButton disabledReason={writeRefusal} onClick={() => onAddress({ reply: newest.id, write: false })}>
          <Reply size={16} aria-hidden />
          Reply
        </ActionButton>
        <IconButton
          label={mail.starred ? 'Remove star' : 'Star'}
          aria-pressed={mail.starred}
          disabledReason={writeRefusal}
          onClick={() => mark({ starred: !mail.starred })}
        >
          <Star size={18} aria-hidden fill={mail.starred ? 'currentColor' : 'none'} />
        </IconButton>
        <IconButton
          label={mail.archived ? 'Move to inbox' : 'Archive'}
          disabledReason={writeRefusal}
          onClick={() => mark({ archived: !mail.archived })}
        >
          {mail.archived ? <ArchiveRestore size={18} aria-hidden /> : <Archive size={18} aria-hidden />}
        </IconButton>
        <Button asChild variant="ghost" ms="auto">
          <AppLink to="/dashboard/communications" search={{ tab: 'messages', conversation: mail.conversation_id }}>
            <MessagesSquare size={16} aria-hidden />
            Open conversation
          </AppLink>
        </Button>
      </chakra.div>
      <chakra.h2 textStyle="title" overflowWrap="anywhere">
        <bdi>{subjectOf(mail)}</bdi>
      </chakra.h2>
      <div>
        {mails.map((each) => (
          <MailArticle
            key={each.id}
            mail={each}
            timeZone={actor.time_zone}
            isOpen={(each === mail || each === newest) !== toggled.has(each.id)}
            onToggle={() => toggle(each.id)}
            commands={commands}
            writeRefusal={writeRefusal}
            {...rest}
          />
        ))}
      </div>
    </chakra.section>
  )
}
