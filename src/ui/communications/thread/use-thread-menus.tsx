import AlarmClock from 'lucide-react/icons/alarm-clock'
import Briefcase from 'lucide-react/icons/briefcase'
import FileText from 'lucide-react/icons/file-text'
import StickyNote from 'lucide-react/icons/sticky-note'
import { judgeConversation } from '@/domain/messaging/conversation-rules'
import { usualMoments } from '@/domain/messaging/typed-schedule'
import type { ThreadLine } from '@/domain/messaging/views'
import { toFailure } from '@/domain/record/failure'
import type { Instant } from '@/domain/time/clock'
import type { MenuItem } from '@/ui/kit/actions/menu-item'
import { toast } from '@/ui/kit/overlays/toaster'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { momentWords } from '../messages/conversation-words'
import type { ThreadProps, WholeThread } from '../types'
import type { ThreadQuestion } from './thread-dialogs'

type Options = ThreadProps & {
  whole: WholeThread
  report: (running: Promise<Outcome>, done: string, failed: string) => Promise<unknown>
  onAsk: (question: ThreadQuestion) => void
  onFind: () => void
}

/** Menus of a conversation and of its lines. */
export const useThreadMenus = (options: Options) => {
  const { whole, actor, now, today, commands, colleagues, report, onAsk, onFind, onLineForm, loadAll } = options
  const { conversation } = whole.newest
  const { id, name, assigned_to } = conversation
  const assignment = judgeConversation(actor, 'assign', conversation)
  const disabledReason = assignment.ok ? null : assignment.reason

  const snoozeUntil = (until: Instant) =>
    void report(
      commands.snooze(conversation, until),
      `Snoozed until ${momentWords(until, now, actor.time_zone)}`,
      'Failed to snooze.',
    )
  const assignTo = async (user: number | null, done: string) => {
    const outcome = await commands.assign(conversation, user)
    if (!outcome.ok && outcome.failure.status === 409)
      return onAsk({ what: 'assignment', words: outcome.failure.message, user, done })
    await report(Promise.resolve(outcome), done, 'Failed to assign.')
  }
  const exportAs = async (kind: 'csv' | 'json') => {
    try {
      const { exportCsv, exportJson } = await import('./export-thread')
      const thread = { name, lines: await loadAll(), today, timeZone: actor.time_zone }
      if (kind === 'csv') await exportCsv(thread)
      else exportJson(thread)
    } catch (error) {
      toast({ kind: 'error', title: 'Failed to export. Please try again.', description: toFailure(error).message })
    }
  }
  const print = async () => {
    try {
      await loadAll()
      // The lines have rendered by the next frame but one.
      requestAnimationFrame(() => requestAnimationFrame(() => window.print()))
    } catch (error) {
      toast({ kind: 'error', title: 'Failed to load the conversation.', description: toFailure(error).message })
    }
  }

  const others = colleagues.filter((colleague) => colleague.id !== actor.user_id)
  const assign: MenuItem[] = [
    {
      id: 'me',
      label: assigned_to === actor.user_id ? 'You answer this' : 'Take it',
      disabledReason,
      checked: assigned_to === actor.user_id,
      isChoice: true,
      onSelect: () => void assignTo(actor.user_id, 'You answer this conversation'),
    },
    ...others.map((colleague, index) => ({
      id: String(colleague.id),
      label: colleague.name,
      disabledReason,
      checked: assigned_to === colleague.id,
      isChoice: true,
      separated: index === 0,
      onSelect: () => void assignTo(colleague.id, `Handed over to ${colleague.name}`),
    })),
    {
      id: 'none',
      label: 'No one',
      disabledReason,
      checked: assigned_to === null,
      isChoice: true,
      separated: true,
      onSelect: () => void assignTo(null, 'No one is assigned'),
    },
  ]
  const snooze: MenuItem[] = [
    ...usualMoments(now, actor.time_zone).map(({ label, at }) => ({
      id: label,
      label,
      onSelect: () => snoozeUntil(at),
    })),
    { id: 'pick', label: 'Choose date and time…', separated: true, onSelect: () => onAsk({ what: 'snooze' }) },
  ]
  const snoozing = judgeConversation(actor, 'snooze', conversation)
  const more: MenuItem[] = [
    {
      id: 'take',
      label: 'Take it',
      disabledReason: assigned_to === actor.user_id ? 'You answer this already.' : disabledReason,
      onSelect: () => void assignTo(actor.user_id, 'You answer this conversation'),
    },
    {
      id: 'snooze',
      label: 'Snooze…',
      disabledReason: snoozing.ok ? null : snoozing.reason,
      onSelect: () => onAsk({ what: 'snooze' }),
    },
    { id: 'find', label: 'Search this conversation', separated: true, onSelect: onFind },
    {
      id: 'unread',
      label: 'Mark as unread',
      onSelect: () => void report(commands.unread(id), 'Marked as unread', 'Failed to mark as unread.'),
    },
    { id: 'print', label: 'Print', separated: true, onSelect: () => void print() },
    { id: 'csv', label: 'Export CSV', onSelect: () => void exportAs('csv') },
    { id: 'json', label: 'Export JSON', onSelect: () => void exportAs('json') },
  ]
  const ofLine = ({ message }: ThreadLine): MenuItem[] => [
    ...(message && onLineForm
      ? [
          {
            id: 'job',
            label: 'Create job',
            icon: <Briefcase size={16} aria-hidden />,
            disabledReason: onLineForm.job === null ? 'Your role can’t create jobs.' : null,
            onSelect: () => onLineForm.job?.(message.id),
          },
          {
            id: 'estimate',
            label: 'Create estimate',
            icon: <FileText size={16} aria-hidden />,
            disabledReason: onLineForm.estimate === null ? 'Your role can’t create estimates.' : null,
            onSelect: () => onLineForm.estimate?.(message.id),
          },
        ]
      : []),
    {
      id: 'note',
      label: 'Add note',
      icon: <StickyNote size={16} aria-hidden />,
      onSelect: () => onAsk({ what: 'note', line: message?.id ?? null }),
    },
    {
      id: 'follow-up',
      label: 'Follow up…',
      icon: <AlarmClock size={16} aria-hidden />,
      onSelect: () => onAsk({ what: 'follow_up' }),
    },
  ]
  return {
    assign,
    snooze,
    more,
    ofLine,
    snoozeUntil,
    assignTo,
    done: () => void report(commands.close(conversation), 'Conversation done', 'Failed to mark as done.'),
    reopen: () => void report(commands.reopen(conversation), 'Conversation reopened', 'Failed to reopen.'),
  }
}
