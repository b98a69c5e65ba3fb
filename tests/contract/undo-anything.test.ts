import { expect, test } from 'vitest'
import { HistoryDocument, UndoDocument } from '@/contract/graphql/generated/history'
import { groupedBy } from '@/domain/record/grouped-by'
import type { MockServer, State } from '@/mock-server'
import { SCHEMA } from '@/mock-server/tables'
import { BASIC_LIMIT, onBasic } from './demos'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { broken } from './invariants'
import { OWNER, officesPerTest, type Person, passingLog, signIn } from './office'
import { CARE_STORIES } from './undo-care-stories'
import { CLIENT_STORIES } from './undo-client-stories'
import { COMMUNICATION_STORIES } from './undo-communication-stories'
import { CONVERSATION_STORIES } from './undo-conversation-stories'
import { MONEY_STORIES } from './undo-money-stories'
import { OFFICE_STORIES } from './undo-office-stories'
import type { Story } from './undo-stories'

const openOffice = officesPerTest()
const DEMO_CLIENTS = 42
const ROOM = 2

const MANY_OFFICES = { timeout: 60_000 }

const STORIES: Readonly<Record<string, Story>> = {
  ...CLIENT_STORIES,
  ...OFFICE_STORIES,
  ...CARE_STORIES,
  ...COMMUNICATION_STORIES,
  ...CONVERSATION_STORIES,
  ...MONEY_STORIES,
}

const after = async (story: Story) => {
  const log = passingLog()
  const server = openOffice({ ...onBasic(BASIC_LIMIT - ROOM - DEMO_CLIENTS), log })
  const owner = await signIn(server, OWNER)
  const { position } = await server.state()
  await story(owner, server)
  // Facts that the server writes for itself have no note and are in no history.
  const facts = (await log.readAfter(position)).filter(({ changes, note }) => changes.length > 0 && note !== null)
  // One fact stands for all that are alike and undone together, such as 200 properties of a client.
  const alike = groupedBy(facts, (fact) => `${fact.position - (fact.among?.index ?? 0)} ${fact.type}`)
  return { server, owner, facts: [...alike.values()].flatMap(([first]) => first ?? []) }
}

const refusalShown = async (
  server: MockServer,
  owner: Person,
  fact: { stream: string; position: number },
  before: number | null = null,
): Promise<string | null> => {
  const variables = { stream: fact.stream, first: 100, before }
  const { facts, nextBefore } = dataOf(await askGraphql(server, owner, HistoryDocument, variables)).history
  const found = facts.find(({ position }) => position === fact.position)
  if (found) return found.undoRefusal
  return nextBefore === null ? 'not shown' : refusalShown(server, owner, fact, nextBefore)
}

/** Shallow copies are enough, because rows are replaced and never mutated. */
const tablesOf = ({ tables }: State): State['tables'] =>
  Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, [...rows]])) as State['tables']

test.each(Object.entries(STORIES))(
  '%s: each fact is undone in whole, or not at all',
  MANY_OFFICES,
  async (_name, story) => {
    const { facts, server } = await after(story)
    expect([facts.length > 0, broken((await server.state()).tables)]).toEqual([true, []])
    for (const { position, stream } of facts) {
      const { server, owner } = await after(story)
      const before = tablesOf(await server.state())
      const promised = await refusalShown(server, owner, { stream, position })
      const refusal = refusalOf(await askGraphql(server, owner, UndoDocument, { positions: [position], key: 'undo' }))
      const tables = tablesOf(await server.state())
      // A refused undo changes nothing, a completed one breaks no invariant, and the history predicted which of the two.
      expect([stream, promised ?? 'answered', broken(tables)]).toEqual([stream, refusal.replace(/^\d+ /, ''), []])
      if (refusal !== 'answered') expect(tables).toEqual(before)
      else await server.rebuild()
      expect((await server.state()).tables).toEqual(tables)
    }
  },
)

test('the stories have facts of every kind of record that can be undone', MANY_OFFICES, async () => {
  const streamKinds = new Set<string>()
  for (const story of Object.values(STORIES))
    for (const { stream } of (await after(story)).facts) streamKinds.add(stream.slice(0, stream.indexOf('/')))
  const rules = await SCHEMA.undoRules()
  const undoable = SCHEMA.names.flatMap((name) => {
    const { record } = SCHEMA.table(name)
    const undo = rules[name]?.undo
    return record && undo && 'may' in undo ? [record.stream] : []
  })
  expect(undoable.filter((stream) => !streamKinds.has(stream))).toEqual([])
})
