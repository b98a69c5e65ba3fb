import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { toFailure } from '@/domain/record/failure'
import type { Task } from '@/ui/billing/types'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'

/** Runs one command at a time, so a double click has no second effect, and keeps the last outcome. */
export const useTask = <T>(command: (of: T) => Promise<Outcome>, onDone: () => void = () => undefined): Task<T> => {
  const isRunning = useRef(false)
  const { mutate, variables, isPending, error, reset } = useMutation({
    async mutationFn(of: T) {
      const outcome = await command(of)
      if (!outcome.ok) throw outcome.failure
    },
    // Without this, an offline browser would pause the mutation instead of failing at once.
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
