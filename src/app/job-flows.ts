import type { FlowDefinition, Flows } from '@/events/flow'
import { known } from '@/machines/job-lifecycle/context'
import type { jobLifecycleMachine } from '@/machines/job-lifecycle/machine'
import type { JobFlow, JobFlows } from '@/routes/-context'

type Registry = Pick<Flows<{ 'job-lifecycle': FlowDefinition<typeof jobLifecycleMachine> }>, 'open'>

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A person's part in something is a flow of its own: whoever signs in next neither goes on with it nor answers for it. */
export const keyFor = (subject: string | number, userId: number) => `${subject}.by-${userId}`

/** Whether a flow of this key is that person's. */
export const isFlowOf = (key: string, userId: number | undefined): boolean => key.endsWith(`.by-${userId}`)

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
      const flow = flows.open('job-lifecycle', keyFor(job.id, actor.user_id), { actor, job: facts })
      adopt(flow)
      // A flow taken up again may remember the job as it was: what the list shows comes before what is asked next.
      if (!isSame(flow.snapshot()?.context.job, facts)) flow.send({ type: 'job.changed', job: facts })
      return flow
    },
    draft(key, actor) {
      const flow = flows.open('job-lifecycle', keyFor(`new-${key}`, actor.user_id), { actor, job: null })
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
