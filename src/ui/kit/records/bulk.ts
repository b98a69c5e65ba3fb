import type { RecordAction, RecordContext } from './definition'

/** A selection divided by an action: the records it can be carried out on, and why not the others. */
export type BulkSplit<R> = { can: R[]; cannot: { reason: string; count: number }[] }

/** `…; this one is completed.`, reworded for several. */
const ofSeveral = (reason: string) => reason.replace(/; this one is (.+)\.$/, ' – these are $1.')

/** Divides a selection; refusals are counted by reason, the most frequent first. */
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

/** The refusals in one text for a tooltip: `3 left out: Only a scheduled job can be assigned – these are completed.` */
export const refusalText = ({ cannot }: BulkSplit<unknown>): string | null =>
  cannot.length === 0
    ? null
    : cannot.map(({ reason, count }) => `${count} left out: ${count === 1 ? reason : ofSeveral(reason)}`).join(' ')
