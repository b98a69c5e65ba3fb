import { describe, expect, test } from 'vitest'
import { HistoryDocument, type HistoryQuery } from '@/contract/graphql/generated/history'
import { updateJob } from '@/contract/jobs'
import type { EventLog } from '@/events/log'
import { type FactEntry, type MockServer, memoryFactLog } from '@/mock-server'
import { smallSample } from './demos'
import { askGraphql, dataOf } from './graphql-office'
import { OWNER, officesPerTest, type Person, signIn, WAITING } from './office'

const office = officesPerTest()
const FACTS = 300
const scenarios = smallSample(FACTS)

const rename = (person: Person, title: string) =>
  person.ask(updateJob, { params: { businessId: 1, jobId: WAITING }, body: { title } })

const notesOf = async (server: MockServer, person: Person): Promise<(string | null)[]> => {
  const notes: (string | null)[] = []
  let before: number | null = null
  do {
    const page: HistoryQuery['history'] = dataOf(
      await askGraphql(server, person, HistoryDocument, { stream: `job/${WAITING}`, first: 40, before }),
    ).history
    notes.push(...page.facts.map(({ note }) => note))
    before = page.nextBefore
  } while (before !== null)
  return notes
}

const watched = (held: readonly string[] = []) => {
  const log = memoryFactLog()
  const written: string[] = []
  const seen: EventLog<FactEntry> = {
    ...log,
    async append(entries, options) {
      const stored = await log.append(entries, options)
      written.push(...entries.map(({ type }) => type))
      return stored
    },
    async keepSnapshots(values) {
      const name = values.at(-1)?.[0] ?? ''
      if (held.includes(name)) await new Promise(() => undefined)
      await log.keepSnapshots(values)
      written.push(name)
    },
  }
  return { log: seen, written }
}

describe('planting sample data', () => {
  test('holds up no sign-in: what is planted is named, and nothing of it is written', async () => {
    const { log, written } = watched()
    const server = office({ log, scenarios, atRest: () => undefined })

    await signIn(server, OWNER)

    expect(written).toEqual(['demo.planted', 'user.signed_in'])
  })

  test('is kept before what a person does, who may meet another release the next time', async () => {
    const { log, written } = watched()
    const owner = await signIn(office({ log, scenarios, atRest: () => undefined }), OWNER)

    await rename(owner, 'Once')
    await rename(owner, 'Twice')

    expect(written.slice(2)).toEqual(['sample', 'job.edited', 'job.edited'])
  })

  test('is kept once the page rests, and once only', async () => {
    const { log, written } = watched()
    await office({ log, scenarios }).ready
    await expect.poll(() => written).toEqual(['demo.planted', 'sample', 'database'])

    await office({ log, scenarios }).rebuild()

    expect(written.filter((name) => name === 'sample')).toEqual(['sample'])
  })

  test('leaves a history that reads the same in the page that planted, in the next one, and in the next release', async () => {
    const log = memoryFactLog()
    const first = office({ log, scenarios })
    const owner = await signIn(first, OWNER)
    await rename(owner, 'Mine')
    const notes = ['Edited title', ...Array.from({ length: FACTS }, (_, index) => `Note ${FACTS - index}`)]
    expect(await notesOf(first, owner)).toEqual(notes)

    const next = office({ log, scenarios })
    const again = await signIn(next, OWNER)
    const empty = {
      ...scenarios.demo,
      tables: () => ({ ...scenarios.demo.tables('2026-11-18'), jobs: [] }),
      facts: () => [],
    }
    const newer = office({ log, seeds: 'newer', scenarios: { demo: empty, large: empty } })
    await newer.rebuild()
    const later = await signIn(newer, OWNER)

    expect(await notesOf(next, again)).toEqual(notes)
    expect(await notesOf(newer, later)).toEqual(notes)
    expect((await newer.state()).tables.jobs.find(({ id }) => id === WAITING)?.title).toBe('Mine')
  })

  test('by two pages at once leaves one world', async () => {
    const log = memoryFactLog()
    const [left, right] = [office({ log, scenarios }), office({ log, scenarios })]

    const [dana, again] = await Promise.all([signIn(left, OWNER), signIn(right, OWNER)])
    await rename(dana, 'By the one')
    await rename(again, 'By the other')
    await signIn(left, OWNER)

    expect((await log.readAfter(0)).filter(({ type }) => type === 'demo.planted')).toHaveLength(1)
    expect((await left.state()).tables).toEqual((await right.state()).tables)
    expect(await notesOf(left, dana)).toEqual(await notesOf(right, again))
  })

  test('exports every fact, those of the sample data at the positions that are theirs', async () => {
    const log = memoryFactLog()
    const server = office({ log, scenarios })
    await signIn(server, OWNER)
    const { entries } = JSON.parse(await server.exportFacts()) as { entries: { position: number; type: string }[] }
    expect(entries.map(({ position }) => position)).toEqual(Array.from({ length: FACTS + 2 }, (_, index) => index + 1))
    expect([entries.at(0)?.type, entries.at(-1)?.type]).toEqual(['demo.planted', 'user.signed_in'])
  })
})

describe('sample data as releases before planted it', () => {
  test('is read on: its rows from where they were kept, its facts from the log', async () => {
    const log = memoryFactLog()
    const day = '2026-11-18'
    const at = Date.parse('2026-11-18T12:00:00Z')
    const facts = scenarios.demo.facts(day)
    const job = scenarios.demo.tables(day).jobs?.find(({ id }) => id === WAITING) ?? null
    const row = { id: 1, day, scenario: 'demo', seeds: 'former', seeded: facts.length, offset: 0 }
    const planting = { table: 'demo', id: 1, before: null, after: row }
    await log.append([
      {
        stream: 'demo',
        seq: 0,
        at,
        v: '3',
        type: 'demo.planted',
        actor: { kind: 'system', name: 'Demo' },
        cause: null,
        note: null,
        changes: [planting],
      },
      ...facts.map((fact, seq) => ({ ...fact, seq, at, v: '3' })),
      {
        ...(facts[0] as (typeof facts)[number]),
        seq: facts.length,
        at,
        v: '3',
        note: 'Edited by hand',
        changes: [{ table: 'jobs', id: WAITING, before: job, after: job }],
        actor: { kind: 'user', user_id: 1, name: 'Dana Whitfield' },
      },
    ])
    await log.keepSnapshot('seeds', { mark: `former demo ${day}`, rows: scenarios.demo.tables(day) })

    const server = office({ log, scenarios })
    const owner = await signIn(server, OWNER)
    await rename(owner, 'Now')

    expect((await server.state()).seeding).toEqual({ ...without(row), position: 1, beside: null })
    expect(await notesOf(server, owner)).toEqual([
      'Edited title',
      'Edited by hand',
      ...Array.from({ length: FACTS }, (_, index) => `Note ${FACTS - index}`),
    ])
  })
})

const without = ({ id: _, ...row }: { id: number } & Record<string, unknown>) => row
