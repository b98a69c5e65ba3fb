import { formatDate, formatDay } from '@/domain/calendar'

/** Days in words, as the business writes them: `day` with its weekday, and its year where it is not that of `today`; `date` with its year. */
const DATES = { day: formatDay, date: formatDate }

/** The same for components, which are drawn anew when the order of a date's parts becomes another. */
export const useDates = () => DATES
