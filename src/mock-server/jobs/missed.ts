import type { Day } from '@/domain/calendar'
import type { NewFact } from '@/domain/fact'
import { JOB_RULES } from '@/domain/job/commands'
import { bySystem, updated } from '../core/changes'
import type { Store } from '../core/store'

const CLOCK = bySystem('Clock')

/** Facts for the jobs whose day is over and whose work was never begun: the clock marks them as missed. */
const missedBefore = (today: Day, store: Store): NewFact[] =>
  store
    .table('jobs')
    .filter((job) => job.scheduled_date < today && JOB_RULES.miss.from.includes(job.status))
    .map((job) => ({
      stream: `job/${job.id}`,
      type: 'job.missed',
      actor: CLOCK,
      cause: null,
      note: 'Missed: the day went by',
      changes: [updated('jobs', job, { status: 'missed' })],
    }))

/** Marks missed jobs whenever a new day has begun since it was last asked; call it before answering anything. */
export const createDaySweep = (store: Store): (() => Promise<void>) => {
  let swept: Day | undefined
  return async () => {
    const today = store.today()
    if (swept === today) return
    await store.exclusively(() => store.commit(missedBefore(today, store)))
    swept = today
  }
}
