import { isBlank } from '../text/typed-text'
import { normalizeSubject } from './email'
import type { Message } from './message'

type Mail = Pick<Message, 'id' | 'subject' | 'provider_id' | 'in_reply_to' | 'thread_ids' | 'created_at'>

const idsOf = ({ provider_id, in_reply_to, thread_ids }: Mail): string[] =>
  [provider_id, in_reply_to, ...thread_ids.split(/\s+/)].filter((id) => id !== '')

/** Says that it answers something, but its program left out what. */
const isBareReply = ({ subject, in_reply_to, thread_ids }: Mail): boolean =>
  in_reply_to === '' &&
  isBlank(thread_ids) &&
  normalizeSubject(subject) !== subject.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/**
 * The mails of one conversation that belong to the thread of one of them, oldest first: by their headers, and by subject where a reply has
 * none. Two mails of one subject alone are two threads, as with reminders.
 */
export const mailsOfThread = <M extends Mail>(mail: M, mails: readonly M[]): M[] => {
  const found = new Set<M>([mail])
  const ids = new Set(idsOf(mail))
  const subject = normalizeSubject(mail.subject)
  const belongs = (other: M) =>
    idsOf(other).some((id) => ids.has(id)) ||
    (subject !== '' && normalizeSubject(other.subject) === subject && (isBareReply(other) || isBareReply(mail)))
  let size = 0
  while (size !== found.size) {
    size = found.size
    for (const other of mails) {
      if (found.has(other) || other.id === mail.id || !belongs(other)) continue
      found.add(other)
      for (const id of idsOf(other)) ids.add(id)
    }
  }
  return [...found].sort((a, b) => a.created_at - b.created_at || a.id - b.id)
}
