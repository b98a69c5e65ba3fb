import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, assign, createMachine, fromPromise, setup } from 'xstate'
import { toFailure } from '@/domain/record/failure'
import { createToPlain, inertMachine } from '@/events/flow/replay'
import { MACHINES } from '@/machines'
import type { CatalogueEntry } from '@/machines/model'
import { errand } from '../fixtures/errand'
import { seeded } from '../fixtures/seeded'
import { outsideIn, violationsOf } from './machine-rules'

const SOURCES = 'src/machines'
/** Number of events after which lists in the context must be within bounds. */
const EVENTS = 2_000
const SEED = Number(process.env.SEED ?? 1)
const LONGEST_LIST = 500

const lossesIn = (value: unknown): string[] => {
  const losses: string[] = []
  createToPlain(toFailure, (path, what) => losses.push(`${path} ${what}`))(value)
  return losses
}

const longestList = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  const own = Array.isArray(value) ? value.length : 0
  return Math.max(own, ...Object.values(value).map(longestList))
}

const happenings = ({ machine, model }: CatalogueEntry, { children }: AnyMachineSnapshot): AnyEventObject[] => [
  ...model.events,
  ...machine.events.filter((type) => type.startsWith('xstate.after.')).map((type) => ({ type })),
  ...Object.keys(children).flatMap((actorId) => {
    const { done = [], failed = [] } = model.outcomes[actorId] ?? {}
    return [
      ...done.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId })),
      ...failed.map((error) => ({ type: `xstate.error.actor.${actorId}`, error, actorId })),
    ]
  }),
]

function* contextsOf(entry: CatalogueEntry) {
  const random = seeded(SEED)
  const inert = inertMachine(entry.machine)
  let snapshot = inert.begin(entry.model.input)
  for (let step = 0; step < EVENTS; step++) {
    yield snapshot.context
    const events = happenings(entry, snapshot).filter((event) => entry.model.plausible?.(snapshot, event) ?? true)
    const event = events[Math.floor(random() * events.length)]
    const next = event ? inert.step(snapshot, event) : snapshot
    if (next.status === 'active') snapshot = next
  }
}

describe.each([errand, ...MACHINES])('the machine $name', (entry) => {
  it('can be recorded: all of its parts are named', () => {
    expect(violationsOf(entry.machine)).toEqual([])
    expect(entry.machine.id).toBe(entry.name)
  })

  it(`keeps a context of plain data whose lists are bounded (seed ${SEED})`, () => {
    for (const context of contextsOf(entry)) {
      expect(lossesIn(context)).toEqual([])
      expect(longestList(context)).toBeLessThanOrEqual(LONGEST_LIST)
    }
  }, 60_000)

  it('has a model of plain events that leave "at" and "seq" to the recorder', () => {
    const { input, events, outcomes } = entry.model
    expect(lossesIn({ input, events, outcomes })).toEqual([])
    expect(events.filter((event) => 'at' in event || 'seq' in event)).toEqual([])
  })
})

describe('the sources of the machines', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )

  it.each(files)('%s takes its time, ids and data from events only', (file) => {
    expect(outsideIn(readFileSync(join(SOURCES, file), 'utf8'))).toEqual([])
  })
})

describe('the rules', () => {
  it('see a machine without id, version and names', () => {
    const careless = createMachine({
      initial: 'a',
      states: {
        a: {
          after: { 1000: 'b' },
          on: { '*': 'b', go: { target: 'b', guard: () => true, actions: assign({}) } },
          invoke: { src: fromPromise(async () => 1), onSnapshot: {} },
        },
        b: {},
      },
    })
    expect(violationsOf(careless)).toEqual([
      'the machine needs an id',
      'the machine needs a version',
      '(machine).a: the delay 1000 has no name, or one with a dot',
      '(machine).a: a state with a delay needs an id',
      '(machine).a: a service needs an id',
      '(machine).a: a service needs a named src',
      '(machine).a: onSnapshot cannot be recorded',
      '(machine).a: * hides what the machine no longer knows',
      'config.states.a.on.go.guard is a function; give it a name in setup',
      'config.states.a.on.go.actions is a function; give it a name in setup',
    ])
  })

  it('see a machine within a machine', () => {
    const outer = setup({ actors: { inner: createMachine({}) } }).createMachine({ id: 'outer', version: '1' })
    expect(violationsOf(outer)).toEqual(['inner is a machine; it needs a stream of its own'])
  })

  it('see a source that reaches outside', () => {
    expect(outsideIn('const a = 1\nconst at = Date.now() + Math.random()')).toEqual(['2: Date.now', '2: Math.random'])
  })
})
