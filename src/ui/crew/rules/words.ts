import type { CrewMember } from '@/domain/crew/crew'
import { shiftText } from '@/domain/crew/hours'
import { dayOf, type ListedMember } from '@/domain/crew/listed-member'
import { counted } from '@/domain/text/wording'
import { type Day, formatDay } from '@/domain/time/calendar'

/** `Working 7:00 AM – 6:00 PM`, `Day off`, `Vacation until Thu, Nov 26`. */
export const dayText = (member: CrewMember, today: Day): string => {
  const day = dayOf(member, today)
  switch (day.is) {
    case 'working':
      return `Working ${shiftText(day.shift)}`
    case 'off':
      return 'Day off'
    case 'away':
      return day.until === today
        ? `${day.reason || 'Away'} today`
        : `${day.reason || 'Away'} until ${formatDay(day.until, today)}`
    case 'inactive':
      return 'Inactive'
  }
}

/** `3 jobs today`; empty while jobs load. */
export const jobsTodayText = ({ jobs_today }: ListedMember): string => {
  if (jobs_today === undefined) return ''
  if (jobs_today === 0) return 'No jobs today'
  return `${counted(jobs_today, 'job')} today`
}
