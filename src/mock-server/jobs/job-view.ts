import { toWireJob } from '@/contract/job'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { hiddenFrom } from '../core/history/subjects'
import type { Store } from '../core/log/store'
import { withClientName } from './client-name'

export const shownTo = (actor: Actor, store: Store) => {
  const named = withClientName(store)
  return (job: Job) => toWireJob({ ...named(job), ...hiddenFrom('jobs', job, actor, store) })
}
