import { queryOptions } from '@tanstack/react-query'
import { failureFrom } from '@/domain/record/failure'
import type { Topic } from './renewal'

type Options<R> = {
  queryKey: readonly (string | number)[]
  renewedBy: readonly Topic[]
  load: () => Promise<readonly R[]>
}

/** One record from its list, for links to records the list did not hold. No endpoint returns a single one, so the list is reloaded. */
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
