import { GRAPHQL_PATH } from '@/contract/graphql/path'
import { ORIGIN, signIn, startWithoutLatency } from './demo-server'
import { best, type Figure } from './figure'
import { logWith } from './long-log'

const FACTS = 100_000
const RUNS = 3
const QUERY = '{ activity(first: 20) { facts { position } nextBefore } }'

/** A technician's first activity page when none of the last 100,000 facts concerns their jobs, compared with reading all of them. */
export const figures = async (): Promise<Figure[]> => {
  const log = await logWith(FACTS, ({ assigned_crew_members }) => assigned_crew_members.length === 0)
  const server = startWithoutLatency({ log })
  await server.ready
  const headers = { 'content-type': 'application/json', ...(await signIn(server, 'tech')) }
  const is = await best(RUNS, async () => {
    const answer = await server.fetch(`${ORIGIN}${GRAPHQL_PATH}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: QUERY }),
    })
    const { data } = (await answer.json()) as { data?: { activity: { facts: unknown[] } } }
    if (!data) throw new Error('there is no activity')
  })
  const baseline = await best(RUNS, () => log.readAfter(0))
  server.shutdown()
  return [
    {
      what: 'activity of a technician over 100,000 facts of others, against reading them',
      is,
      baseline,
      budget: { ratio: 1 },
    },
  ]
}
