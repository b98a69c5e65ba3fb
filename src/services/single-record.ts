import { queryOptions } from '@tanstack/react-query'
import { failureFrom } from '@/domain/record/failure'
import type { Topic } from './renewal'

type Options<R> = {
  queryKey: readonly (string | number)[]
  /** What makes it old: what makes its list old. */
  renewedBy: readonly Topic[]
  load: () => Promise<readonly R[]>
}

/** One record out of its list, for a link to what the list did not hold: no call gives a single one, so the list is loaded again. */
export const singleRecord = <R extends { id: number }>(id: number, { queryKey, renewedBy, load }: Options<R>) =>
  queryOptions({
    queryKey: [...queryKey, id],
    meta: { renewedBy },
    queryFn: async (): Promise<R> => {
      const record = (await load()).find((each) => each.id === id)
      if (!record) throw failureFrom({ status: 404 })
      return record
    },
  })
