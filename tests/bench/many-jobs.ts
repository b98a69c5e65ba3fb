import type { Job } from '@/domain/job/job'
import { BUILT_IN } from '@/mock-server/scenarios/built-in'

const jobsOf = (count: number, jobs: readonly Job[]): Job[] =>
  Array.from({ length: count }, (_, index) => {
    const job = jobs[index % jobs.length]
    if (!job) throw new Error('the demo has jobs')
    const year = 2020 + (Math.floor(index / jobs.length) % 7)
    return { ...job, id: index + 1, scheduled_date: `${year}${job.scheduled_date.slice(4)}` }
  })

export const scenariosWith = (count: number): typeof BUILT_IN => ({
  ...BUILT_IN,
  demo: {
    ...BUILT_IN.demo,
    tables(day: string) {
      const tables = BUILT_IN.demo.tables(day)
      return { ...tables, jobs: jobsOf(count, tables.jobs) }
    },
  },
})
