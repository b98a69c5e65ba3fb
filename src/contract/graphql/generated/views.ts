// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SavedViewsQueryVariables = Exact<{
  area: string;
}>;


export type SavedViewsQuery = { savedViews: Array<{ id: number, name: string, query: string }> };

export type CreateSavedViewMutationVariables = Exact<{
  area: string;
  name: string;
  query: string;
  key: string;
}>;


export type CreateSavedViewMutation = { createSavedView: { id: number, name: string, query: string } };

export type EditSavedViewMutationVariables = Exact<{
  id: number;
  name?: string | null | undefined;
  query?: string | null | undefined;
  key: string;
}>;


export type EditSavedViewMutation = { editSavedView: { id: number, name: string, query: string } };

export type DeleteSavedViewMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type DeleteSavedViewMutation = { deleteSavedView: number };


export const SavedViewsDocument = typedDocument<SavedViewsQuery, SavedViewsQueryVariables>(
  'query',
  'SavedViews',
  'query SavedViews($area:String!){savedViews(area:$area){id name query}}',
  () => v.object({ savedViews: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), query: v.string() })) }),
)

export const CreateSavedViewDocument = typedDocument<CreateSavedViewMutation, CreateSavedViewMutationVariables>(
  'mutation',
  'CreateSavedView',
  'mutation CreateSavedView($area:String!$name:String!$query:String!$key:String!){createSavedView(area:$area name:$name query:$query key:$key){id name query}}',
  () => v.object({ createSavedView: v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), query: v.string() }) }),
)

export const EditSavedViewDocument = typedDocument<EditSavedViewMutation, EditSavedViewMutationVariables>(
  'mutation',
  'EditSavedView',
  'mutation EditSavedView($id:Int!$name:String$query:String$key:String!){editSavedView(id:$id name:$name query:$query key:$key){id name query}}',
  () => v.object({ editSavedView: v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), query: v.string() }) }),
)

export const DeleteSavedViewDocument = typedDocument<DeleteSavedViewMutation, DeleteSavedViewMutationVariables>(
  'mutation',
  'DeleteSavedView',
  'mutation DeleteSavedView($id:Int!$key:String!){deleteSavedView(id:$id key:$key)}',
  () => v.object({ deleteSavedView: v.pipe(v.number(), v.safeInteger()) }),
)
