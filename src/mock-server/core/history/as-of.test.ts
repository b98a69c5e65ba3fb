import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Change, Fact, Row } from '@/domain/record/fact'
import type { Store } from '../log/store'
import { rowThen } from './as-of'

const JOB = { stream: 'job/7', table: 'jobs', key: '7' } as const

const factAt = (position: number, changes: Change[]): Fact => ({
  position,
  stream: JOB.stream,
  seq: position,
  at: position,
  v: '2',
  type: 'job.edited',
  actor: { kind: 'system', name: 'Groundwork' },
  cause: null,
  note: 'Edited',
  changes,
})

const storeWith = (facts: readonly Fact[], now: Row | null) => {
  const newestFirst = [...facts].reverse()
  const store = {
    find: () => now ?? undefined,
    damaged: () => [],
    history: {
      of: async (_: string, first: number, before: number | null) => {
        const rest = newestFirst.filter(({ position }) => before === null || position < before)
        return {
          facts: rest.slice(0, first),
          nextBefore: rest[first - 1] && rest[first] ? rest[first - 1]?.position : null,
        }
      },
    },
  }
  return store as unknown as Store
}

const row = (title: number): Row => ({ id: 7, title })
const ofAnother: Change = { table: 'jobs', id: 8, before: null, after: { id: 8 } }

it('gives at each fact what a fold of the facts up to it gives, over pages, deletions and facts about other rows', async () => {
  /** The job's row after each fact; undefined when the fact was about something else. */
  const course = fc.array(fc.option(fc.oneof(fc.nat(9).map(row), fc.constant(null)), { nil: undefined }), {
    maxLength: 130,
  })
  await fc.assert(
    fc.asyncProperty(fc.option(fc.nat(9).map(row)), course, async (seed, becomes) => {
      let now: Row | null = seed
      const states: (Row | null)[] = []
      const facts = becomes.map((after, index) => {
        const changes = after === undefined ? [ofAnother] : [ofAnother, { table: 'jobs', id: 7, before: now, after }]
        if (after !== undefined) now = after
        states.push(now)
        return factAt(3 * (index + 1), changes)
      })
      const store = storeWith(facts, now)
      const found = await Promise.all(facts.map(({ position }) => rowThen(JOB, position, store)))
      expect(found).toEqual(facts.map((fact, index) => ({ fact, row: states[index] })))
      expect(await rowThen(JOB, 0, store)).toEqual({ fact: null, row: seed })
    }),
    { numRuns: 40 },
  )
})

it.each([-1, 2, 4, 5000])('knows no fact of the record at position %i', async (position) => {
  const facts = [factAt(3, [{ table: 'jobs', id: 7, before: row(1), after: row(2) }]), factAt(6, [])]
  expect(await rowThen(JOB, position, storeWith(facts, row(2)))).toBeUndefined()
})
