import { type Day, plusDays } from '@/domain/time/calendar'
import { daysAround } from '../seeds/calendar'
import { createChoices } from '../seeds/choices'
import { demoSeed, plannedOver } from '../seeds/demo'
import { jobRows } from '../seeds/job-rows'

const JOBS = 10_000
/** Two years of past and two months of future work, to test lists of a realistic size. */
const PAST_DAYS = 730
const COMING_DAYS = 60

/** The demo's rows plus enough jobs to make 10,000. The current month stays as in the demo. */
export const largeSeed = (anchor: Day) => {
  const seed = demoSeed(anchor)
  const choices = createChoices(10_000)
  const missing = JOBS - seed.jobs.length
  const days = daysAround(anchor, PAST_DAYS).filter((day) => day <= plusDays(anchor, COMING_DAYS))
  const planned = plannedOver(missing, days, anchor, choices).slice(-missing)
  const more = jobRows(planned, seed.clients, choices, { firstId: seed.jobs.length + 1 })
  return { ...seed, jobs: [...seed.jobs, ...more] }
}
