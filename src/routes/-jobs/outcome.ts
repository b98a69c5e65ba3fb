import type { Failure } from '@/domain/failure'
import type { JobEvent } from '@/machines/job-lifecycle/context'
import type { JobRequest } from '@/machines/job-lifecycle/intent'
import { keyToRetry } from '@/machines/job-lifecycle/selectors'
import type { Outcome } from '@/ui/kit/records/run-on-many'
import type { JobFlow } from '../-context'

const NOT_TAKEN: Failure = {
  message: 'The job has changed meanwhile. Please look again.',
  status: 409,
  details: null,
}

/**
 * Gives a flow an event and says how it ended. `key` is the intent that the event begins or retries. A flow that does not
 * take the event, because the job has moved on, counts as a refusal.
 */
export const settle = (flow: JobFlow, event: JobEvent, key: string): Promise<Outcome> =>
  new Promise((resolve) => {
    let taken = false
    const end = (outcome: Outcome) => {
      stop()
      resolve(outcome)
    }
    const look = () => {
      const context = flow.snapshot()?.context
      if (context === undefined) return
      const ours = context.intent?.key === key
      if (ours && context.failure === null) taken = true
      else if (taken)
        end(ours && context.failure ? { ok: false, failure: context.failure, inActivity: true } : { ok: true })
    }
    const stop = flow.subscribe(look)
    flow.send(event)
    look()
    void flow
      .whenOpen()
      .then(() => flow.whenStored())
      .then(() => {
        look()
        if (!taken) end({ ok: false, failure: NOT_TAKEN })
      })
  })

/** The key under which a request is carried out: that of the same request where it has failed before, else its own. */
export const keyOf = (flow: JobFlow, event: JobRequest): string => {
  const snapshot = flow.snapshot()
  return (snapshot && keyToRetry(snapshot, event)) ?? event.id
}

/** Gives a flow a request and says how it ended. One that has failed and is asked for again is retried. */
export const request = (flow: JobFlow, event: JobRequest): Promise<Outcome> => {
  const key = keyOf(flow, event)
  return settle(flow, key === event.id ? event : { type: 'job.retry' }, key)
}
