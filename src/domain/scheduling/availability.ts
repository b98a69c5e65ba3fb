import type { Absence, CrewMember } from '../crew/crew'
import type { Day } from '../time/day'
import { weekdayName, weekdayOf } from '../time/weekday'
import type { Stretch } from './bookings'

export const absenceOn = ({ absences }: Pick<CrewMember, 'absences'>, day: Day): Absence | null =>
  absences.find(({ from, to }) => from <= day && day <= to) ?? null

export const shiftOn = (member: Pick<CrewMember, 'absences' | 'working_hours'>, day: Day): Stretch | null =>
  absenceOn(member, day) ? null : member.working_hours[weekdayOf(day)]

export const offText = (member: Pick<CrewMember, 'absences' | 'working_hours'>, day: Day): string | null => {
  const absence = absenceOn(member, day)
  if (absence) return absence.reason ? `Away: ${absence.reason}` : 'Away that day'
  return shiftOn(member, day) ? null : `Off on ${weekdayName(weekdayOf(day))}s`
}
