import type { Actor } from '@/domain/permissions/actor'
import { type Change, type Fact, fieldChanges, inverseChanges, type Row } from '@/domain/record/fact'
import { byUser } from '../log/changes'
import { previewOf } from '../log/preview'
import type { TableName } from '../log/rows'
import type { Store } from '../log/store'
import type { Decided } from '../write/execute'
import { Refusal } from '../write/refusal'
import { originOf } from './causality'
import { withDependents } from './going-with'
import { overtakenBy, ruleOf } from './overtaken'
import { removalRefusal } from './removal'
import { partsOf, rowNow, subjectOf } from './subjects'
import { expandUndoGroups } from './undo-group'
import type { AllUndoRules } from './undo-rules'

const CHANGED_SINCE = 'This has changed since; it can no longer be undone.'
const SEEDED = 'This came with the sample data and cannot be undone.'
const UNDONE = 'This was already undone.'
const NOT_YOURS = 'Your role can’t undo this.'
/** For facts without a record, or on rows without a history. */
const NO_RULE = 'This cannot be undone.'
const STAYED = '.stayed'

export const isStayed = ({ type }: Pick<Fact, 'type'>): boolean => type.endsWith(STAYED)

type RowNow = (table: TableName, id: number) => Row | null

const rowIn =
  (store: Store): RowNow =>
  (table, id) =>
    rowNow(table, id, store) ?? null

/** Reason why no one can undo a fact, from the rule of its record or of any other row it changed. */
const irreversibleReason = (
  { stream, type, changes, among }: Fact,
  store: Store,
  rules: AllUndoRules,
): string | null => {
  const table = store.schema.ofStream(partsOf(stream).kind)
  const own = { table, id: Number(partsOf(stream).key) }
  const concerned = [own, ...changes].map(({ table: name, id }) => ({
    rule: name ? ruleOf(name, store, rules) : undefined,
    now: name && store.schema.has(name) ? (store.find(name, id) ?? null) : null,
  }))
  for (const { rule, now } of concerned) {
    const reason = rule && ('irreversible' in rule ? rule.irreversible : rule.keeps?.(type, now as Row | null))
    if (reason) return reason
  }
  // A fact without changes can still belong to an undo group.
  const goesWithOthers = (among?.count ?? 1) > 1
  return (changes.length > 0 || goesWithOthers) && concerned.every(({ rule }) => rule !== undefined) ? null : NO_RULE
}

const mayTakeBack = (actor: Actor, { type, changes }: Fact, store: Store, rules: AllUndoRules): boolean =>
  changes.every(({ table, before, after }) => {
    const rule = ruleOf(table, store, rules)
    const row = before ?? after
    const record = store.schema.has(table) ? store.schema.table(table).record : null
    if (!rule || 'irreversible' in rule || !record || !row || !store.schema.has(table)) return false
    // Rules see readable rows only; a change that broke a row is judged by the row before it.
    const readable = [before, after].map((each) => (each && store.schema.isRow(table, each) ? each : null))
    const [was = null, became = null] = readable
    const own = was ?? became
    if (!own || record.business(own as never, store) !== actor.business_id) return false
    return rule.may(actor, { type, before: was, after: became }, store)
  })

/** Rebases an inverse change onto the current row; null when the original change was overwritten. */
const rebased = (inverse: Change, now: Row | null): Change | null => {
  const { before: resultRow, after: former } = inverse
  if (resultRow === null) return now === null ? inverse : null
  if (now === null) return null
  const fields = fieldChanges(inverse)
  const isThere = fields.every(({ field, before }) => JSON.stringify(now[field] ?? null) === JSON.stringify(before))
  if (!isThere) return null
  if (former === null) return { ...inverse, before: now }
  const patch = Object.fromEntries(fields.map(({ field, after }) => [field, after]))
  return { ...inverse, before: now, after: { ...now, ...patch } }
}

type Undoing = {
  rowNow: RowNow
  /** The state before this fact is undone. */
  storeThen: Store
  rules: AllUndoRules
}

/** Null when the records have changed since. */
const reversedChanges = ({ type, changes }: Fact, { rowNow, storeThen, rules }: Undoing): Change[] | null => {
  const reversed: Change[] = []
  for (const inverse of inverseChanges(changes)) {
    const { table, id, before: after, after: before } = inverse
    // Safe cast: `irreversibleReason` already rejected unknown tables.
    const change = rebased(inverse, rowNow(table as TableName, id))
    const rule = ruleOf(table, storeThen, rules)
    const stays = () => (rule && 'may' in rule && rule.stays?.({ type, id, before, after }, storeThen)) ?? false
    if ((change === null || change.after === null) && stays()) continue
    if (change === null) return null
    reversed.push(change)
  }
  return reversed
}

const changedSince = async (fact: Fact, actor: Actor, store: Store): Promise<string> => {
  const [latest] = (await store.history.of(fact.stream, 1, null)).facts
  const name = subjectOf(fact.stream, fact, actor, store)?.name
  const isLater = latest !== undefined && latest.position > fact.position && latest.note !== null
  return isLater && name ? `${CHANGED_SINCE} Since then: ${name}, “${latest.note}”.` : CHANGED_SINCE
}

type Reversal = { changes: readonly Change[]; type: string }

/** `store` is the state after the undo. */
const obstacleIn = ({ changes, type }: Reversal, store: Store, rules: AllUndoRules): string | null => {
  for (const { table, before, after } of changes) {
    const rule = ruleOf(table, store, rules)
    const obstacle = rule && 'may' in rule && after ? rule.obstacle?.({ type, before, after }, store) : null
    if (obstacle) return obstacle
  }
  return removalRefusal(changes, store, rules)
}

/** What stays, with what happened to it; none when nothing would be undone at all. */
const overtakenIn = (facts: readonly Fact[], store: Store, rules: AllUndoRules): ReadonlyMap<Fact, string> => {
  const left = facts.flatMap((fact): [Fact, string][] => {
    const words = overtakenBy(fact, store, rules)
    return words === null ? [] : [[fact, words]]
  })
  return new Map(left.length < facts.length ? left : [])
}

/** Says of a fact that stays what happened to it, where people need to know. */
const stayed = ({ stream }: Fact, words: string | null, actor: Actor): Decided[] =>
  words ? [{ stream, type: `${partsOf(stream).kind}${STAYED}`, actor: byUser(actor), note: words, changes: [] }] : []

const refusalOf = async (fact: Fact, actor: Actor, store: Store, rules: AllUndoRules): Promise<Refusal | null> => {
  const reason = irreversibleReason(fact, store, rules)
  if (reason !== null) return new Refusal(409, reason)
  if (store.history.isSeeded(fact.position)) return new Refusal(409, SEEDED)
  if (!mayTakeBack(actor, await originOf(fact, store), store, rules)) return new Refusal(403, NOT_YOURS)
  return store.history.isUndone(fact.position) ? new Refusal(409, UNDONE) : null
}

const judged = async (facts: readonly Fact[], actor: Actor, store: Store): Promise<Decided[] | Refusal> => {
  const rules = await store.schema.undoRules()
  const rowsAfter = new Map<string, Row | null>()
  const rowThen: RowNow = (table, id) => {
    const changed = rowsAfter.get(`${table}/${id}`)
    return changed === undefined ? rowIn(store)(table, id) : changed
  }

  const undos: Decided[] = []
  const reversals: Reversal[] = []
  const preview = previewOf(store)
  const parts = await expandUndoGroups(facts, store)
  const all = parts.flat()
  const overtaken = overtakenIn(all, store, rules)
  const isOneOfSeveral = all.length - overtaken.size > 1
  for (const part of parts.reverse()) {
    if (part.length < (part[0]?.among?.count ?? 1)) return new Refusal(409, NO_RULE)
    const left = part.flatMap((fact) => stayed(fact, overtaken.get(fact) ?? null, actor))
    const undone = part.filter((fact) => (overtaken.get(fact) ?? null) === null).reverse()
    for (const [index, fact] of undone.entries()) {
      const refusal = await refusalOf(fact, actor, store, rules)
      if (refusal) return refusal
      const own = reversedChanges(fact, { rowNow: rowThen, storeThen: preview.store, rules })
      if (!own) return new Refusal(409, isOneOfSeveral ? await changedSince(fact, actor, store) : CHANGED_SINCE)
      const changes = withDependents(own, preview.store, rules)
      preview.apply(changes)
      for (const { table, id, after } of changes) rowsAfter.set(`${table}/${id}`, after)
      reversals.push({ changes, type: fact.type })
      undos.push({
        stream: fact.stream,
        type: `${partsOf(fact.stream).kind}.undone`,
        actor: byUser(actor),
        undoes: fact.position,
        note: `Undone: ${fact.note ?? fact.type}`,
        changes,
        ...(index === 0 ? { startsPart: true } : {}),
      })
    }
    undos.push(
      ...left.map((fact, index) => (undone.length + index === 0 ? { ...fact, startsPart: true as const } : fact)),
    )
  }
  // Checked after all undos are applied, because one may satisfy another's requirement.
  for (const each of reversals) {
    const obstacle = obstacleIn(each, preview.store, rules)
    if (obstacle) return new Refusal(409, obstacle)
  }
  return undos
}

/** Covers the whole undo group. Returns null when the actor may undo it. */
export const undoRefusal = async (fact: Fact, actor: Actor, store: Store): Promise<string | null> => {
  const undos = await judged([fact], actor, store)
  return undos instanceof Refusal ? undos.detail : null
}

/**
 * The undo facts, latest first, including whole undo groups; each applies to the rows the previous one leaves. All or nothing. Throws a 403
 * or 409 Refusal.
 */
export const undoing = async (facts: readonly Fact[], actor: Actor, store: Store): Promise<Decided[]> => {
  const undos = await judged(facts, actor, store)
  if (undos instanceof Refusal) throw undos
  return undos
}
