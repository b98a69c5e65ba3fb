import type { ListedConversation } from '@/domain/messaging/views'
import type { Instant } from '@/domain/time/clock'
import type { Colleague, ConversationCommands } from '../types'
import { AssignmentDialog, type AssignmentQuestion } from './assignment-dialog'
import { MomentDialog } from './moment-dialog'
import { NoteDialog } from './note-dialog'

export type ThreadQuestion =
  | { what: 'snooze' | 'follow_up' }
  | { what: 'note'; line: number | null }
  | AssignmentQuestion

type Props = {
  question: ThreadQuestion
  conversation: ListedConversation
  colleagues: readonly Colleague[]
  commands: ConversationCommands
  now: Instant
  timeZone: string
  onSnooze: (until: Instant) => void
  onAssign: (user: number | null, done: string) => void
  onClose: () => void
}

const MOMENTS = {
  snooze: {
    title: 'Snooze conversation',
    description: 'It comes back then, or when the client writes.',
    submitLabel: 'Snooze',
  },
  follow_up: {
    title: 'Follow up',
    description: 'The conversation comes back on that day.',
    submitLabel: 'Follow up then',
  },
} as const

export const ThreadDialogs = ({ question, conversation, colleagues, commands, now, timeZone, ...on }: Props) => {
  if (question.what === 'note')
    return (
      <NoteDialog
        conversation={conversation.id}
        line={question.line}
        colleagues={colleagues}
        addNote={commands.addNote}
        onClose={on.onClose}
      />
    )
  if (question.what === 'assignment')
    return (
      <AssignmentDialog
        question={question}
        onClose={on.onClose}
        onAnyway={() => {
          on.onClose()
          on.onAssign(question.user, question.done)
        }}
      />
    )
  return (
    <MomentDialog
      {...MOMENTS[question.what]}
      now={now}
      timeZone={timeZone}
      onClose={on.onClose}
      onChoose={(until) => {
        on.onClose()
        on.onSnooze(until)
      }}
    />
  )
}
