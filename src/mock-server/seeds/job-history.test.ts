import { describe, expect, it } from 'vitest'
import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { JOB_COMMANDS, JOB_RULES } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { dayAt, timeAt } from '@/domain/time/calendar'
import type { DatedFact } from '../core/log/store'
import { COMMAND_FACTS } from '../jobs/command-facts'
import { demoSeed } from './demo'
import { jobHistory } from './job-history'

const ANCHORS = ['2026-11-01', '2026-11-18', '2026-11-23', '2027-03-14', '2028-02-29']

const dayOf = ({ at = 0 }: DatedFact) => dayAt(at, DEFAULT_TIME_ZONE)
const timeOf = ({ at = 0 }: DatedFact) => timeAt(at, DEFAULT_TIME_ZONE)
const changeOf = ({ changes }: DatedFact) => changes[0]
const types = (facts: readonly DatedFact[]) => facts.map(({ type }) => type)

describe.each(ANCHORS)('what led to the jobs of the sample data on %s', (anchor) => {
  const { jobs } = demoSeed(anchor)
  const histories = jobs.map((job) => ({ job, facts: jobHistory(job, anchor) }))

  it('begins with the order and ends in the job as it is planted, each fact taking up the one before', () => {
    for (const { job, facts } of histories) {
      expect(facts.map((fact) => changeOf(fact)?.before)).toEqual([
        null,
        ...facts.slice(0, -1).map((fact) => changeOf(fact)?.after),
      ])
      expect(facts.map((fact) => changeOf(fact)?.after).at(-1)).toEqual(job)
    }
  })

  it('takes only steps that a job may take', () => {
    const wrong = histories.flatMap(({ facts }) =>
      facts.slice(1).filter((fact) => {
        const command = JOB_COMMANDS.find((each) => COMMAND_FACTS[each] === fact.type)
        const before = changeOf(fact)?.before as Job | null | undefined
        return !command || !before || !JOB_RULES[command].from.includes(before.status)
      }),
    )
    expect(wrong).toEqual([])
  })

  it('goes forward in time: ordered in office hours before the anchor and the work, done when it was planned', () => {
    for (const { job, facts } of histories) {
      const times = facts.map(({ at = 0 }) => at)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      const [created] = facts
      if (!created) throw new Error('no history')
      const first = job.scheduled_date < anchor ? job.scheduled_date : anchor
      expect([dayOf(created) < first, timeOf(created) >= '08:00', timeOf(created) <= '10:30']).toEqual([
        true,
        true,
        true,
      ])
      const atWork = facts.filter(({ type }) => /started|completed|departed/.test(type))
      expect(atWork.filter((fact) => dayOf(fact) !== job.scheduled_date)).toEqual([])
      expect(facts.filter((fact) => dayOf(fact) > anchor)).toEqual([])
    }
  })
})

it.each<[Job['status'], string[]]>([
  ['scheduled', ['job.created']],
  ['assigned', ['job.created', 'job.assigned']],
  ['en_route', ['job.created', 'job.assigned', 'job.departed']],
  ['in_progress', ['job.created', 'job.assigned', 'job.started']],
  ['completed', ['job.created', 'job.assigned', 'job.started', 'job.completed']],
  ['cancelled', ['job.created', 'job.cancelled']],
  ['missed', ['job.created', 'job.assigned', 'job.missed']],
])('a job that is %s has been through %j', (status, expected) => {
  const job = demoSeed('2026-11-18').jobs.find((each) => each.status === status)
  expect(job && types(jobHistory(job, '2026-11-18'))).toEqual(expected)
})

it('a job that was moved was ordered for an earlier day', () => {
  const moved = demoSeed('2026-11-18').jobs.filter(({ status }) => status === 'rescheduled')
  const first = moved.map((job) => changeOf(jobHistory(job, '2026-11-18')[0] as DatedFact)?.after as Job)
  expect(moved.length).toBeGreaterThan(3)
  expect(first.filter((job, index) => job.scheduled_date >= (moved[index]?.scheduled_date ?? ''))).toEqual([])
})
