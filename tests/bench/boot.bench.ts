import type { EventLog } from '@/events/log'
import { type FactEntry, memoryFactLog } from '@/mock-server'
import { benchClock, startWithoutLatency } from './demo-server'
import { best, type Figure } from './figure'

const FACTS = 100_000
const CHUNK = 5_000
const RUNS = 9

/** Edits of the demo's jobs in turn, as somebody made them who never rests. */
const edits = (jobs: readonly { id: number; title: string }[], lastSeq: Map<number, number>, count: number) =>
  Array.from({ length: count }, (_, index): FactEntry => {
    const job = jobs[index % jobs.length] ?? { id: 1, title: '' }
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

const boot = async (log: EventLog<FactEntry>) => {
  const server = startWithoutLatency({ log })
  await server.ready
  server.shutdown()
}

/** A log with a history of that many facts, after which the back end has kept its database once. */
const logWith = async (facts: number): Promise<EventLog<FactEntry>> => {
  const log = memoryFactLog()
  const server = startWithoutLatency({ log })
  await server.ready
  const { jobs } = (await server.state()).tables
  const lastSeq = new Map<number, number>()
  for (const { stream, lastSeq: last } of await log.streams('job/'))
    lastSeq.set(Number(stream.slice('job/'.length)), last)
  for (let done = 0; done < facts; done += CHUNK) await log.append(edits(jobs, lastSeq, CHUNK))
  await server.rebuild()
  server.shutdown()
  return log
}

/** Starting the back end on a long history, against one that has only been planted. */
export const figures = async (): Promise<Figure[]> => {
  const short = await logWith(0)
  const long = await logWith(FACTS)
  const baseline = await best(RUNS, () => boot(short))
  const is = await best(RUNS, () => boot(long))
  return [{ what: 'start with 100,000 facts, against a start with none', is, baseline, budget: { ratio: 1.2 } }]
}
