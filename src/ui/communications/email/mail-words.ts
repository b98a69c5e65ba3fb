import { recipientsOf } from '@/domain/messaging/address'
import { withoutDirectionMarks } from '@/domain/messaging/email-safety'
import type { EmailFolder, MessageView } from '@/domain/messaging/views'

/** MAIL-01 */
export const FOLDER_LABELS: Record<EmailFolder, string> = {
  inbox: 'Inbox',
  sent: 'Sent',
  starred: 'Starred',
  archived: 'Archived',
}

export const EMPTY_FOLDERS: Record<EmailFolder, { title: string; hint: string }> = {
  inbox: { title: 'No emails yet', hint: 'What clients write to you arrives here.' },
  sent: { title: 'Nothing sent yet', hint: 'Emails that you and your team send are kept here.' },
  starred: { title: 'No starred emails', hint: 'Star an email to find it here again.' },
  archived: { title: 'No archived emails', hint: 'Archive an email to clear it from the inbox and keep it here.' },
}

export const subjectOf = ({ subject }: Pick<MessageView, 'subject'>): string =>
  withoutDirectionMarks(subject).trim() || 'No subject'

type Party = Pick<MessageView, 'direction' | 'from_number' | 'to_number'>
type NameOf = (address: string) => string | undefined

const named = (address: string, nameOf: NameOf): string => nameOf(address) ?? withoutDirectionMarks(address)

/** Who wrote it, or whom it went to: `Helen Brandt`, `To Helen Brandt and 2 more`. */
export const partyOf = ({ direction, from_number, to_number }: Party, nameOf: NameOf): string => {
  if (direction === 'inbound') return named(from_number, nameOf)
  const [first = '', ...more] = recipientsOf(to_number)
  return `To ${named(first, nameOf)}${more.length > 0 ? ` and ${more.length} more` : ''}`
}

/** `helen@example.com`, with the name before it where there is one. */
export const fullAddress = (address: string, nameOf: NameOf): string => {
  const name = nameOf(address)
  const shown = withoutDirectionMarks(address)
  return name === undefined ? shown : `${name} <${shown}>`
}

/** Header lines as they came, and the body as it is: nothing of it is read as markup. */
export const originalOf = ({ headers, body }: Pick<MessageView, 'headers' | 'body'>): string =>
  [...headers.map(([name = '', value = '']) => `${name}: ${value}`), '', body].join('\n')
