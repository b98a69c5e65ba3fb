import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, type AnyEventObject, createActor, waitFor } from 'xstate'
import { CreateEstimateDocument, EstimateDocument } from '@/contract/graphql/generated/estimates'
import { type KnownEstimate, knownEstimate } from '@/domain/estimate/commands'
import { actorFrom, type Actor as Person } from '@/domain/permissions/actor'
import { inertMachine } from '@/events/flow/replay'
import type { EstimateEvent } from '@/machines/estimate-approval/context'
import { estimateApprovalMachine } from '@/machines/estimate-approval/machine'
import { estimateApprovalModel } from '@/machines/estimate-approval/model'
import { commandUnderWay, type EstimateSnapshot } from '@/machines/estimate-approval/selectors'
import { actorsFor } from '@/machines/port'
import { createEstimatePorts } from '@/services/estimates/estimate-ports'
import { ESTIMATE_DRAFT } from '../contract/estimate-cases'
import { openPage, type Page } from '../fixtures/page'
import { describePath, edgePaths, isOutcome, type Path } from './paths'

/*
 * The generated paths of an estimate's life, lived on the mock server: people's events through the real services, failures by faults. What
 * the world reports (that a client has looked at it, that its time is over) is left out: nobody can bring it about by a call yet.
 */

const model = {
  ...estimateApprovalModel,
  events: estimateApprovalModel.events.filter(({ type }) => type !== 'estimate.changed'),
  outcomes: {
    ...estimateApprovalModel.outcomes,
    send: { ...estimateApprovalModel.outcomes.send, done: estimateApprovalModel.outcomes.send?.done.slice(0, 1) ?? [] },
  },
} as typeof estimateApprovalModel
const paths = edgePaths({ name: 'estimate-approval', machine: estimateApprovalMachine, model })

type Life = Actor<typeof estimateApprovalMachine>

let page: Page
let actor: Person
beforeAll(async () => {
  page = await openPage()
  await page.signIn('owner@greenvalley.demo')
  const stored = page.tokens.read()
  if (!stored) throw new TypeError('nobody is signed in')
  actor = actorFrom(stored.user)
})
afterAll(() => page.close())

const read = async (id: number): Promise<KnownEstimate> => {
  const { estimate } = await page.graphql.query(EstimateDocument, { id })
  return knownEstimate({ ...estimate, job_id: estimate.job_id ?? null, revised_by_id: estimate.revised_by_id ?? null })
}
const made = async (key: string): Promise<KnownEstimate> =>
  read((await page.graphql.mutate(CreateEstimateDocument, { estimate: ESTIMATE_DRAFT, key })).createEstimate.id)

const rested = (life: Life) => waitFor(life, (snapshot: EstimateSnapshot) => commandUnderWay(snapshot) === null)
const fails = (event: AnyEventObject | undefined) => event?.type.startsWith('xstate.error.actor.') ?? false

const live = async (path: Path, name: string): Promise<EstimateSnapshot> => {
  const ports = createEstimatePorts(
    () => Promise.resolve(page.graphql),
    () => undefined,
  )
  const input = { actor, estimate: await made(`${name}-made`) }
  const life = createActor(estimateApprovalMachine.provide({ actors: actorsFor(ports) }), { input }).start()
  const chart = inertMachine(estimateApprovalMachine)
  let expected = chart.begin(model.input)
  for (const [i, event] of path.entries()) {
    if (isOutcome(event)) await rested(life)
    else {
      if (fails(path[i + 1])) page.server.faults.failNext('', 503)
      life.send(('id' in event ? { ...event, id: `${name}-${i}` } : event) as EstimateEvent)
    }
    expected = chart.step(expected, event)
    expect({ step: event.type, state: life.getSnapshot().value }).toEqual({ step: event.type, state: expected.value })
  }
  await rested(life)
  page.server.faults.clear()
  return life.getSnapshot()
}

describe(`estimate-approval on the mock server: ${paths.length} generated paths`, () => {
  it.each(paths.map((path, i) => [`${i}: ${describePath(path)}`, path, i] as const))('%s', async (_, path, i) => {
    // given a new draft, when the path is lived
    const { context } = await live(path, `path-${i}`)

    // then the back end agrees about how the estimate stands
    expect(await read(context.estimate.id)).toEqual(context.estimate)
  })
})
