import type { StepTime } from '@/domain/job/step-time'
import type { NewFact } from '@/domain/record/fact'
import type { Instant } from '@/domain/time/clock'
import type { Store } from '../core/log/store'

export const stepTimeIn = (
  { done_at, time_zone }: StepTime,
  store: Pick<Store, 'now'>,
): Pick<NewFact, 'done_at' | 'time_zone'> =>
  done_at < store.now() ? { done_at, ...(time_zone === undefined ? {} : { time_zone }) } : {}

export const secondsSince = (doneAt: Instant, store: Pick<Store, 'now'>): number =>
  Math.floor((store.now() - doneAt) / 1_000)
