import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FlowEntry } from '@/events/flow'
import { fold, inFlight } from '@/events/flow/fold'
import { MACHINES } from '@/machines'

/** What an earlier version of a flow recorded, and how it ended there. */
type Recorded = {
  name: string
  flow: string
  then: { state: unknown; status: string; context: object; inFlight: string[] }
  entries: FlowEntry[]
}

/** Recorded before the flows that carry out commands had their parts in common. */
const RECORDED: Recorded[] = JSON.parse(readFileSync('tests/fixtures/recorded/commanding-v1.json', 'utf8'))

describe('a log that an earlier version recorded leads where it led then', () => {
  it.each(RECORDED.map((recorded) => [recorded.flow, recorded.name, recorded] as const))(
    '%s: %s',
    (flow, _, { entries, then }) => {
      // given the machine of today
      const entry = MACHINES.find(({ name }) => name === flow)
      if (!entry) throw new TypeError(`no flow ${flow}`)

      // when the log is folded, which checks the state after every entry
      const folded = fold(entry.machine, entries)

      // then the flow is where it was, with the same services under way
      const { value, status, context } = folded.snapshot
      expect({
        state: value,
        status,
        context: JSON.parse(JSON.stringify(context)),
        inFlight: inFlight(folded),
      }).toEqual(then)
    },
  )
})
