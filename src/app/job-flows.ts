import type { FlowDefinition, Flows } from '@/events/flow'
import { known } from '@/machines/job-lifecycle/context'
import type { jobLifecycleMachine } from '@/machines/job-lifecycle/machine'
import type { JobFlow, JobFlows } from '@/routes/-context'

type Registry = Flows<{ 'job-lifecycle': FlowDefinition<typeof jobLifecycleMachine> }>

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Keeps the job flows that this tab has opened or resumed, and tells of their changes as one. */
export const createJobFlows = (flows: Registry): JobFlows & { adopt(flow: JobFlow): void } => {
  let inHand: readonly JobFlow[] = []
  const listeners = new Set<() => void>()
  let version = 0
  const tell = () => {
    version++
    for (const listener of listeners) listener()
  }

  const adopt = (flow: JobFlow) => {
    if (inHand.includes(flow)) return
    inHand = [...inHand, flow]
    flow.subscribe(tell)
    tell()
  }

  return {
    adopt,
    of(job, actor) {
      const facts = known(job)
      const flow = flows.open('job-lifecycle', job.id, { actor, job: facts })
      adopt(flow)
      // A flow taken up again may remember the job as it was: what the list shows comes before what is asked next.
      if (!isSame(flow.snapshot()?.context.job, facts)) flow.send({ type: 'job.changed', job: facts })
      return flow
    },
    draft(key, actor) {
      const flow = flows.open('job-lifecycle', `new-${key}`, { actor, job: null })
      adopt(flow)
      return flow
    },
    all: () => inHand,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
