import { JOB_RULES } from '@/domain/job/commands'
import type { NewFact } from '@/domain/record/fact'
import type { Day } from '@/domain/time/calendar'
import type { Store } from '../core/log/store'
import { AUTOMATIC } from '../core/write/automatic'
import { COMMAND_FACTS } from './command-facts'
import { jobFacts } from './tables'

/** Marks jobs whose day passed without being started as missed. */
const missedBefore = (today: Day, businessId: number, store: Store): NewFact[] =>
  store
    .naming('jobs', 'business_id', businessId)
    .filter(
      (job) =>
        job.scheduled_date < today && JOB_RULES.miss.from.includes(job.status) && !store.isReadOnly(`job/${job.id}`),
    )
    .map((job) => ({
      ...jobFacts.changed(job, COMMAND_FACTS.miss, {
        actor: AUTOMATIC,
        note: 'Missed: the day went by',
        patch: { status: 'missed' },
      }),
      cause: null,
    }))

/** Marks missed jobs when a new day has begun in a business's time zone. Must run before every answer. */
export const createDaySweep = (store: Store): (() => Promise<void>) => {
  const swept = new Map<number, Day>()
  return async () => {
    const due = store.table('businesses').filter(({ id, timezone }) => swept.get(id) !== store.today(timezone))
    if (due.length === 0) return
    const days = due.map(({ id, timezone }): [number, Day] => [id, store.today(timezone)])
    const missed = () => days.flatMap(([id, today]) => missedBefore(today, id, store))
    // Usually nothing is missed, so the first page doesn't wait for the write lock.
    if (missed().length > 0) await store.exclusively(() => store.commit(missed()))
    for (const [id, today] of days) swept.set(id, today)
  }
}
