import { toFailure } from '@/domain/record/failure'
import { createFlows, type FlowEntry, inProcessLocks, readFlowEntry } from '@/events/flow'
import { memoryLog } from '@/events/log/memory'
import { benchClock } from './demo-server'
import { best, type Figure } from './figure'
import { roundMachine } from './round-machine'

const STREAMS = 100_000
const RUNS = 5

const beginning = (index: number): FlowEntry => ({
  stream: `round/${index}#1`,
  seq: 0,
  at: 0,
  v: '1',
  kind: 'init',
  name: 'round',
  state: 'idle',
})

/** Finds a closed tab's unfinished flow among 100,000 idle ones, compared with listing their streams. */
export const figures = async (): Promise<Figure[]> => {
  const log = memoryLog<FlowEntry>({ product: 'Groundwork', read: readFlowEntry })
  await log.append(
    Array.from({ length: STREAMS }, (_, index) => beginning(index)),
    { note: 'idle' },
  )
  const flows = createFlows({
    log,
    clock: benchClock,
    locks: inProcessLocks(),
    toFailure,
    definitions: { round: { name: 'round', machine: roundMachine } },
  })
  const is = await best(RUNS, () => flows.resumeUnfinished())
  const baseline = await best(RUNS, () => log.streams())
  return [
    { what: 'finding unfinished ones among 100,000 flows, against listing them', is, baseline, budget: { ratio: 4 } },
  ]
}
