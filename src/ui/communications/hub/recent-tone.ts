const GOOD: ReadonlySet<string> = new Set(['completed', 'sent', 'delivered', 'received'])
const BAD: ReadonlySet<string> = new Set(['failed', 'undelivered', 'canceled'])

/** COMM-11, also for the statuses of calls. */
export const recentToneOf = (status: string): 'good' | 'bad' | 'between' => {
  if (GOOD.has(status)) return 'good'
  return BAD.has(status) ? 'bad' : 'between'
}
