import Ellipsis from 'lucide-react/icons/ellipsis'
import { memo, useCallback } from 'react'
import { isOutbound } from '@/domain/messaging/message'
import { readableBody } from '@/domain/messaging/preview'
import type { MessageRecord, MessageView, ThreadLine } from '@/domain/messaging/views'
import { megabytes } from '@/domain/text/file-size'
import { formatTime, timeAt } from '@/domain/time/calendar'
import type { Clock, Instant } from '@/domain/time/clock'
import { addressOf } from '@/ui/kit/actions/address'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Picture } from '@/ui/shared/attachments/picture'
import { MessageFoot } from './message-foot'

export type LineHandlers = {
  onTakeBack: ((message: number) => void) | null
  onRetry: ((message: number) => void) | null
  onMenu: ((line: ThreadLine, button: HTMLElement) => void) | null
  onSaveFile: (message: number, attachment: string, name: string) => void
  loadAttachment: (message: number, attachment: string) => Promise<Blob | null>
}

type Props = LineHandlers & {
  line: ThreadLine
  follows: boolean
  /** Written in the header of what the other side wrote. */
  name: string
  now: Instant
  timeZone: string
  clock: Clock
}

const Line = ({ line, ...props }: Props) => {
  const { message, note } = line
  const { onMenu, timeZone } = props
  const more = onMenu && (
    <button
      type="button"
      className="more"
      aria-haspopup="menu"
      aria-label="More actions"
      onClick={({ currentTarget }) => onMenu(line, currentTarget)}
    >
      <Ellipsis size={16} aria-hidden />
    </button>
  )
  if (note)
    return (
      <article data-kind="note" aria-label={`Note by ${note.author_name}`}>
        <header>
          Internal note · {note.author_name} · {formatTime(timeAt(line.at, timeZone))}
        </header>
        <p dir="auto">{note.body}</p>
      </article>
    )
  return message && <MessageLine message={message} more={more} {...props} />
}

export const ThreadLineView = memo(Line)

type MessageProps = Omit<Props, 'line'> & { message: MessageView; more: React.ReactNode }

const MessageLine = ({ message, more, name, follows, ...props }: MessageProps) => {
  const isOurs = isOutbound(message)
  const writer = isOurs ? (message.author_name ?? 'Automatic') : name
  const isEmail = message.communication_type === 'email'
  return (
    <article
      data-kind={isOurs ? 'ours' : 'theirs'}
      data-follows={follows || undefined}
      data-off={message.status === 'canceled' || undefined}
      aria-label={`${isEmail ? 'Email' : 'Text'} from ${writer}`}
    >
      {!follows && <header>{writer}</header>}
      <div className="bubble">
        {isEmail && <h3>{message.subject || 'No subject'}</h3>}
        <Body message={message} />
        <Attachments message={message} {...props} />
        {isEmail && (
          <AppLink className="open" to="/dashboard/communications" search={{ tab: 'email', mail: message.id }}>
            Open email
          </AppLink>
        )}
        {more}
      </div>
      <Records records={[...(message.about ? [message.about] : []), ...message.links]} />
      <MessageFoot message={message} {...props} />
    </article>
  )
}

/** In characters; an email is read in full on its own page. */
const LONGEST_SHOWN = 1_600

const Body = ({ message }: { message: MessageView }) => {
  const text = readableBody(message)
  if (text === '') return null
  return <p dir="auto">{text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text}</p>
}

type AttachmentsProps = Pick<LineHandlers, 'loadAttachment' | 'onSaveFile'> & { message: MessageView }

const Attachments = ({ message: { id, attachments }, loadAttachment, onSaveFile }: AttachmentsProps) => {
  const load = useCallback((attachment: string) => loadAttachment(id, attachment), [id, loadAttachment])
  if (attachments.length === 0) return null
  return (
    <ul className="files">
      {attachments.map((file) => (
        <li key={file.id}>
          <button type="button" onClick={() => onSaveFile(id, file.id, file.name)} aria-label={`Save ${file.name}`}>
            {file.type.startsWith('image/') ? (
              <span className="picture">
                <Picture id={file.id} load={load} alt={file.name} />
              </span>
            ) : (
              <span className="file">
                {file.name} · {megabytes(file.size)}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

const Records = ({ records }: { records: readonly MessageRecord[] }) =>
  records.length > 0 && (
    <ul className="records" aria-label="Records of this line">
      {records.map(({ table, id, name, page }) => (
        <li key={`${table} ${id}`}>{page === null ? name : <AppLink to={addressOf(page)}>{name}</AppLink>}</li>
      ))}
    </ul>
  )
