import type { Proposal } from '@/domain/scheduling/proposal/proposal'
import { positionsFrom } from '@/domain/scheduling/travel'
import type { Order, Outcome, Task } from './order'

type Waiting = { resolve: (proposal: Proposal) => void; reject: (problem: Error) => void }

/** A worker keeps the page responsive. */
const startWorker = () => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let ids = 0
  const failAll = () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker does not run.'))
    waiting.clear()
  }
  worker.addEventListener('error', failAll)
  worker.addEventListener('message', ({ data }: MessageEvent<Outcome>) => {
    const pendingTask = waiting.get(data.id)
    waiting.delete(data.id)
    if ('proposal' in data) pendingTask?.resolve(data.proposal)
    else pendingTask?.reject(new Error(data.problem))
  })
  return (task: Task): Promise<Proposal> =>
    new Promise((resolve, reject) => {
      const id = ++ids
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...task } satisfies Order)
    })
}

/** Runs in the page. The search loads with the first proposal made without a worker, because most pages never need it. */
const here = async ({ ask, work, preferences }: Task): Promise<Proposal> => {
  const { makeProposal } = await import('@/domain/scheduling/proposal/make')
  return makeProposal(ask, { ...work, positionOf: positionsFrom(work.properties) }, preferences)
}

let inWorker: ReturnType<typeof startWorker> | null = null

/** Uses a worker if available; the result is the same without one. */
export const propose = async (task: Task): Promise<Proposal> => {
  if (typeof Worker === 'undefined') return here(task)
  try {
    inWorker ??= startWorker()
    return await inWorker(task)
  } catch {
    inWorker = null
    return here(task)
  }
}
