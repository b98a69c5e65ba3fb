import type { Absence, CrewMember } from '../crew'
import type { Day } from '../day'
import { weekdayOf } from '../weekday'
import type { Stretch } from './bookings'

/** Why somebody is away on a day; null when they are not. */
export const absenceOn = ({ absences }: Pick<CrewMember, 'absences'>, day: Day): Absence | null =>
  absences.find(({ from, to }) => from <= day && day <= to) ?? null

/** When somebody works on a day; null on a day off and while they are away. */
export const shiftOn = (member: Pick<CrewMember, 'absences' | 'working_hours'>, day: Day): Stretch | null =>
  absenceOn(member, day) ? null : member.working_hours[weekdayOf(day)]
