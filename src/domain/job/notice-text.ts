import { listed } from '../text/wording'
import { formatTime, minutesBetween, plusMinutes, type TimeOfDay } from '../time/calendar'

export const ARRIVAL_MINUTES = [10, 15, 20, 30, 45, 60] as const
/** In minutes, when the drive is unknown. */
const USUAL_MINUTES = 20
const DAY_MINUTES = 24 * 60

type Names = { client: string; crew: readonly string[]; business: string }

/** The message to the client: `Hi Warren, Dana from Evergreen Lawn is on the way and should arrive around 9:40 AM.` */
export const noticeText = ({ client, crew, business }: Names, arrival: TimeOfDay): string => {
  const greeting = client === '' ? 'Hi' : `Hi ${client}`
  const who = crew.length === 0 ? 'your crew' : listed(crew)
  const from = business === '' ? '' : ` from ${business}`
  const verb = crew.length > 1 ? 'are' : 'is'
  return `${greeting}, ${who}${from} ${verb} on the way and should arrive around ${formatTime(arrival)}.`
}

/** Replaces the arrival time; edited text stays. */
export const withArrival = (text: string, from: TimeOfDay, to: TimeOfDay): string =>
  text.replaceAll(formatTime(from), formatTime(to))

/** Wraps past midnight. */
export const arrivalIn = (minutes: number, now: TimeOfDay): TimeOfDay =>
  plusMinutes('00:00', (minutesBetween('00:00', now) + minutes) % DAY_MINUTES)

/** Smallest suitable choice for a drive in minutes. */
export const arrivalChoice = (drive: number | null): (typeof ARRIVAL_MINUTES)[number] => {
  const wanted = drive ?? USUAL_MINUTES
  return ARRIVAL_MINUTES.find((minutes) => minutes >= wanted) ?? 60
}
