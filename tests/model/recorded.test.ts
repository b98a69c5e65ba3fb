import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toFailure } from '@/domain/record/failure'
import type { FlowEntry, Upcaster } from '@/events/flow'
import { fold, inFlight, upcast } from '@/events/flow/replay'
import { MACHINES } from '@/machines'
import { checkoutUpcasters } from '@/machines/checkout/upcasters'
import { estimateUpcasters } from '@/machines/estimate-approval/upcasters'
import { onboardingUpcasters } from '@/machines/onboarding/upcasters'

/** What an earlier version of a flow recorded, and how it ended there. */
type Recorded = {
  name: string
  flow: string
  then: { state: unknown; status: string; context: object; inFlight: string[] }
  entries: FlowEntry[]
}

/** Recorded when the flows that carry out commands had no parts in common, when onboarding and checkout logged personal data, and when estimates had no options. */
const RECORDED = ['commanding-v1', 'personal-v1', 'estimate-approval-v1'].flatMap((file): Recorded[] =>
  JSON.parse(readFileSync(`tests/fixtures/recorded/${file}.json`, 'utf8')),
)

const UPCASTERS: Record<string, readonly Upcaster[]> = {
  checkout: checkoutUpcasters,
  onboarding: onboardingUpcasters,
  'estimate-approval': estimateUpcasters,
}

describe('a log that an earlier version recorded leads where it led then', () => {
  it.each(RECORDED.map((recorded) => [recorded.flow, recorded.name, recorded] as const))(
    '%s: %s',
    (flow, _, { entries, then }) => {
      // given the machine of today
      const entry = MACHINES.find(({ name }) => name === flow)
      if (!entry) throw new TypeError(`no flow ${flow}`)

      // when the log is folded, which checks the state after every entry
      const folded = fold(entry.machine, upcast(entries, entry.machine.version ?? '', UPCASTERS[flow]), toFailure)

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
