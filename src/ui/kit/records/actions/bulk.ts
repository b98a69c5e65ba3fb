import { listed } from '@/domain/text/wording'
import type { RecordAction, RecordContext } from './definition'

export type BulkSplit<R> = { can: R[]; cannot: Refused[] }
type Refused = { reason: string; count: number }

/** Refusals are counted by reason, most frequent first. */
export const splitBulk = <R>(
  action: Pick<RecordAction<R>, 'judge'>,
  context: RecordContext,
  records: readonly R[],
): BulkSplit<R> => {
  const can: R[] = []
  const counts = new Map<string, number>()
  for (const record of records) {
    const verdict = action.judge(record, context)
    if (verdict.ok) can.push(record)
    else counts.set(verdict.reason, (counts.get(verdict.reason) ?? 0) + 1)
  }
  const cannot = [...counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count)
  return { can, cannot }
}

/** `…; this one is completed.` */
const ABOUT_ONE = /^(.+); this one is (.+)\.$/

/** Lists each rule once: `3 left out: Only a scheduled job can be assigned – these are completed (2) and missed (1).` */
export const refusalText = ({ cannot }: BulkSplit<unknown>): string | null => {
  const rules = new Map<string, Refused[]>()
  for (const refusal of cannot) {
    const rule = ABOUT_ONE.exec(refusal.reason)?.[1] ?? refusal.reason
    rules.set(rule, [...(rules.get(rule) ?? []), refusal])
  }
  return rules.size === 0 ? null : [...rules].map(([rule, refusals]) => exclusionText(rule, refusals)).join(' ')
}

const exclusionText = (rule: string, refusals: readonly Refused[]): string => {
  const count = refusals.reduce((sum, refusal) => sum + refusal.count, 0)
  const [first, second] = refusals
  const states = refusals.flatMap((refusal) => {
    const state = ABOUT_ONE.exec(refusal.reason)?.[2]
    return state === undefined ? [] : [second ? `${state} (${refusal.count})` : state]
  })
  const why = count === 1 || states.length === 0 ? first?.reason : `${rule} – these are ${listed(states)}.`
  return `${count} left out: ${why}`
}
