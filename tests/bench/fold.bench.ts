import { deepStrictEqual } from 'node:assert'
import { toFailure } from '@/domain/record/failure'
import type { FlowEntry } from '@/events/flow'
import { decode, fold } from '@/events/flow/replay'
import { best, type Figure } from './figure'
import { EMPTY, type RoundContext, type RoundEvent, remember, roundMachine } from './round-machine'

const EVENTS = 10_000
const CYCLE = ['start', 'visit', 'close', 'back', 'close', 'confirm'] as const

type Round = { value: string; context: RoundContext }
type BenchEvent = RoundEvent | { type: 'xstate.done.actor.visit'; at: number }

const NEXT: Record<string, Record<string, string>> = {
  idle: { 'round.start': 'visiting' },
  visiting: { 'xstate.done.actor.visit': 'visited' },
  visited: { 'round.close': 'confirming' },
  confirming: { 'round.confirm': 'idle', 'round.back': 'visited' },
}

const reduce = ({ value, context }: Round, event: BenchEvent): Round => {
  const next = NEXT[value]?.[event.type]
  if (next === undefined) return { value, context }
  if (event.type === 'xstate.done.actor.visit')
    return { value: next, context: { ...context, visits: context.visits + 1 } }
  const customer = event.type === 'round.start' ? event.customer : context.customer
  return { value: next, context: { ...context, customer, history: remember(context.history, event.at, event.type) } }
}

const entryOf = (step: (typeof CYCLE)[number], seq: number): FlowEntry => {
  const at = { stream: 'round/1#1', seq, at: seq, v: '1' }
  if (step === 'visit') return { ...at, kind: 'done', name: 'visit', data: { visits: 1 } }
  const data = step === 'start' ? { data: { customer: `customer ${seq}` } } : {}
  return { ...at, kind: 'message', name: `round.${step}`, ...data }
}

const beginning: FlowEntry = { stream: 'round/1#1', seq: 0, at: 0, v: '1', kind: 'init', name: 'round', state: 'idle' }

export const figures = async (): Promise<Figure[]> => {
  const flowEntries = Array.from({ length: EVENTS }, (_, index) =>
    entryOf(CYCLE[index % CYCLE.length] ?? 'start', index + 1),
  )
  const events = flowEntries.map((entry) => decode(entry, entry) as BenchEvent)
  const reduced = () => events.reduce(reduce, { value: 'idle', context: EMPTY })
  let round: Round = { value: 'idle', context: EMPTY }
  const entries = [beginning]
  for (const [index, entry] of flowEntries.entries()) {
    const event = events[index]
    if (event) round = reduce(round, event)
    entries.push({ ...entry, state: round.value })
  }

  const { snapshot } = fold(roundMachine, entries, toFailure)
  deepStrictEqual({ value: snapshot.value, context: snapshot.context }, reduced())

  const baseline = await best(15, reduced)
  const is = await best(15, () => fold(roundMachine, entries, toFailure))
  return [{ what: 'fold of 10,000 events, against a plain reducer', is, baseline, budget: { ratio: 15 } }]
}
