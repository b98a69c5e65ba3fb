import { whenWords } from '@/domain/messaging/schedule'
import type { ListedConversation } from '@/domain/messaging/views'
import { dayAt, formatDate, formatDay, formatTime, plusDays, timeAt } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `5 min`, `3 h`, `2 d`. */
export const shortAge = (ms: number): string => {
  if (ms < HOUR) return `${Math.max(1, Math.floor(ms / MINUTE))} min`
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h`
  return `${Math.floor(ms / DAY)} d`
}

/** `9:30 AM` of today, `Yesterday`, `Fri`, then the date. */
export const listTime = (at: Instant, now: Instant, timeZone: string): string => {
  const [day, today] = [dayAt(at, timeZone), dayAt(now, timeZone)]
  if (day === today) return formatTime(timeAt(at, timeZone))
  if (day === plusDays(today, -1)) return 'Yesterday'
  if (plusDays(today, -6) <= day && day < today) return formatDay(day, today).slice(0, 3)
  return day.slice(0, 4) === today.slice(0, 4) ? formatDay(day, today).slice(5) : formatDate(day)
}

/** `9:30 AM`, `tomorrow 8:00 AM`, `yesterday 5:00 PM`, `Tue 5:00 PM` of the last days, `Mon, Nov 23, 8:00 AM`. */
export const momentWords = (at: Instant, now: Instant, timeZone: string): string => {
  if (at >= now) return whenWords(at, now, timeZone)
  const [day, today] = [dayAt(at, timeZone), dayAt(now, timeZone)]
  const time = formatTime(timeAt(at, timeZone))
  if (day === today) return time
  if (day === plusDays(today, -1)) return `yesterday ${time}`
  return plusDays(today, -6) <= day
    ? `${formatDay(day, today).slice(0, 3)} ${time}`
    : `${formatDay(day, today)}, ${time}`
}

/** Like `momentWords`, with only the weekday in the next days too: whether it is over is said beside it. */
const nearWords = (at: Instant, now: Instant, timeZone: string): string => {
  const [day, today] = [dayAt(at, timeZone), dayAt(now, timeZone)]
  const isNear = plusDays(today, 1) < day && day <= plusDays(today, 6)
  if (!isNear) return momentWords(at, now, timeZone)
  return `${formatDay(day, today).slice(0, 3)} ${formatTime(timeAt(at, timeZone))}`
}

/** `short` is for a narrow row. */
export type TurnWords = { text: string; short: string; tone: 'danger' | 'warning' | 'muted' }

const alike = (text: string, tone: TurnWords['tone']): TurnWords => ({ text, short: text, tone })

type Turn = Pick<ListedConversation, 'status' | 'waiting_since' | 'promised_at' | 'snoozed_until'>

/** Whose turn it is, and until when: `Answer by 4:00 PM · waiting 3 h`. */
export const turnWords = (turn: Turn, now: Instant, timeZone: string): TurnWords | null => {
  if (turn.status === 'done') return alike('Done', 'muted')
  if (turn.status === 'snoozed' && turn.snoozed_until !== null)
    return alike(`Snoozed until ${nearWords(turn.snoozed_until, now, timeZone)}`, 'muted')
  if (turn.status !== 'waiting_on_us' || turn.waiting_since === null) return null
  const age = shortAge(now - turn.waiting_since)
  if (turn.promised_at === null) return alike(`Waiting ${age}`, 'warning')
  const by = nearWords(turn.promised_at, now, timeZone)
  const isLate = turn.promised_at < now
  const short = isLate ? `Was due ${by}` : `Answer by ${by}`
  return { text: `${short} · waiting ${age}`, short, tone: isLate ? 'danger' : 'warning' }
}
