import { undo, undoRequest } from '@/services/history/queries'
import { defineArea } from './area'

export const history = defineArea({
  name: 'history',
  services: ({ graphql }) => ({
    /** Undoes facts of any records together. `key` is the intent's id. Throws Failure 409 when they have changed since. */
    undo: (positions: number[], key: string): Promise<void> => undo(graphql, positions, key),
    /** Undoes everything one request caused and returns the number of facts. Throws Failure 404, 403 or 409 when it can't be undone. */
    undoRequest: (request: string, key: string): Promise<number> => undoRequest(graphql, request, key),
  }),
})
