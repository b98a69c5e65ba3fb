// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What is to be planned: who does the jobs that wait, shorter rounds, a day that is pushed back, someone's work while they are away, someone's free time. */
export type ProposalKind =
  | 'auto_schedule'
  | 'optimize_routes'
  | 'push_day'
  | 'member_away'
  | 'fill_gap';

export type ProposalAskInput = {
  kind: ProposalKind;
  date: string;
  /** Who is away or has a gap; of a pushed day whose work alone moves. */
  member_id?: number | null | undefined;
  /** Of a pushed day: the crew whose work alone moves. */
  crew_id?: number | null | undefined;
  /** Of a pushed day: only work that rain stops. */
  rain_only?: boolean | null | undefined;
  /** Of a pushed day: only work in this ZIP code. */
  zip?: string | null | undefined;
  /** Of a pushed day: only work that has no crew yet. */
  waiting_only?: boolean | null | undefined;
  /** As the answer said it, where the proposal is taken or looked on for: nothing is planned before. */
  not_before?: string | null | undefined;
  /** Slices of the search beyond its usual course. The same effort comes out the same; a proposal is taken with the effort that made it. */
  effort?: number | null | undefined;
};

export type PlaceFieldsFragment = { scheduled_date: string, scheduled_start_time: string, scheduled_end_time: string, assigned_crew_members: Array<number> };

export type FigureFieldsFragment = { drive_minutes: number, mile_tenths: number, overtime_minutes: number, broken_windows: number, unreachable: number, unassigned: number };

export type ProposeScheduleQueryVariables = Exact<{
  ask: ProposalAskInput;
}>;


export type ProposeScheduleQuery = { scheduleProposal: { ground: string, ask: { kind: ProposalKind, date: string, member_id: number | null, crew_id: number | null, rain_only: boolean, zip: string | null, waiting_only: boolean, not_before: string | null, effort: number | null }, moves: Array<{ job_id: number, job_number: string, title: string, because: string, group: number, from: { scheduled_date: string, scheduled_start_time: string, scheduled_end_time: string, assigned_crew_members: Array<number> }, to: { scheduled_date: string, scheduled_start_time: string, scheduled_end_time: string, assigned_crew_members: Array<number> } }>, groups: Array<{ id: number, member_ids: Array<number>, before: { drive_minutes: number, mile_tenths: number, overtime_minutes: number, broken_windows: number, unreachable: number, unassigned: number }, after: { drive_minutes: number, mile_tenths: number, overtime_minutes: number, broken_windows: number, unreachable: number, unassigned: number } }>, left: Array<{ job_id: number, job_number: string, title: string, reason: string }>, before: { drive_minutes: number, mile_tenths: number, overtime_minutes: number, broken_windows: number, unreachable: number, unassigned: number }, after: { drive_minutes: number, mile_tenths: number, overtime_minutes: number, broken_windows: number, unreachable: number, unassigned: number } } };

export type TakeProposalMutationVariables = Exact<{
  ask: ProposalAskInput;
  ground: string;
  groups: Array<number>;
  key: string;
}>;


export type TakeProposalMutation = { takeProposal: number };


export const ProposeScheduleDocument = typedDocument<ProposeScheduleQuery, ProposeScheduleQueryVariables>(
  'query',
  'ProposeSchedule',
  'query ProposeSchedule($ask:ProposalAskInput!){scheduleProposal(ask:$ask){ask{kind date member_id crew_id rain_only zip waiting_only not_before effort}ground moves{job_id job_number title from{...PlaceFields}to{...PlaceFields}because group}groups{id member_ids before{...FigureFields}after{...FigureFields}}left{job_id job_number title reason}before{...FigureFields}after{...FigureFields}}}fragment PlaceFields on PlannedPlace{scheduled_date scheduled_start_time scheduled_end_time assigned_crew_members}fragment FigureFields on PlanFigures{drive_minutes mile_tenths overtime_minutes broken_windows unreachable unassigned}',
  () => v.object({ scheduleProposal: v.object({ ask: v.object({ kind: v.picklist(['auto_schedule', 'optimize_routes', 'push_day', 'member_away', 'fill_gap']), date: v.string(), member_id: v.nullable(v.pipe(v.number(), v.safeInteger())), crew_id: v.nullable(v.pipe(v.number(), v.safeInteger())), rain_only: v.boolean(), zip: v.nullable(v.string()), waiting_only: v.boolean(), not_before: v.nullable(v.string()), effort: v.nullable(v.pipe(v.number(), v.safeInteger())) }), ground: v.string(), moves: v.array(v.object({ job_id: v.pipe(v.number(), v.safeInteger()), job_number: v.string(), title: v.string(), from: v.object({ scheduled_date: v.string(), scheduled_start_time: v.string(), scheduled_end_time: v.string(), assigned_crew_members: v.array(v.pipe(v.number(), v.safeInteger())) }), to: v.object({ scheduled_date: v.string(), scheduled_start_time: v.string(), scheduled_end_time: v.string(), assigned_crew_members: v.array(v.pipe(v.number(), v.safeInteger())) }), because: v.string(), group: v.pipe(v.number(), v.safeInteger()) })), groups: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), member_ids: v.array(v.pipe(v.number(), v.safeInteger())), before: v.object({ drive_minutes: v.pipe(v.number(), v.safeInteger()), mile_tenths: v.pipe(v.number(), v.safeInteger()), overtime_minutes: v.pipe(v.number(), v.safeInteger()), broken_windows: v.pipe(v.number(), v.safeInteger()), unreachable: v.pipe(v.number(), v.safeInteger()), unassigned: v.pipe(v.number(), v.safeInteger()) }), after: v.object({ drive_minutes: v.pipe(v.number(), v.safeInteger()), mile_tenths: v.pipe(v.number(), v.safeInteger()), overtime_minutes: v.pipe(v.number(), v.safeInteger()), broken_windows: v.pipe(v.number(), v.safeInteger()), unreachable: v.pipe(v.number(), v.safeInteger()), unassigned: v.pipe(v.number(), v.safeInteger()) }) })), left: v.array(v.object({ job_id: v.pipe(v.number(), v.safeInteger()), job_number: v.string(), title: v.string(), reason: v.string() })), before: v.object({ drive_minutes: v.pipe(v.number(), v.safeInteger()), mile_tenths: v.pipe(v.number(), v.safeInteger()), overtime_minutes: v.pipe(v.number(), v.safeInteger()), broken_windows: v.pipe(v.number(), v.safeInteger()), unreachable: v.pipe(v.number(), v.safeInteger()), unassigned: v.pipe(v.number(), v.safeInteger()) }), after: v.object({ drive_minutes: v.pipe(v.number(), v.safeInteger()), mile_tenths: v.pipe(v.number(), v.safeInteger()), overtime_minutes: v.pipe(v.number(), v.safeInteger()), broken_windows: v.pipe(v.number(), v.safeInteger()), unreachable: v.pipe(v.number(), v.safeInteger()), unassigned: v.pipe(v.number(), v.safeInteger()) }) }) }),
)

export const TakeProposalDocument = typedDocument<TakeProposalMutation, TakeProposalMutationVariables>(
  'mutation',
  'TakeProposal',
  'mutation TakeProposal($ask:ProposalAskInput!$ground:String!$groups:[Int!]!$key:String!){takeProposal(ask:$ask ground:$ground groups:$groups key:$key)}',
  () => v.object({ takeProposal: v.pipe(v.number(), v.safeInteger()) }),
)
