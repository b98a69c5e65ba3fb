import { undo, undoRequest } from '@/services/history/queries'
import { defineArea } from './area'

/** What happened to records, and taking it back. */
export const history = defineArea({
  name: 'history',
  services: ({ graphql }) => ({
    /** Takes facts of any records back together. `key` is the intent's id. @throws Failure 409 when they have changed since. */
    undo: (positions: number[], key: string): Promise<void> => undo(graphql, positions, key),
    /** Takes back all that one request led to, and says how many facts that were. @throws Failure 404, 403 or 409 when it can't be taken back. */
    undoRequest: (request: string, key: string): Promise<number> => undoRequest(graphql, request, key),
  }),
})
