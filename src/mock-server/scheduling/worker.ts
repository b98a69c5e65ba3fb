import { makeProposal } from '@/domain/scheduling/proposal/make'
import { createContinuing } from '@/domain/scheduling/solve'
import { positionsFrom } from '@/domain/scheduling/travel'
import type { Order, Outcome } from './order'

const solver = createContinuing()

const carryOut = async ({ id, ask, work, preferences }: Order): Promise<Outcome> => {
  try {
    const ground = { ...work, positionOf: positionsFrom(work.properties) }
    return { id, proposal: await makeProposal(ask, ground, preferences, solver) }
  } catch (error) {
    return { id, problem: String(error) }
  }
}

// Sequential, because orders continue the same search.
let last: Promise<unknown> = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<Order>) => {
  last = last.then(async () => postMessage(await carryOut(data)))
})
