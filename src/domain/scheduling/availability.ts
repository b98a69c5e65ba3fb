import type { Absence, CrewMember } from '../crew/crew'
import type { Day } from '../time/day'
import { weekdayName, weekdayOf } from '../time/weekday'
import type { Stretch } from './bookings'

/** Why someone is away on a day; null when they are not. */
export const absenceOn = ({ absences }: Pick<CrewMember, 'absences'>, day: Day): Absence | null =>
  absences.find(({ from, to }) => from <= day && day <= to) ?? null

/** When someone works on a day; null on a day off and while they are away. */
export const shiftOn = (member: Pick<CrewMember, 'absences' | 'working_hours'>, day: Day): Stretch | null =>
  absenceOn(member, day) ? null : member.working_hours[weekdayOf(day)]

/** Why someone does not work on a day, in a few words; null when they do. */
export const offText = (member: Pick<CrewMember, 'absences' | 'working_hours'>, day: Day): string | null => {
  const absence = absenceOn(member, day)
  if (absence) return absence.reason ? `Away: ${absence.reason}` : 'Away that day'
  return shiftOn(member, day) ? null : `Off on ${weekdayName(weekdayOf(day))}s`
}
