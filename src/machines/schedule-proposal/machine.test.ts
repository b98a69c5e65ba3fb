import { expect, it } from 'vitest'
import type { Proposal } from '@/domain/scheduling/proposal/proposal'
import { done, failed, storyOf } from '../../../tests/fixtures/machine-story'
import { BUSY } from '../model'
import { scheduleProposalMachine } from './machine'
import { scheduleProposalModel } from './model'

const { outcomes } = scheduleProposalModel
const [fullProposal, empty] = outcomes.propose?.done ?? []
const shifted = outcomes.takeProposal?.failed[1] as typeof BUSY
const ask = { ...(fullProposal as { ask: object }).ask, not_before: null } as never

const flow = storyOf(scheduleProposalMachine, {
  input: undefined,
  tell: ({ proposal, chosen, key, shifted: isAnew, taken, search, failure }) => ({
    effort: proposal?.ask.effort,
    chosen,
    key,
    isAnew,
    taken,
    search,
    failure,
  }),
})
const afterAsk = flow.after({ type: 'proposal.ask', ask })
const proposed = afterAsk.after(done('propose', fullProposal))
const take = (id: string) => ({ type: 'proposal.take', id }) as const
const call = (key: string, groups: number[]) => [
  {
    service: 'takeProposal',
    input: { key, ground: 'ground-2', groups, ask: { ...(ask as object), not_before: '08:15' } },
  },
]

it('offers everything, and takes what is chosen', async () => {
  expect(await proposed.when()).toMatchObject({ state: 'proposed', chosen: [1, 2] })
  const some = proposed.after({ type: 'proposal.choose', groups: [2, 9] })
  expect(await some.when(take('k1'))).toMatchObject({ state: 'taking', chosen: [2], calls: call('k1', [2]) })
  expect(await some.after(take('k1')).when(done('takeProposal', 1))).toMatchObject({ state: 'taken', taken: 1 })
  expect(await proposed.when({ type: 'proposal.choose', groups: [] }, take('k1'))).toMatchObject({ state: 'proposed' })
})

it('says that there is nothing to do', async () => {
  expect(await afterAsk.when(done('propose', empty))).toMatchObject({ state: 'nothing', chosen: [] })
})

it('is made again where the day has changed in the meantime', async () => {
  const anew = proposed.after(take('k1'), failed('takeProposal', shifted))
  expect(await anew.when()).toMatchObject({ state: 'asking', isAnew: true, key: null, failure: null })
  expect(await anew.when(done('propose', fullProposal))).toMatchObject({
    state: 'proposed',
    isAnew: true,
    chosen: [1, 2],
  })
})

it('leaves alone what was left alone before the day changed, and nothing of another ask', async () => {
  const some = proposed.after({ type: 'proposal.choose', groups: [2] }, take('k1'), failed('takeProposal', shifted))
  const anew = some.after(done('propose', fullProposal))
  expect(await anew.when()).toMatchObject({ state: 'proposed', isAnew: true, chosen: [2] })
  const other = anew.after({ type: 'proposal.ask', ask })
  expect(await other.when(done('propose', fullProposal))).toMatchObject({
    state: 'proposed',
    isAnew: false,
    chosen: [1, 2],
  })
})

it('looks on as often as it is asked to, and keeps the best', async () => {
  const better = { ...(fullProposal as Proposal), ask: { ...(fullProposal as Proposal).ask, effort: 8 } }
  const going = { effort: 8, idle: 0, began: 60, end: null }
  const over = { ...going, effort: 16, end: 'no_gain' }
  const improve = { type: 'proposal.improve' } as const
  const found = proposed.after(improve, done('improve', { proposal: better, chosen: [1, 2], search: going }))
  expect(await found.when()).toMatchObject({ state: 'proposed', effort: 8, chosen: [1, 2], search: going })
  expect(await found.when(improve)).toMatchObject({
    state: 'improving',
    calls: [{ service: 'improve', input: { proposal: better, search: going } }],
  })
  const ended = done('improve', { search: over })
  expect(await found.when(improve, ended)).toMatchObject({ state: 'proposed', effort: 8, search: over })
})

it('keeps the choice and the key when it could not be taken, until something else is chosen', async () => {
  const lost = proposed.after(take('k1'), failed('takeProposal', BUSY))
  expect(await lost.when()).toMatchObject({ state: 'proposed', key: 'k1', failure: BUSY })
  expect(await lost.when(take('k2'))).toMatchObject({ state: 'taking', calls: call('k1', [1, 2]) })
  expect(await lost.when({ type: 'proposal.choose', groups: [1] }, take('k2'))).toMatchObject({ key: 'k2' })
})
