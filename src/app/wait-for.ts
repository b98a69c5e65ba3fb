import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import type { Flow } from '@/events/flow'

export const waitFor = <M extends AnyStateMachine>(
  flow: Flow<M>,
  wanted: (snapshot: SnapshotFrom<M>) => boolean,
): Promise<SnapshotFrom<M>> =>
  new Promise((resolve) => {
    const check = () => {
      const snapshot = flow.snapshot()
      if (snapshot === undefined || !wanted(snapshot)) return false
      stop()
      resolve(snapshot)
      return true
    }
    let stop = () => {}
    if (!check()) stop = flow.subscribe(check)
  })
