import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  EditSavedViewDocument,
  type SavedViewsQuery,
} from '@/contract/graphql/generated/views'
import type { PageKey } from '@/domain/page/pages'
import type { GraphQL } from '../graphql/graphql'

type View = SavedViewsQuery['savedViews'][number]

/** `key` is the intent's id. */
export type ViewService = {
  /** Throws Failure 409 beyond the maximum, 422 when the name is taken. */
  create(view: { area: PageKey; name: string; query: string }, key: string): Promise<View>
  /** Throws Failure 404 when it is gone, 422 when the name is taken. */
  edit(id: number, patch: { name?: string; query?: string }, key: string): Promise<View>
  /** Throws Failure 404 when it is gone. */
  remove(id: number, key: string): Promise<void>
}

export const createViewService = (graphql: GraphQL): ViewService => ({
  create: async (view, key) => (await graphql.mutate(CreateSavedViewDocument, { ...view, key })).createSavedView,
  edit: async (id, patch, key) => (await graphql.mutate(EditSavedViewDocument, { id, ...patch, key })).editSavedView,
  async remove(id, key) {
    await graphql.mutate(DeleteSavedViewDocument, { id, key })
  },
})
