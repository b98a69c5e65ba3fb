// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CrewsQueryVariables = Exact<{ [key: string]: never; }>;


export type CrewsQuery = { crews: Array<{ id: number, name: string }> };

export type CreateCrewMutationVariables = Exact<{
  name: string;
  key: string;
}>;


export type CreateCrewMutation = { createCrew: { id: number, name: string } };

export type RenameCrewMutationVariables = Exact<{
  id: number;
  name: string;
  key: string;
}>;


export type RenameCrewMutation = { renameCrew: { id: number, name: string } };

export type DeleteCrewMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type DeleteCrewMutation = { deleteCrew: number };


export const CrewsDocument = typedDocument<CrewsQuery, CrewsQueryVariables>(
  'query',
  'Crews',
  'query Crews{crews{id name}}',
  () => v.object({ crews: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() })) }),
)

export const CreateCrewDocument = typedDocument<CreateCrewMutation, CreateCrewMutationVariables>(
  'mutation',
  'CreateCrew',
  'mutation CreateCrew($name:String!$key:String!){createCrew(name:$name key:$key){id name}}',
  () => v.object({ createCrew: v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() }) }),
)

export const RenameCrewDocument = typedDocument<RenameCrewMutation, RenameCrewMutationVariables>(
  'mutation',
  'RenameCrew',
  'mutation RenameCrew($id:Int!$name:String!$key:String!){renameCrew(id:$id name:$name key:$key){id name}}',
  () => v.object({ renameCrew: v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() }) }),
)

export const DeleteCrewDocument = typedDocument<DeleteCrewMutation, DeleteCrewMutationVariables>(
  'mutation',
  'DeleteCrew',
  'mutation DeleteCrew($id:Int!$key:String!){deleteCrew(id:$id key:$key)}',
  () => v.object({ deleteCrew: v.pipe(v.number(), v.safeInteger()) }),
)
