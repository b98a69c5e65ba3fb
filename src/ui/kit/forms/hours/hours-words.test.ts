import { expect, it } from 'vitest'
import { DEFAULT_PREFERENCES } from '@/domain/onboarding/preferences'
import { copiedWords, weekLines } from './hours-words'

const week = DEFAULT_PREFERENCES.operatingHours

it('a week is told in as few lines as it takes', () => {
  expect(weekLines(week, 'Closed')).toEqual([
    { days: 'Monday to Friday', hours: '9:00 AM to 5:00 PM' },
    { days: 'Saturday', hours: '9:00 AM to 3:00 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ])
})

it('days that are closed stand together whatever hours they had', () => {
  expect(weekLines({ ...week, saturday: { ...week.saturday, closed: true } }, 'Closed').at(-1)).toEqual({
    days: 'Saturday to Sunday',
    hours: 'Closed',
  })
})

it('what was copied is said with its hours', () => {
  expect(copiedWords(week.monday, 'Closed')).toBe('Copied to Monday to Friday: 9:00 AM to 5:00 PM.')
  expect(copiedWords(week.sunday, 'Closed')).toBe('Copied to Monday to Friday: Closed.')
})
