import * as v from 'valibot'
import type { Failure } from './failure'
import { isSame } from './same-value'

/** An edit as it is sent: the fields that a person changed, and what the record had in these when they began. */
export type Edit<Draft, R> = { changed: Partial<Draft>; was: Partial<R> }

/** Where two people's edits met. `row` is a record inside this one, as a client's property; null for the record's own field. */
export type MergePoint = {
  /** Where it is in the merged record: `phone`, `properties.1.city`. */
  place: string
  row: { list: string; id: number } | null
  /** The field; null where a whole row came or went. */
  field: string | null
}

/** A field that both changed, to different values. */
export type Conflict = MergePoint & { field: string; mine: unknown; theirs: unknown }

/** Two edits as one: what is left, where only the others had changed something, and where both had. A clash keeps `mine`. */
export type MergeResult<R> = { merged: R; incoming: MergePoint[]; conflicts: Conflict[] }

type Fields = Readonly<Record<string, unknown>>
type Row = Fields & { id?: number | undefined }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown): value is Row[] => Array.isArray(value) && value.every(isRow)
const haveIds = (rows: readonly Row[]) => rows.every(({ id }) => typeof id === 'number')

/** Whether a value is a list of records with ids, before, now and after the edit. */
const areRows = (was: unknown, now: unknown, mine: unknown): boolean =>
  isList(was) && isList(now) && isList(mine) && haveIds(was) && haveIds(now)

type Scalar = string | number

/** A list of words or ids, none of them twice: only its members matter, each separately. */
const isSet = (value: unknown): value is readonly Scalar[] =>
  Array.isArray(value) &&
  value.every((each) => typeof each === 'string' || typeof each === 'number') &&
  new Set(value).size === value.length

/**
 * Merges two edits of a set: what either side added is in it, what either side removed is not. Null where together they would leave it empty,
 * which neither side wanted.
 */
export const mergedSet = <E extends Scalar>(was: readonly E[], now: readonly E[], mine: readonly E[]): E[] | null => {
  const remaining = mine.filter((each) => now.includes(each) || !was.includes(each))
  const added = now.filter((each) => !was.includes(each) && !mine.includes(each))
  const merged = [...remaining, ...added]
  return merged.length === 0 ? null : merged
}

const mergeFields = (
  was: Fields,
  now: Fields,
  mine: Fields,
  at: { place: string; row: MergePoint['row'] },
): MergeResult<Fields> => {
  const merged: Record<string, unknown> = { ...mine }
  const incoming: MergePoint[] = []
  const conflicts: Conflict[] = []
  for (const [field, typed] of Object.entries(mine)) {
    // Without the former value no one can know who changed it: the edit counts.
    if (!Object.hasOwn(was, field)) continue
    if (at.row === null && areRows(was[field], now[field], typed)) {
      const rows = mergeRows(field, was[field] as Row[], now[field] as Row[], typed as Row[])
      merged[field] = rows.merged
      incoming.push(...rows.incoming)
      conflicts.push(...rows.conflicts)
      continue
    }
    if (isSame(now[field], was[field]) || isSame(now[field], typed)) continue
    const point = { place: `${at.place}${field}`, row: at.row, field }
    const before = was[field]
    const theirs = now[field]
    const both =
      isSet(before) && isSet(theirs) && isSet(typed) && !isSame(typed, before) ? mergedSet(before, theirs, typed) : null
    if (isSame(typed, before) || both) {
      merged[field] = both ?? theirs
      incoming.push(point)
    } else conflicts.push({ ...point, mine: typed, theirs })
  }
  return { merged, incoming, conflicts }
}

/** Rows that one side added stay, rows that one side removed go; what was removed by them and changed by me stays as it is. */
const mergeRows = (
  list: string,
  was: readonly Row[],
  now: readonly Row[],
  mine: readonly Row[],
): MergeResult<Row[]> => {
  const find = (rows: readonly Row[], id: number | undefined) => rows.find((row) => id !== undefined && row.id === id)
  const merged: Row[] = []
  const incoming: MergePoint[] = []
  const conflicts: Conflict[] = []
  const whole = ({ id = 0 }: Row): MergePoint => ({ place: list, row: { list, id }, field: null })
  for (const row of mine) {
    const [before, present] = [find(was, row.id), find(now, row.id)]
    if (before && !present && isSame(before, row)) incoming.push(whole(row))
    else if (!before || !present || row.id === undefined) merged.push(row)
    else {
      const at = { place: `${list}.${merged.length}.`, row: { list, id: row.id } }
      const both = mergeFields(before, present, row, at)
      merged.push(both.merged)
      incoming.push(...both.incoming)
      conflicts.push(...both.conflicts)
    }
  }
  for (const row of now)
    if (!find(was, row.id) && !find(mine, row.id)) {
      merged.push(row)
      incoming.push(whole(row))
    }
  return { merged, incoming, conflicts }
}

/**
 * Merges an edit with what others have changed since: `was` is the record as the edit began, `now` as it is, `mine` as the edit would
 * leave it. Fields that only one side changed take that side's value.
 */
export const mergeEdits = <R extends object>({ was, now, mine }: { was: object; now: R; mine: R }): MergeResult<R> =>
  mergeFields(was as Fields, now as Fields, mine as Fields, { place: '', row: null }) as MergeResult<R>

/** What an edit is based on once it knows `now`: `now`, except for the clashes that are still open. */
export const rebased = <R extends object>(was: R, now: R, open: readonly Conflict[]): R => {
  const before = was as Fields
  const base: Record<string, unknown> = { ...(now as Fields) }
  for (const { row, field } of open) {
    if (!row) base[field] = before[field]
    else {
      const former = (before[row.list] as Row[]).find(({ id }) => id === row.id)
      base[row.list] = (base[row.list] as Row[]).map((each) =>
        each.id === row.id ? { ...each, [field]: former?.[field] } : each,
      )
    }
  }
  return base as R
}

/** A record with another value at the place of a clash. */
export const withValueAt = <R extends object>(record: R, { row, field }: Conflict, value: unknown): R => {
  const fields = record as Fields
  if (!row) return { ...record, [field]: value }
  const rows = fields[row.list] as Row[]
  return { ...record, [row.list]: rows.map((each) => (each.id === row.id ? { ...each, [field]: value } : each)) }
}

/** What is sent of an edit: the fields of the form that differ from what it was filled from. */
export const editFrom = <Draft extends object, R extends object>(
  form: { was: object; typed: object },
  draft: Draft,
  from: R,
): Edit<Draft, R> => {
  const [was, typed] = [form.was as Fields, form.typed as Fields]
  const fields = Object.keys(draft).filter((field) => !isSame(typed[field], was[field]))
  const picked = (record: object) => Object.fromEntries(fields.map((field) => [field, (record as Fields)[field]]))
  return { changed: picked(draft) as Partial<Draft>, was: picked(from) as Partial<R> }
}

const conflictDetails = v.object({ changed: v.array(v.object({ stream: v.string(), field: v.string() })) })

/** Whether an edit was refused because someone else has changed the same in the meantime. */
export const isConflictFailure = ({ status, details }: Failure): boolean =>
  status === 409 && v.is(conflictDetails, details)
