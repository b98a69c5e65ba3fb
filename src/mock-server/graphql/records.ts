import * as v from 'valibot'
import { formatDay } from '@/domain/calendar'
import { clientSchema } from '@/domain/client'
import { crewMemberSchema } from '@/domain/crew'
import type { Fact, Row } from '@/domain/fact'
import { maySeeJob } from '@/domain/job/commands'
import { jobSchema } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { maySeeWholeCrew } from '@/domain/scheduling/permissions'
import { fullName } from '@/domain/user'
import type { Store } from '../store'
import type { TableName } from '../tables'

/** What a fact is about: how people call it, and whether this actor may know of it. */
export type Subject = { name: string; visible: boolean }

const STREAM_TABLES = new Map<string, TableName>([
  ['job', 'jobs'],
  ['client', 'clients'],
  ['crew', 'crew_members'],
])

/** Splits `job/17`. */
const partsOf = (stream: string): { kind: string; key: string } => {
  const slash = stream.indexOf('/')
  return { kind: stream.slice(0, slash), key: stream.slice(slash + 1) }
}

/** The record as it stands, else as the fact that removed it last knew it. */
const recordOf = (stream: string, fact: Fact | undefined, store: Store): Row | undefined => {
  const { kind, key } = partsOf(stream)
  const table = STREAM_TABLES.get(kind)
  if (!table) return undefined
  const id = Number(key)
  const change = fact?.changes.find((each) => each.table === table && each.id === id)
  return (store.find(table, id) as Row | undefined) ?? change?.before ?? change?.after ?? undefined
}

const jobSubject = (row: Row, actor: Actor): Subject => {
  const job = v.parse(jobSchema, row)
  return {
    name: `${job.job_number} ${job.title}`,
    visible: job.business_id === actor.business_id && maySeeJob(actor, job),
  }
}

const clientSubject = (row: Row, actor: Actor): Subject => {
  const client = v.parse(clientSchema, row)
  const allowed = actor.permissions.includes('clients.view') || client.id === actor.client_id
  return { name: fullName(client), visible: client.business_id === actor.business_id && allowed }
}

const crewSubject = (row: Row, actor: Actor): Subject => {
  const member = v.parse(crewMemberSchema, row)
  return { name: fullName(member), visible: member.business_id === actor.business_id && maySeeWholeCrew(actor) }
}

/**
 * The record a stream is about, as this actor may see it; undefined when there is none. `fact` helps where the record is gone.
 * Streams of sign-ins and of the demo itself are about nothing that is shown.
 */
export const subjectOf = (stream: string, fact: Fact | undefined, actor: Actor, store: Store): Subject | undefined => {
  const { kind, key } = partsOf(stream)
  if (kind === 'schedule')
    return { name: `Schedule of ${formatDay(key, store.today())}`, visible: maySeeWholeCrew(actor) }
  const row = recordOf(stream, fact, store)
  if (!row) return undefined
  if (kind === 'job') return jobSubject(row, actor)
  return kind === 'client' ? clientSubject(row, actor) : crewSubject(row, actor)
}
