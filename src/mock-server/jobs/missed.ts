import { JOB_RULES } from '@/domain/job/commands'
import type { NewFact } from '@/domain/record/fact'
import type { Day } from '@/domain/time/calendar'
import type { Store } from '../core/log/store'
import { AUTOMATIC } from '../core/write/automatic'
import { COMMAND_FACTS } from './command-facts'
import { jobFacts } from './tables'

/** Facts for the jobs of a business whose day is over and whose work was never begun: the clock marks them as missed. */
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

/** Marks missed jobs whenever a new day has begun where a business is, since it was last asked; call it before answering anything. */
export const createDaySweep = (store: Store): (() => Promise<void>) => {
  const swept = new Map<number, Day>()
  return async () => {
    const due = store.table('businesses').filter(({ id, timezone }) => swept.get(id) !== store.today(timezone))
    if (due.length === 0) return
    const days = due.map(({ id, timezone }): [number, Day] => [id, store.today(timezone)])
    const missed = () => days.flatMap(([id, today]) => missedBefore(today, id, store))
    // On most days nothing is missed, and the first page needn't take turns for it.
    if (missed().length > 0) await store.exclusively(() => store.commit(missed()))
    for (const [id, today] of days) swept.set(id, today)
  }
}
