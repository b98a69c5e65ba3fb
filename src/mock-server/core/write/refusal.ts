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

export type InvalidField = { path: string; message: string }

/** A field that someone else changed during an edit, with author and time where available. `stream` is like `client/5`. */
export type ChangedField = { stream: string; field: string; by: string | null; at: string | null }

/** Extra data of a failure: invalid fields of a 422, conflicting changes of a 409. */
export type RefusalDetails = {
  errors?: readonly InvalidField[]
  changed?: readonly ChangedField[]
  code?: typeof CONFLICT | typeof MOVED | PayCode
  due?: number
  room?: number
}

/** A request answered with a failure: `{detail}` and its details (ERR-01). Thrown by handlers. */
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
 * Converts a thrown error to a reply. Anything but a Refusal is a server bug: it is logged, and the reply reveals no more than a real back
 * end would. Rethrows when the server's own code failed to load, so the page can say why.
 */
export const refusalFrom = (thrown: unknown): Refusal => {
  if (thrown instanceof Refusal) return thrown
  if (isNotLoaded(thrown)) throw thrown
  console.error('The mock server failed on a request', thrown)
  return new Refusal(500, UNEXPECTED)
}

export const invalid = (path: string, message: string): Refusal =>
  new Refusal(422, message, { errors: [{ path, message }] })

/** Throws a 422 Refusal at the first invalid field. */
export const readBy = <Schema extends v.GenericSchema>(schema: Schema, sent: unknown): v.InferOutput<Schema> => {
  const { success, output, issues } = v.safeParse(schema, sent)
  if (!success) throw invalid(v.getDotPath(issues[0]) ?? '', plainMessage(issues[0]))
  return output
}

/** Reads a record id, `17` or prefixed `cus_17`. Throws a 404 Refusal for anything else. */
export const idFrom = (text: string, what: string, prefix = ''): number => {
  const id = text.startsWith(prefix) ? text.slice(prefix.length) : ''
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new Refusal(404, `${what} not found`)
  return Number(id)
}

const nounsOf = (table: TableName, { schema }: Store): readonly [one: string, many: string] =>
  schema.table(table).record?.nouns ?? ['record', 'records']

/** Throws a 404 Refusal, "Job not found", when the business has no such record. */
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

/** A permission rule and its participle: "Your role can’t delete jobs." */
export type May = {
  rule(actor: Actor): boolean
  participle: string
  /** The object of the refusal when it isn't the table's records: "the subscription". */
  what?: string
}

/** Throws a 403 Refusal: "Your role can’t delete jobs." */
export const permit = (table: TableName, actor: Actor, { rule, participle, what }: May, store: Store): void => {
  if (rule(actor)) return
  throw new Refusal(403, roleCannot(what ?? nounsOf(table, store)[1], participle))
}

/** Throws a 403 Refusal for a missing permission, 409 for the wrong state. */
export const checkVerdict = (verdict: Verdict): void => {
  if (!verdict.ok) throw new Refusal(verdict.because === 'permission' ? 403 : 409, verdict.reason)
}

/** Throws a 403 Refusal: "Your role can’t see jobs." */
export const permitReading = (table: TableName, may: boolean, store: Store): void => {
  if (!may) throw new Refusal(403, `Your role can’t see ${nounsOf(table, store)[1]}.`)
}
