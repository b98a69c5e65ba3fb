import * as v from 'valibot'
import { mayEditSettings } from '@/domain/account/permissions'
import { fieldChanges } from '@/domain/record/fact'
import { byUser, replaced } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import { mergedEdit } from '../core/write/edits'
import type { Decided } from '../core/write/execute'
import { editedNote } from '../core/write/field-words'
import { type May, permit, Refusal, readBy } from '../core/write/refusal'
import type { BusinessRow, UserRow } from './tables'

export type AccountRows = { person: UserRow; business: BusinessRow }

export const EDIT_SETTINGS: May = { rule: mayEditSettings, participle: 'edited', what: 'business settings' }

/** The rows of the editing person and their business. Throws Refusal 404. */
export const rowsOf = ({ user, businessId }: Requester, store: Store): AccountRows => {
  const person = store.find('users', user.id)
  const business = store.find('businesses', businessId)
  if (!person || !business) throw new Refusal(404, 'Account not found')
  return { person, business }
}

type Fields = Readonly<Record<string, unknown>>

/** A partial edit with the former values. Null means not included. */
export type Sent = { changed: object; was?: object | null }

const nonNullFields = (sent: object | null | undefined): Fields =>
  Object.fromEntries(Object.entries(sent ?? {}).filter(([, value]) => value !== null && value !== undefined))

/** Parses former values where possible, because parts of a value may arrive in another order. */
const formerly = (entries: v.ObjectEntries, was: Fields): Fields =>
  Object.fromEntries(
    Object.entries(was).map(([field, value]) => {
      const schema = entries[field]
      const parsed = schema && v.safeParse(schema, value)
      return [field, parsed?.success ? parsed.output : value]
    }),
  )

/** Parses new and former values of an edit. Throws Refusal 422. */
export const readEdit = <const Entries extends v.ObjectEntries>(
  { entries }: v.ObjectSchema<Entries, undefined>,
  { changed, was }: Sent,
) => {
  return {
    changed: readBy(v.partial(v.object(entries)), nonNullFields(changed)),
    was: was ? formerly(entries, nonNullFields(was)) : undefined,
  }
}

type EditableRows = { users: UserRow; businesses: BusinessRow }

/** Changed and former fields in the row's own names. Undefined fields stay as they are. */
type RowEdit<R> = { changed: { [F in keyof R]?: R[F] | undefined }; was: Fields | undefined }

const defined = <F extends object>(fields: F): F =>
  // Row fields are never undefined, so only missing ones are dropped.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as F

/** Returns no fact when nothing changes. Throws Refusal 403, and 409 when someone else has changed the same fields in the meantime. */
export const edited = async <T extends keyof EditableRows>(
  table: T,
  row: EditableRows[T],
  { changed, was }: RowEdit<EditableRows[T]>,
  { actor }: Requester,
  store: Store,
): Promise<Decided[]> => {
  const { record } = store.schema.table<'users' | 'businesses'>(table)
  const kind = record?.stream ?? table
  const edit = { was: was && defined(was), now: row, mine: { ...row, ...defined(changed) } }
  if (fieldChanges(replaced<'users' | 'businesses'>(table, row, edit.mine)).length === 0) return []
  if (table === 'businesses') permit(table, actor, EDIT_SETTINGS, store)
  const change = replaced<'users' | 'businesses'>(table, row, await mergedEdit(`${kind}/${row.id}`, edit, store))
  const fields = fieldChanges(change).map(({ field }) => field)
  if (fields.length === 0) return []
  const note = editedNote(fields, record?.words)
  return [{ stream: `${kind}/${row.id}`, type: `${kind}.edited`, actor: byUser(actor), note, changes: [change] }]
}
