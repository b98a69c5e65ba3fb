import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { toFailure } from '@/domain/failure'
import type { Task } from '@/ui/billing/types'

type Wish<T> = { of: T; key: string }

/**
 * A write without a flow: one at a time, so that a double click does nothing twice. What failed can be tried again under the same key,
 * and the back end does it once.
 */
export const useTask = <T>(
  work: (of: T, key: string) => Promise<void>,
  newId: () => string,
  onDone: () => void = () => undefined,
): Task<T> => {
  const isRunning = useRef(false)
  const { mutate, variables, isPending, error, reset } = useMutation({
    mutationFn: ({ of, key }: Wish<T>) => work(of, key),
    // A failure is shown at once, even when the browser thinks it is offline.
    networkMode: 'always',
    onSuccess: onDone,
    onSettled: () => {
      isRunning.current = false
    },
  })
  const begin = (wish: Wish<T>) => {
    if (isRunning.current) return
    isRunning.current = true
    mutate(wish)
  }
  return {
    busy: isPending && variables ? variables.of : null,
    failure: error === null ? null : toFailure(error),
    run: (of) => begin({ of, key: newId() }),
    retry: () => variables && begin(variables),
    dismiss: reset,
  }
}
