// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EquipmentType =
  | 'HVAC'
  | 'Plumbing'
  | 'Electrical';

export type HealthStatus =
  | 'excellent'
  | 'good'
  | 'fair'
  | 'poor'
  | 'critical';

export type HealthKind =
  | 'age'
  | 'service'
  | 'use'
  | 'faults';

/** What a person says of equipment, all of it when it is added. The words are those of `Equipment`. */
export type EquipmentInput = {
  property_id?: number | null | undefined;
  name?: string | null | undefined;
  type?: string | null | undefined;
  location?: string | null | undefined;
  installed_on?: string | null | undefined;
  expected_life_years?: number | null | undefined;
  service_interval_days?: number | null | undefined;
  service_interval_hours?: number | null | undefined;
  hours_per_week?: number | null | undefined;
  service_cost?: number | null | undefined;
  repair_cost?: number | null | undefined;
  notes?: string | null | undefined;
};

export type AlertType =
  | 'open_fault'
  | 'failure_risk'
  | 'service_due'
  | 'end_of_life';

export type AlertSeverity =
  | 'low'
  | 'medium'
  | 'high'
  | 'critical';

export type ServiceType =
  | 'repair'
  | 'service'
  | 'tune_up'
  | 'replacement_review';

export type PredictiveQueryVariables = Exact<{ [key: string]: never; }>;


export type PredictiveQuery = { equipment: Array<{ id: number, name: string, type: EquipmentType, location: string, healthScore: number, status: HealthStatus, lastService: string | null, nextService: string, property_id: number, address: string, installed_on: string, expected_life_years: number, service_interval_days: number, service_interval_hours: number | null, hours_per_week: number, service_cost: number, repair_cost: number, notes: string, parts: Array<{ kind: HealthKind, text: string, effect: number }>, client: { id: number, name: string } | null, services: Array<{ id: number | null, done_on: string, notes: string, job: { id: number, job_number: string } | null }>, faults: Array<{ id: number, occurred_on: string, description: string, serviced: boolean }>, plan: { job_id: number, job_number: string, day: string, accepted: boolean } | null }>, predictiveAlerts: Array<{ id: number, equipmentName: string, alertType: AlertType, severity: AlertSeverity, predictedFailureDate: string, confidence: number, confidenceReason: string, description: string, estimatedCost: number, preventionCost: number, savings: number }>, equipmentRecommendations: Array<{ id: number, equipmentName: string, serviceType: ServiceType, urgency: number, recommendedDate: string, estimatedCost: number, benefits: Array<string>, description: string }>, equipmentMonitoring: { health_below: number, due_within_days: number } };

export type AddEquipmentMutationVariables = Exact<{
  equipment: EquipmentInput;
  key: string;
}>;


export type AddEquipmentMutation = { addEquipment: number };

export type EditEquipmentMutationVariables = Exact<{
  id: number;
  changed: EquipmentInput;
  was?: EquipmentInput | null | undefined;
  key: string;
}>;


export type EditEquipmentMutation = { editEquipment: number };

export type DeleteEquipmentMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type DeleteEquipmentMutation = { deleteEquipment: number };

export type RecordEquipmentServiceMutationVariables = Exact<{
  equipment: number;
  done_on: string;
  notes: string;
  key: string;
}>;


export type RecordEquipmentServiceMutation = { recordEquipmentService: number };

export type ReportEquipmentFaultMutationVariables = Exact<{
  equipment: number;
  occurred_on: string;
  description: string;
  key: string;
}>;


export type ReportEquipmentFaultMutation = { reportEquipmentFault: number };

export type ScheduleEquipmentServiceMutationVariables = Exact<{
  equipment: number;
  service_type: ServiceType;
  job: unknown;
  key: string;
}>;


export type ScheduleEquipmentServiceMutation = { scheduleEquipmentService: number };

export type AcceptEquipmentRecommendationMutationVariables = Exact<{
  equipment: number;
  key: string;
}>;


export type AcceptEquipmentRecommendationMutation = { acceptEquipmentRecommendation: number };

export type SetEquipmentMonitoringMutationVariables = Exact<{
  health_below: number;
  due_within_days: number;
  key: string;
}>;


export type SetEquipmentMonitoringMutation = { setEquipmentMonitoring: { health_below: number, due_within_days: number } };

export type EquipmentPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type EquipmentPlacesQuery = { equipmentPlaces: Array<{ id: number, name: string, property_id: number, job_ids: Array<number> }> };


export const PredictiveDocument = typedDocument<PredictiveQuery, PredictiveQueryVariables>(
  'query',
  'Predictive',
  'query Predictive{equipment{id name type location healthScore status parts{kind text effect}lastService nextService property_id address client{id name}installed_on expected_life_years service_interval_days service_interval_hours hours_per_week service_cost repair_cost notes services{id done_on notes job{id job_number}}faults{id occurred_on description serviced}plan{job_id job_number day accepted}}predictiveAlerts{id equipmentName alertType severity predictedFailureDate confidence confidenceReason description estimatedCost preventionCost savings}equipmentRecommendations{id equipmentName serviceType urgency recommendedDate estimatedCost benefits description}equipmentMonitoring{health_below due_within_days}}',
  () => v.object({ equipment: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), type: v.picklist(['HVAC', 'Plumbing', 'Electrical']), location: v.string(), healthScore: v.pipe(v.number(), v.finite()), status: v.picklist(['excellent', 'good', 'fair', 'poor', 'critical']), parts: v.array(v.object({ kind: v.picklist(['age', 'service', 'use', 'faults']), text: v.string(), effect: v.pipe(v.number(), v.finite()) })), lastService: v.nullable(v.string()), nextService: v.string(), property_id: v.pipe(v.number(), v.safeInteger()), address: v.string(), client: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() })), installed_on: v.string(), expected_life_years: v.pipe(v.number(), v.safeInteger()), service_interval_days: v.pipe(v.number(), v.safeInteger()), service_interval_hours: v.nullable(v.pipe(v.number(), v.safeInteger())), hours_per_week: v.pipe(v.number(), v.finite()), service_cost: v.pipe(v.number(), v.finite()), repair_cost: v.pipe(v.number(), v.finite()), notes: v.string(), services: v.array(v.object({ id: v.nullable(v.pipe(v.number(), v.safeInteger())), done_on: v.string(), notes: v.string(), job: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), job_number: v.string() })) })), faults: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), occurred_on: v.string(), description: v.string(), serviced: v.boolean() })), plan: v.nullable(v.object({ job_id: v.pipe(v.number(), v.safeInteger()), job_number: v.string(), day: v.string(), accepted: v.boolean() })) })), predictiveAlerts: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), equipmentName: v.string(), alertType: v.picklist(['open_fault', 'failure_risk', 'service_due', 'end_of_life']), severity: v.picklist(['low', 'medium', 'high', 'critical']), predictedFailureDate: v.string(), confidence: v.pipe(v.number(), v.finite()), confidenceReason: v.string(), description: v.string(), estimatedCost: v.pipe(v.number(), v.finite()), preventionCost: v.pipe(v.number(), v.finite()), savings: v.pipe(v.number(), v.finite()) })), equipmentRecommendations: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), equipmentName: v.string(), serviceType: v.picklist(['repair', 'service', 'tune_up', 'replacement_review']), urgency: v.pipe(v.number(), v.finite()), recommendedDate: v.string(), estimatedCost: v.pipe(v.number(), v.finite()), benefits: v.array(v.string()), description: v.string() })), equipmentMonitoring: v.object({ health_below: v.pipe(v.number(), v.finite()), due_within_days: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const AddEquipmentDocument = typedDocument<AddEquipmentMutation, AddEquipmentMutationVariables>(
  'mutation',
  'AddEquipment',
  'mutation AddEquipment($equipment:EquipmentInput!$key:String!){addEquipment(equipment:$equipment key:$key)}',
  () => v.object({ addEquipment: v.pipe(v.number(), v.safeInteger()) }),
)

export const EditEquipmentDocument = typedDocument<EditEquipmentMutation, EditEquipmentMutationVariables>(
  'mutation',
  'EditEquipment',
  'mutation EditEquipment($id:Int!$changed:EquipmentInput!$was:EquipmentInput$key:String!){editEquipment(id:$id changed:$changed was:$was key:$key)}',
  () => v.object({ editEquipment: v.pipe(v.number(), v.safeInteger()) }),
)

export const DeleteEquipmentDocument = typedDocument<DeleteEquipmentMutation, DeleteEquipmentMutationVariables>(
  'mutation',
  'DeleteEquipment',
  'mutation DeleteEquipment($id:Int!$key:String!){deleteEquipment(id:$id key:$key)}',
  () => v.object({ deleteEquipment: v.pipe(v.number(), v.safeInteger()) }),
)

export const RecordEquipmentServiceDocument = typedDocument<RecordEquipmentServiceMutation, RecordEquipmentServiceMutationVariables>(
  'mutation',
  'RecordEquipmentService',
  'mutation RecordEquipmentService($equipment:Int!$done_on:String!$notes:String!$key:String!){recordEquipmentService(equipment:$equipment done_on:$done_on notes:$notes key:$key)}',
  () => v.object({ recordEquipmentService: v.pipe(v.number(), v.safeInteger()) }),
)

export const ReportEquipmentFaultDocument = typedDocument<ReportEquipmentFaultMutation, ReportEquipmentFaultMutationVariables>(
  'mutation',
  'ReportEquipmentFault',
  'mutation ReportEquipmentFault($equipment:Int!$occurred_on:String!$description:String!$key:String!){reportEquipmentFault(equipment:$equipment occurred_on:$occurred_on description:$description key:$key)}',
  () => v.object({ reportEquipmentFault: v.pipe(v.number(), v.safeInteger()) }),
)

export const ScheduleEquipmentServiceDocument = typedDocument<ScheduleEquipmentServiceMutation, ScheduleEquipmentServiceMutationVariables>(
  'mutation',
  'ScheduleEquipmentService',
  'mutation ScheduleEquipmentService($equipment:Int!$service_type:ServiceType!$job:JSON!$key:String!){scheduleEquipmentService(equipment:$equipment service_type:$service_type job:$job key:$key)}',
  () => v.object({ scheduleEquipmentService: v.pipe(v.number(), v.safeInteger()) }),
)

export const AcceptEquipmentRecommendationDocument = typedDocument<AcceptEquipmentRecommendationMutation, AcceptEquipmentRecommendationMutationVariables>(
  'mutation',
  'AcceptEquipmentRecommendation',
  'mutation AcceptEquipmentRecommendation($equipment:Int!$key:String!){acceptEquipmentRecommendation(equipment:$equipment key:$key)}',
  () => v.object({ acceptEquipmentRecommendation: v.pipe(v.number(), v.safeInteger()) }),
)

export const SetEquipmentMonitoringDocument = typedDocument<SetEquipmentMonitoringMutation, SetEquipmentMonitoringMutationVariables>(
  'mutation',
  'SetEquipmentMonitoring',
  'mutation SetEquipmentMonitoring($health_below:Float!$due_within_days:Int!$key:String!){setEquipmentMonitoring(health_below:$health_below due_within_days:$due_within_days key:$key){health_below due_within_days}}',
  () => v.object({ setEquipmentMonitoring: v.object({ health_below: v.pipe(v.number(), v.finite()), due_within_days: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const EquipmentPlacesDocument = typedDocument<EquipmentPlacesQuery, EquipmentPlacesQueryVariables>(
  'query',
  'EquipmentPlaces',
  'query EquipmentPlaces{equipmentPlaces{id name property_id job_ids}}',
  () => v.object({ equipmentPlaces: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), property_id: v.pipe(v.number(), v.safeInteger()), job_ids: v.array(v.pipe(v.number(), v.safeInteger())) })) }),
)
