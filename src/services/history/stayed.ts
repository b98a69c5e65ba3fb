import type { Stayed } from './queries'

/** What undos that went through a flow left as it is, by key, until the screen that sent them asks. */
export const createStayedRecords = () => {
  const byKey = new Map<string, readonly Stayed[]>()
  return {
    keep(key: string, stayed: readonly Stayed[]): void {
      if (stayed.length > 0) byKey.set(key, stayed)
    },
    take(key: string): readonly Stayed[] {
      const stayed = byKey.get(key) ?? []
      byKey.delete(key)
      return stayed
    },
  }
}

export type StayedRecords = ReturnType<typeof createStayedRecords>
