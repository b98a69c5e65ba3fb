import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

export const jobs = defineArea({
  name: 'jobs',
  services: (shared) => loadedLater(async () => (await import('./lazy-jobs')).createJobs(shared)),
})
