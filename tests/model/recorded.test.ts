import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toFailure } from '@/domain/record/failure'
import type { FlowEntry, Upcaster } from '@/events/flow'
import { fold, inFlight, upcast } from '@/events/flow/replay'
import { MACHINES } from '@/machines'
import { checkoutUpcasters } from '@/machines/checkout/upcasters'
import { estimateUpcasters } from '@/machines/estimate-approval/upcasters'
import { onboardingUpcasters } from '@/machines/onboarding/upcasters'

type Recorded = {
  name: string
  flow: string
  then: { state: unknown; status: string; context: object; inFlight: string[] }
  entries: FlowEntry[]
}

/** Recorded before commands shared code, when onboarding and checkout still logged personal data, and before estimates had options. */
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
      const entry = MACHINES.find(({ name }) => name === flow)
      if (!entry) throw new TypeError(`no flow ${flow}`)

      const folded = fold(entry.machine, upcast(entries, entry.machine.version ?? '', UPCASTERS[flow]), toFailure)

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
