// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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


export const MapPlacesDocument = typedDocument<MapPlacesQuery, MapPlacesQueryVariables>(
  'query',
  'MapPlaces',
  'query MapPlaces($date:String!$status:MapStatus){mapPlaces(date:$date status:$status){id property_name client_name address city state zip_code latitude longitude upcoming_jobs total_jobs last_service_date next_service_date jobs{id job_number job_title client_id client_name scheduled_date scheduled_start_time scheduled_end_time status priority estimated_duration_minutes crew_id crew_assignments{crew_member_name role}}}}',
  () => v.object({ mapPlaces: v.array(v.object({ id: v.nullable(v.pipe(v.number(), v.safeInteger())), property_name: v.string(), client_name: v.string(), address: v.string(), city: v.string(), state: v.string(), zip_code: v.string(), latitude: v.nullable(v.pipe(v.number(), v.finite())), longitude: v.nullable(v.pipe(v.number(), v.finite())), upcoming_jobs: v.pipe(v.number(), v.safeInteger()), total_jobs: v.pipe(v.number(), v.safeInteger()), last_service_date: v.nullable(v.string()), next_service_date: v.nullable(v.string()), jobs: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), job_number: v.string(), job_title: v.string(), client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string(), scheduled_date: v.string(), scheduled_start_time: v.string(), scheduled_end_time: v.string(), status: v.picklist(['scheduled', 'assigned', 'en_route', 'in_progress', 'completed']), priority: v.picklist(['low', 'normal', 'high', 'urgent']), estimated_duration_minutes: v.pipe(v.number(), v.finite()), crew_id: v.nullable(v.pipe(v.number(), v.safeInteger())), crew_assignments: v.array(v.object({ crew_member_name: v.string(), role: v.picklist(['crew_leader', 'technician', 'specialist']) })) })) })) }),
)
