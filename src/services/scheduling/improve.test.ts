import { expect, it } from 'vitest'
import { plainAsk } from '@/domain/scheduling/proposal/ask'
import { NO_FIGURES, type Proposal } from '@/domain/scheduling/proposal/proposal'
import type { Improved } from '@/machines/schedule-proposal/ports'
import { createImprove } from './improve'

const proposalOf = (drive_minutes: number, effort: number, ground = 'as it is'): Proposal => ({
  ask: { ...plainAsk('auto_schedule', '2026-11-18'), effort },
  ground,
  moves: [],
  groups: [],
  left: [],
  before: NO_FIGURES,
  after: { ...NO_FIGURES, drive_minutes },
})
const FIRST = proposalOf(60, 0)

const lookOn = async (minutesOf: (effort: number) => number, ground = 'as it is') => {
  const improve = createImprove(async ({ ask }) => proposalOf(minutesOf(ask.effort ?? 0), ask.effort ?? 0, ground))
  let best = FIRST
  let search: Improved['search'] | null = null
  const efforts: number[] = []
  do {
    const found: Improved = await improve({ proposal: best, search })
    best = found.proposal ?? best
    search = found.search
    efforts.push(search.effort)
  } while (search.end === null)
  return { best: best.after.drive_minutes, search, efforts }
}

it('is over once four asks in a row found nothing better, and keeps the best', async () => {
  expect(await lookOn((effort) => (effort >= 16 ? 50 : 60))).toEqual({
    best: 50,
    efforts: [8, 16, 24, 32, 40, 48],
    search: { effort: 48, idle: 4, began: 60, end: 'no_gain' },
  })
})

it('asks for no more than can be asked for', async () => {
  const { best, search } = await lookOn((effort) => 1_000 - effort)
  expect([best, search.effort, search.end]).toEqual([60, 32, 'no_gain'])
  const gaining = await lookOn((effort) => 60 - effort / 10)
  expect([gaining.best, gaining.search.effort, gaining.search.end]).toEqual([20, 400, 'no_gain'])
})

it('takes a proposal of another day as it is, and begins again after an end', async () => {
  expect(await lookOn(() => 90, 'changed')).toMatchObject({ best: 90, search: { end: 'changed' } })
  const improve = createImprove(async () => FIRST)
  const again = await improve({ proposal: FIRST, search: { effort: 32, idle: 4, began: 70, end: 'no_gain' } })
  expect(again).toEqual({ search: { effort: 40, idle: 1, began: 70, end: null } })
})

it('says that it failed, and will try the same again', async () => {
  const improve = createImprove(() => Promise.reject(new Error('no network')))
  expect(await improve({ proposal: FIRST, search: null })).toEqual({
    search: { effort: 0, idle: 1, began: 60, end: 'failed' },
  })
})
