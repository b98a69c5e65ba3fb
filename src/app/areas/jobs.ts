import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

/** Jobs: the writes that are not steps of a job's life. */
export const jobs = defineArea({
  name: 'jobs',
  services: (shared) => loadedLater(async () => (await import('./lazy-jobs')).createJobs(shared)),
})
