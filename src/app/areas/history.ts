import { undo } from '@/services/history/queries'
import { defineArea } from './area'

/** What happened to records, and taking it back. */
export const history = defineArea({
  name: 'history',
  services: ({ graphql }) => ({
    /** Takes facts of any records back together. `key` is the intent's id. @throws Failure 409 when they have changed since. */
    undo: (positions: number[], key: string): Promise<void> => undo(graphql, positions, key),
  }),
})
