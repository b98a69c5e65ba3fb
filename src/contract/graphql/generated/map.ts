// Made by scripts/codegen.mjs from the .graphql files; edit those.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a job on the map can be; a rescheduled one is scheduled, and cancelled and missed ones are not on it. */
export type MapStatus =
  | 'scheduled'
  | 'assigned'
  | 'en_route'
  | 'in_progress'
  | 'completed';

export type JobPriority =
  | 'low'
  | 'normal'
  | 'high'
  | 'urgent';

export type CrewRole =
  | 'crew_leader'
  | 'technician'
  | 'specialist';

export type MapPlacesQueryVariables = Exact<{
  date: string;
  status?: MapStatus | null | undefined;
}>;


export type MapPlacesQuery = { mapPlaces: Array<{ id: number | null, property_name: string, client_name: string, address: string, city: string, state: string, zip_code: string, latitude: number | null, longitude: number | null, upcoming_jobs: number, total_jobs: number, last_service_date: string | null, next_service_date: string | null, jobs: Array<{ id: number, job_number: string, job_title: string, client_id: number, client_name: string, scheduled_date: string, scheduled_start_time: string, scheduled_end_time: string, status: MapStatus, priority: JobPriority, estimated_duration_minutes: number, crew_id: number | null, crew_assignments: Array<{ crew_member_name: string, role: CrewRole }> }> }> };


export const MapPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MapStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"property_name"}},{"kind":"Field","name":{"kind":"Name","value":"client_name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip_code"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"upcoming_jobs"}},{"kind":"Field","name":{"kind":"Name","value":"total_jobs"}},{"kind":"Field","name":{"kind":"Name","value":"last_service_date"}},{"kind":"Field","name":{"kind":"Name","value":"next_service_date"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job_number"}},{"kind":"Field","name":{"kind":"Name","value":"job_title"}},{"kind":"Field","name":{"kind":"Name","value":"client_id"}},{"kind":"Field","name":{"kind":"Name","value":"client_name"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled_date"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled_start_time"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled_end_time"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"estimated_duration_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"crew_id"}},{"kind":"Field","name":{"kind":"Name","value":"crew_assignments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"crew_member_name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MapPlacesQuery, MapPlacesQueryVariables>;