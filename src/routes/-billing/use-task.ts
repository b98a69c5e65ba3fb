import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { toFailure } from '@/domain/record/failure'
import type { Task } from '@/ui/billing/types'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'

/** A command given to one thing at a time, so that a double click does nothing twice, and the outcome of the last one. */
export const useTask = <T>(command: (of: T) => Promise<Outcome>, onDone: () => void = () => undefined): Task<T> => {
  const isRunning = useRef(false)
  const { mutate, variables, isPending, error, reset } = useMutation({
    async mutationFn(of: T) {
      const outcome = await command(of)
      if (!outcome.ok) throw outcome.failure
    },
    // A failure is shown at once, even when the browser thinks it is offline.
    networkMode: 'always',
    onSuccess: onDone,
    onSettled: () => {
      isRunning.current = false
    },
  })
  const run = (of: T) => {
    if (isRunning.current) return
    isRunning.current = true
    mutate(of)
  }
  return {
    busy: isPending && variables ? variables : null,
    failure: error === null ? null : toFailure(error),
    run,
    retry: () => variables && run(variables),
    dismiss: reset,
  }
}
