import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  EditSavedViewDocument,
  type SavedViewsQuery,
} from '@/contract/graphql/generated/views'
import type { PageKey } from '@/domain/page/pages'
import type { GraphQL } from '../graphql/graphql'

/** A view as the app reads it. */
type View = SavedViewsQuery['savedViews'][number]

/** Writes of saved views, each the person's own. `key` is the intent's id. */
export type ViewService = {
  /** @throws Failure 409 beyond the most that are kept, 422 when the name is taken */
  create(view: { area: PageKey; name: string; query: string }, key: string): Promise<View>
  /** @throws Failure 404 when it is gone, 422 when the name is taken */
  edit(id: number, patch: { name?: string; query?: string }, key: string): Promise<View>
  /** @throws Failure 404 when it is gone */
  remove(id: number, key: string): Promise<void>
}

/** Builds the service over GraphQL: the documents name no call for these. */
export const createViewService = (graphql: GraphQL): ViewService => ({
  create: async (view, key) => (await graphql.mutate(CreateSavedViewDocument, { ...view, key })).createSavedView,
  edit: async (id, patch, key) => (await graphql.mutate(EditSavedViewDocument, { id, ...patch, key })).editSavedView,
  async remove(id, key) {
    await graphql.mutate(DeleteSavedViewDocument, { id, key })
  },
})
