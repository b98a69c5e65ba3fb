import type { StorageAccess, StorageTrouble } from '@/routes/-session/context'

type Log = StorageTrouble['log']

export type TroubleReports = { onDegraded(trouble: Pick<StorageTrouble, 'kind'>): void; onUnreadable(): void }

/** Collects each log problem of this browser once, while the page is open. */
export const createStorageNotices = (): Pick<StorageAccess, 'troubles' | 'subscribe'> & {
  reportsOf(log: Log): TroubleReports
} => {
  let troubles: readonly StorageTrouble[] = []
  const listeners = new Set<() => void>()

  const add = (log: Log, kind: StorageTrouble['kind']) => {
    if (troubles.some((trouble) => trouble.log === log && trouble.kind === kind)) return
    troubles = [...troubles, { log, kind }]
    for (const listener of listeners) listener()
  }

  return {
    troubles: () => troubles,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reportsOf: (log) => ({
      onDegraded: ({ kind }) => add(log, kind),
      onUnreadable: () => add(log, 'unreadable'),
    }),
  }
}
