import * as v from 'valibot'
import { type Application, applicationSchema, type Seal } from '@/domain/chemical/application'
import { type ChainCheck, checkChain, lastSeal, sealed } from '@/domain/chemical/seal'
import type { Row } from '@/domain/record/fact'
import { partsOf } from '../core/history/subjects'
import { digestOf } from '../core/log/digest'
import type { Store } from '../core/log/store'
import type { Command, Requester } from '../core/write/command'

const TABLE = 'chemical_applications'
const LOOKED_AT = 200

const isOf = (stream: string) => partsOf(stream).kind === 'chemical'

const isApplication = (row: unknown): row is Application => v.is(applicationSchema, row)

/** Current applications plus every version in the facts: together they hold all links of the chain. */
const versionsOf = async (businessId: number, store: Store): Promise<Application[]> => {
  const rows: (Row | Application | null)[] = [...store.table(TABLE)]
  let next: number | null = null
  do {
    const page = await store.history.all(LOOKED_AT, next, isOf)
    for (const { changes } of page.facts)
      for (const { table, before, after } of changes) if (table === TABLE) rows.push(before, after)
    next = page.nextBefore
  } while (next !== null)
  return rows.filter(isApplication).filter((row) => row.business_id === businessId)
}

/**
 * The last seal of each business's chain. Recording waits for the write lock, so the chain is read in full only once, and incrementally
 * afterwards.
 */
const lastSeals = digestOf<Map<number, Seal>>({
  begin: () => new Map(),
  isAsked: isOf,
  follow(seals, { changes }) {
    for (const { table, before, after } of changes) {
      if (table !== TABLE) continue
      for (const row of [before, after].filter(isApplication)) {
        const last = seals.get(row.business_id)
        if (!last || last.number < row.seal.number) seals.set(row.business_id, row.seal)
      }
    }
  },
})

/**
 * Seals the applications that a command records or corrects. An undo restores an earlier version with its seal; the undone link stays in
 * the history and in the chain.
 */
export const sealing = <A extends Requester, Answer>({ facts, answer }: Command<A, Answer>): Command<A, Answer> => ({
  async facts(request, store) {
    const decided = await facts(request, store)
    if (decided.length === 0) return decided
    const recordedSeal = (await lastSeals(store)).get(request.businessId)
    const rows = store.naming(TABLE, 'business_id', request.businessId)
    let last = lastSeal(recordedSeal ? [...rows, { seal: recordedSeal }] : rows)
    return decided.map((fact) => ({
      ...fact,
      changes: fact.changes.map((change) => {
        if (change.table !== TABLE || change.after === null) return change
        const after = sealed(v.parse(applicationSchema, change.after), last)
        last = after.seal
        return { ...change, after }
      }),
    }))
  },
  answer,
})

/** Returns false when an application was altered or can't be read anymore. */
export const checkedChain = async (businessId: number, store: Store): Promise<ChainCheck> => {
  const damaged = store.damaged(TABLE).filter(({ business_id }) => business_id === businessId)
  const check = checkChain(await versionsOf(businessId, store))
  return { ...check, altered: [...new Set([...check.altered, ...damaged.map(({ id }) => id)])] }
}
