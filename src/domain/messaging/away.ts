import { dayAt, timeAt } from '../time/calendar'
import type { Instant } from '../time/clock'
import type { OperatingHours } from '../time/hours'
import { weekdayOf } from '../time/weekday'
import type { Message } from './message'

const DAY = 24 * 3_600_000

const isOpenAt = (hours: OperatingHours, at: Instant, timeZone: string): boolean => {
  const { start, end, closed } = hours[weekdayOf(dayAt(at, timeZone))]
  const time = timeAt(at, timeZone)
  return !closed && start <= time && time < end
}

type AwaySettings = { hours: OperatingHours; away_on: boolean }

/** Whether a message that arrives now gets the away message: outside the hours, and at most once in 24 hours. */
export const isAwayMessageDue = (
  { hours, away_on }: AwaySettings,
  conversation: readonly Pick<Message, 'cause' | 'created_at'>[],
  at: Instant,
  timeZone: string,
): boolean =>
  away_on &&
  !isOpenAt(hours, at, timeZone) &&
  !conversation.some(({ cause, created_at }) => cause === 'away' && created_at > at - DAY)
