import { toFailure } from '@/domain/record/failure'
import { createFlows, defineFlow, type FlowEntry, inProcessLocks, readFlowEntry } from '@/events/flow'
import { memoryLog } from '@/events/log/memory'
import { benchClock } from './demo-server'
import { best, type Figure } from './figure'
import { roundMachine } from './round-machine'

const AT_REST = 10_000
const OPENED = 100
const RUNS = 5

const round = defineFlow({ name: 'round', machine: roundMachine, rests: ({ value }) => value === 'idle' })

const log = memoryLog<FlowEntry>({ product: 'Groundwork', read: readFlowEntry })
let opened = 0

const tab = () => {
  const flows = createFlows({ log, clock: benchClock, locks: inProcessLocks(), toFailure, definitions: { round } })
  return {
    flows,
    async open(count: number) {
      for (const end = opened + count; opened < end; opened++) await flows.open('round', opened, undefined).whenStored()
    },
  }
}

/** Opening flows in a tab with many idle ones, compared with a new tab. */
export const figures = async (): Promise<Figure[]> => {
  const old = tab()
  await old.open(AT_REST)
  const running = old.flows.running().length
  if (running > 1) throw new Error(`${running} flows still run`)
  const fresh = tab()
  const baseline = await best(RUNS, () => fresh.open(OPENED))
  const is = await best(RUNS, () => old.open(OPENED))
  return [{ what: 'opening flows beside 10,000 at rest, against in a new tab', is, baseline, budget: { ratio: 1.5 } }]
}
