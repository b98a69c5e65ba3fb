import * as v from 'valibot'
import type { Failure } from './failure'
import { isSame } from './same-value'

export type Edit<Draft, R> = { changed: Partial<Draft>; was: Partial<R> }

/** A field changed by both edits. `row` is a nested record, such as a client's property; null for the record's own field. */
export type MergePoint = {
  /** Path in the merged record: `phone`, `properties.1.city`. */
  place: string
  row: { list: string; id: number } | null
  /** Null when a whole row was added or removed. */
  field: string | null
}

export type Conflict = MergePoint & { field: string; mine: unknown; theirs: unknown }

/** Result of a merge: the record, the fields only others changed, and the conflicting ones. A clash keeps `mine`. */
export type MergeResult<R> = { merged: R; incoming: MergePoint[]; conflicts: Conflict[] }

type Fields = Readonly<Record<string, unknown>>
type Row = Fields & { id?: number | undefined }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown): value is Row[] => Array.isArray(value) && value.every(isRow)
const haveIds = (rows: readonly Row[]) => rows.every(({ id }) => typeof id === 'number')

const areRows = (was: unknown, now: unknown, mine: unknown): boolean =>
  isList(was) && isList(now) && isList(mine) && haveIds(was) && haveIds(now)

type Scalar = string | number

/** A list of distinct words or ids, in which only membership matters. */
const isSet = (value: unknown): value is readonly Scalar[] =>
  Array.isArray(value) &&
  value.every((each) => typeof each === 'string' || typeof each === 'number') &&
  new Set(value).size === value.length

/**
 * Merges two edits of a set: additions of either side stay, removals of either side apply. Returns null when the result would be empty,
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
    // Without the former value the author of a change is unknown, so the edit wins.
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

/** Rows added by one side stay and rows removed by one side go; a row they removed and I changed stays. */
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
 * Three-way merge: `was` is the record when the edit began, `now` the current one, `mine` the edited one. Fields changed by one side take
 * that side's value.
 */
export const mergeEdits = <R extends object>({ was, now, mine }: { was: object; now: R; mine: R }): MergeResult<R> =>
  mergeFields(was as Fields, now as Fields, mine as Fields, { place: '', row: null }) as MergeResult<R>

/** New base of an edit after `now`: `now`, except for the clashes still open. */
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

export const withValueAt = <R extends object>(record: R, { row, field }: Conflict, value: unknown): R => {
  const fields = record as Fields
  if (!row) return { ...record, [field]: value }
  const rows = fields[row.list] as Row[]
  return { ...record, [row.list]: rows.map((each) => (each.id === row.id ? { ...each, [field]: value } : each)) }
}

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

export const isConflictFailure = ({ status, details }: Failure): boolean =>
  status === 409 && v.is(conflictDetails, details)
