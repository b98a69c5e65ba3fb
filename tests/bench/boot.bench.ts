import type { EventLog } from '@/events/log'
import type { FactEntry } from '@/mock-server'
import { startWithoutLatency } from './demo-server'
import { best, type Figure } from './figure'
import { logWith } from './long-log'

const FACTS = 100_000
const RUNS = 9

const boot = async (log: EventLog<FactEntry>) => {
  const server = startWithoutLatency({ log })
  await server.ready
  server.shutdown()
}

/** Starts the back end on a long history, compared with a fresh seed. */
export const figures = async (): Promise<Figure[]> => {
  const short = await logWith(0)
  const long = await logWith(FACTS)
  const baseline = await best(RUNS, () => boot(short))
  const is = await best(RUNS, () => boot(long))
  return [{ what: 'start with 100,000 facts, against a start with none', is, baseline, budget: { ratio: 1.2 } }]
}
