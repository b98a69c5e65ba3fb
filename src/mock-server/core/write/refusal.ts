import * as v from 'valibot'
import type { MOVED } from '@/domain/job/moved'
import type { PayCode } from '@/domain/payment/pay-code'
import type { Actor } from '@/domain/permissions/actor'
import { roleCannot } from '@/domain/permissions/role-cannot'
import type { Row } from '@/domain/record/fact'
import { isNotLoaded, UNEXPECTED } from '@/domain/record/failure'
import type { CONFLICT } from '@/domain/record/final-failure'
import type { Verdict } from '@/domain/record/verdict'
import { capitalized } from '@/domain/text/wording'
import { isTheirs } from '../log/registry'
import type { RowOf, TableName } from '../log/rows'
import type { Store } from '../log/store'
import { plainMessage } from './plain-message'

/** One thing wrong with a request: where, and what to say about it. */
export type InvalidField = { path: string; message: string }

/** A field that someone else changed while it was edited: who and when, as far as that is known. `stream` is `client/5`. */
export type ChangedField = { stream: string; field: string; by: string | null; at: string | null }

/** What a failure says beside its sentence: the fields of a 422, and of a 409 what others have changed, or that two writes met. */
export type RefusalDetails = {
  errors?: readonly InvalidField[]
  changed?: readonly ChangedField[]
  code?: typeof CONFLICT | typeof MOVED | PayCode
  due?: number
  /** For how many there is room, where more were to be added. */
  room?: number
}

/** A request that is answered with a failure: `{detail}` and what goes with it (ERR-01). Handlers throw it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly details: RefusalDetails = {},
  ) {
    super(detail)
  }
}

/**
 * The answer to a request when something was thrown on the way. Anything but a Refusal is the server's own fault: it is logged, and the page
 * learns only as much as from a real back end.
 * @throws what was thrown where the server's own code did not come: then there is no answer, and the page says why
 */
export const refusalFrom = (thrown: unknown): Refusal => {
  if (thrown instanceof Refusal) return thrown
  if (isNotLoaded(thrown)) throw thrown
  console.error('The mock server failed on a request', thrown)
  return new Refusal(500, UNEXPECTED)
}

/** A request whose form is right and whose content can't be. */
export const invalid = (path: string, message: string): Refusal =>
  new Refusal(422, message, { errors: [{ path, message }] })

/** What was sent, as its schema reads it. @throws Refusal 422 at the first field that is wrong */
export const readBy = <Schema extends v.GenericSchema>(schema: Schema, sent: unknown): v.InferOutput<Schema> => {
  const { success, output, issues } = v.safeParse(schema, sent)
  if (!success) throw invalid(v.getDotPath(issues[0]) ?? '', plainMessage(issues[0]))
  return output
}

/** Reads the id of a record, as `17` or, with its prefix, as `cus_17`. @throws Refusal 404 for anything that can't be one. */
export const idFrom = (text: string, what: string, prefix = ''): number => {
  const id = text.startsWith(prefix) ? text.slice(prefix.length) : ''
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new Refusal(404, `${what} not found`)
  return Number(id)
}

const nounsOf = (table: TableName, { schema }: Store): readonly [one: string, many: string] =>
  schema.table(table).record?.nouns ?? ['record', 'records']

/** The record that a request names, if it is one of the business. @throws Refusal 404: "Job not found" */
export const recordOf = <T extends TableName>(
  table: T,
  text: string,
  { businessId, actor }: { businessId: number; actor: Actor },
  store: Store,
): RowOf<T> => {
  const { record } = store.schema.table(table)
  const what = capitalized(nounsOf(table, store)[0])
  const row = store.find(table, idFrom(text, what, record?.prefix))
  const isThere = row && record?.business(row, store) === businessId && isTheirs(record, row as Row, actor.user_id)
  if (!isThere) throw new Refusal(404, `${what} not found`)
  return row
}

/** The rule for who may do a thing, and the word for it: "Your role can’t delete jobs." */
export type May = {
  rule(actor: Actor): boolean
  participle: string
  /** What it is done to, where that is not the table's records: "the subscription". */
  what?: string
}

/** Checks that an actor may do something with a table's records. @throws Refusal 403: "Your role can’t delete jobs." */
export const permit = (table: TableName, actor: Actor, { rule, participle, what }: May, store: Store): void => {
  if (rule(actor)) return
  throw new Refusal(403, roleCannot(what ?? nounsOf(table, store)[1], participle))
}

/** Checks what the rules say of a command. @throws Refusal 403 for who may not, 409 for a record that is not as it has to be */
export const checkVerdict = (verdict: Verdict): void => {
  if (!verdict.ok) throw new Refusal(verdict.because === 'permission' ? 403 : 409, verdict.reason)
}

/** Checks that an actor may read a table's records at all. @throws Refusal 403: "Your role can’t see jobs." */
export const permitReading = (table: TableName, may: boolean, store: Store): void => {
  if (!may) throw new Refusal(403, `Your role can’t see ${nounsOf(table, store)[1]}.`)
}
