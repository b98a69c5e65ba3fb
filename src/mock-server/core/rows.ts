import type { Row } from '@/domain/fact'

type Identified = { id: number }

const places = new WeakMap<readonly Identified[], Map<number, number>>()

const placesOf = (rows: readonly Identified[]): Map<number, number> => {
  const known = places.get(rows)
  if (known) return known
  const made = new Map(rows.map((row, index) => [row.id, index]))
  places.set(rows, made)
  return made
}

/** Finds a row by id without walking the table. The table must have been altered by `putRow` and `dropRow` alone. */
export const findRow = <R extends Identified>(rows: readonly R[], id: number): R | undefined => {
  const place = placesOf(rows).get(id)
  return place === undefined ? undefined : rows[place]
}

/** Puts a row in the place of the one with its id, or at the end. */
export const putRow = (rows: Row[], row: Row): void => {
  const known = placesOf(rows)
  const place = known.get(row.id) ?? rows.length
  rows[place] = row
  known.set(row.id, place)
}

/** Takes a row out; those behind it move up. */
export const dropRow = (rows: Row[], id: number): void => {
  const place = placesOf(rows).get(id)
  if (place === undefined) return
  rows.splice(place, 1)
  places.delete(rows)
}
