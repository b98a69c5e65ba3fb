import type { Job } from '@/domain/job/job'
import type { EventLog } from '@/events/log'
import { type FactEntry, memoryFactLog } from '@/mock-server'
import { benchClock, startWithoutLatency } from './demo-server'

const CHUNK = 5_000

const edits = (jobs: readonly Job[], lastSeq: Map<number, number>, count: number) =>
  Array.from({ length: count }, (_, index): FactEntry => {
    const job = jobs[index % jobs.length]
    if (!job) throw new Error('there are jobs to edit')
    const seq = (lastSeq.get(job.id) ?? -1) + 1
    lastSeq.set(job.id, seq)
    return {
      stream: `job/${job.id}`,
      seq,
      at: benchClock.now(),
      v: '1',
      type: 'job.edited',
      actor: { kind: 'user', user_id: 1, name: 'Dana Whitfield' },
      cause: null,
      note: 'Edited',
      changes: [{ table: 'jobs', id: job.id, before: { ...job }, after: { ...job } }],
    }
  })

export const logWith = async (
  facts: number,
  isWanted: (job: Job) => boolean = () => true,
): Promise<EventLog<FactEntry>> => {
  const log = memoryFactLog()
  const server = startWithoutLatency({ log })
  await server.ready
  const jobs = (await server.state()).tables.jobs.filter(isWanted)
  const lastSeq = new Map<number, number>()
  for (const { stream, lastSeq: last } of await log.streams('job/'))
    lastSeq.set(Number(stream.slice('job/'.length)), last)
  for (let done = 0; done < facts; done += CHUNK) await log.append(edits(jobs, lastSeq, CHUNK))
  await server.rebuild()
  server.shutdown()
  return log
}
