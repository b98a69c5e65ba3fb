import type { Row } from '@/domain/record/fact'
import { memoryFactLog } from '@/mock-server'
import { putRow } from '@/mock-server/core/log/rows'
import { createSnapshots } from '@/mock-server/core/log/snapshot'
import type { State } from '@/mock-server/core/log/state'
import { SCHEMA } from '@/mock-server/tables'
import { startWithoutLatency } from './demo-server'
import { best, type Figure } from './figure'
import { scenariosWith } from './many-jobs'

const JOBS = 100_000
const EDITED = 25
const RUNS = 5

const stateWith = async (count: number): Promise<State> => {
  const server = startWithoutLatency({ scenarios: scenariosWith(count) })
  await server.ready
  const state = await server.state()
  server.shutdown()
  return state
}

const edit = ({ tables }: State) => {
  const rows: Row[] = tables.jobs
  for (const row of rows.filter((_, index) => index % (JOBS / EDITED) === 0)) putRow(rows, { ...row })
}

/** Saves a large database after a few changes, compared with saving all of it; and the part a writer waits for. */
export const figures = async (): Promise<Figure[]> => {
  const state = await stateWith(JOBS)
  const log = memoryFactLog()
  const snapshots = createSnapshots(log, SCHEMA, (work) => work())
  const all = await best(RUNS, () => snapshots.keep({ ...state }))
  await snapshots.keep(state)
  const changed = await best(RUNS, () => {
    edit(state)
    return snapshots.keep(state)
  })
  let waited = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS; run++) {
    const later: (() => Promise<void>)[] = []
    const { keep } = createSnapshots(log, SCHEMA, async (work) => void later.push(work))
    waited = Math.min(waited, await best(1, () => void keep(state)))
    await Promise.all(later.map((work) => work()))
  }
  return [
    {
      what: 'keeping 100,000 jobs after some edits, against keeping all',
      is: changed,
      baseline: all,
      budget: { ratio: 0.1 },
    },
    {
      what: 'what a write waits for while they are kept, against keeping all',
      is: waited,
      baseline: all,
      budget: { ratio: 0.02 },
    },
  ]
}
