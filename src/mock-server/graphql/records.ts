import * as v from 'valibot'
import { formatDay } from '@/domain/calendar'
import { clientSchema } from '@/domain/client'
import { crewMemberSchema } from '@/domain/crew'
import type { Change, Fact, Row } from '@/domain/fact'
import { maySeeJob } from '@/domain/job/commands'
import { jobSchema } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { maySeeWholeCrew } from '@/domain/scheduling/permissions'
import { fullName } from '@/domain/user'
import type { Store } from '../core/store'
import type { TableName } from '../tables'
import {
  businessSubject,
  customerSubject,
  invoiceSubject,
  paymentMethodSubject,
  subscriptionSubject,
  userSubject,
} from './account-records'
import type { Subject, SubjectOf } from './subject'

const jobSubject: SubjectOf = (row, actor) => {
  const job = v.parse(jobSchema, row)
  return {
    name: `${job.job_number} ${job.title}`,
    visible: job.business_id === actor.business_id && maySeeJob(actor, job),
  }
}

const clientSubject: SubjectOf = (row, actor) => {
  const client = v.parse(clientSchema, row)
  const allowed = actor.permissions.includes('clients.view') || client.id === actor.client_id
  return { name: fullName(client), visible: client.business_id === actor.business_id && allowed }
}

const crewSubject: SubjectOf = (row, actor) => {
  const member = v.parse(crewMemberSchema, row)
  return { name: fullName(member), visible: member.business_id === actor.business_id && maySeeWholeCrew(actor) }
}

/** The records that have a history, by the first part of their stream. */
const RECORDS = new Map<string, { table: TableName; subject: SubjectOf }>([
  ['job', { table: 'jobs', subject: jobSubject }],
  ['client', { table: 'clients', subject: clientSubject }],
  ['crew', { table: 'crew_members', subject: crewSubject }],
  ['user', { table: 'users', subject: userSubject }],
  ['business', { table: 'businesses', subject: businessSubject }],
  ['customer', { table: 'customers', subject: customerSubject }],
  ['subscription', { table: 'subscriptions', subject: subscriptionSubject }],
  ['subscription-invoice', { table: 'subscription_invoices', subject: invoiceSubject }],
  ['payment-method', { table: 'payment_methods', subject: paymentMethodSubject }],
])

/** Splits `job/17`. */
const partsOf = (stream: string): { kind: string; key: string } => {
  const slash = stream.indexOf('/')
  return { kind: stream.slice(0, slash), key: stream.slice(slash + 1) }
}

const isOwn = (change: Change, table: TableName, key: string): boolean =>
  change.table === table && change.id === Number(key)

/** The record as it stands, else as the fact that removed it last knew it. */
const recordOf = (table: TableName, key: string, fact: Fact | undefined, store: Store): Row | undefined => {
  const change = fact?.changes.find((each) => isOwn(each, table, key))
  return (store.find(table, Number(key)) as Row | undefined) ?? change?.before ?? change?.after ?? undefined
}

/**
 * The record a stream is about, as this actor may see it; undefined when there is none. `fact` helps where the record is gone.
 * Streams of error reports and of the demo itself are about nothing that is shown.
 */
export const subjectOf = (stream: string, fact: Fact | undefined, actor: Actor, store: Store): Subject | undefined => {
  const { kind, key } = partsOf(stream)
  if (kind === 'schedule')
    return { name: `Schedule of ${formatDay(key, store.today())}`, visible: maySeeWholeCrew(actor) }
  const record = RECORDS.get(kind)
  const row = record && recordOf(record.table, key, fact, store)
  return row && record.subject(row, actor, store)
}

/**
 * What a fact tells of the record it is about. What it changed besides has a history of its own, or, as with credentials, none that
 * anybody may read.
 */
export const changesShown = ({ stream, changes }: Fact): Change[] => {
  const { kind, key } = partsOf(stream)
  const record = RECORDS.get(kind)
  return record ? changes.filter((change) => isOwn(change, record.table, key)) : changes
}
