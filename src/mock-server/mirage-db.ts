import type { createServer } from 'miragejs'
import { TABLES, type Tables } from './tables'

type Db = ReturnType<typeof createServer>['db']
type Collection = { name: string; _records: unknown }

/**
 * Makes Mirage's collections hold our very arrays. Mirage's own insert and update would copy every row, turn ids to text and, in a
 * loop, take quadratic time; rows come and go through the projector instead, and Mirage shows what is there.
 */
export const showTables = (db: Db, tables: Tables): void => {
  const collections = (db as unknown as { _collections: Collection[] })._collections
  for (const name of TABLES) {
    if (!collections.some((collection) => collection.name === name)) db.createCollection(name)
    const collection = collections.find((each) => each.name === name)
    if (collection) collection._records = tables[name]
  }
}
