import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, type AnyEventObject, createActor, waitFor } from 'xstate'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import { ChangePlanStatusDocument } from '@/contract/graphql/generated/plans'
import { createPlan, listPlans } from '@/contract/plans'
import { actorFrom } from '@/domain/permissions/actor'
import { PLAN_RULES, type PlanCommand, type PlanCore, planCore } from '@/domain/service-plan/commands'
import type { PlanStatus } from '@/domain/service-plan/vocabulary'
import { dayAt } from '@/domain/time/calendar'
import { inertMachine } from '@/events/flow/replay'
import { actorsFor } from '@/machines/port'
import type { PlanEvent } from '@/machines/service-plan/context'
import { servicePlanMachine } from '@/machines/service-plan/machine'
import { servicePlanModel } from '@/machines/service-plan/model'
import { commandUnderWay, failureOf, type PlanSnapshot } from '@/machines/service-plan/selectors'
import { createPlanPorts } from '@/services/plans/plan-ports'
import { openPage, type Page } from '../fixtures/page'
import { describePath, edgePaths, isOutcome, type Path } from './paths'

/*
 * Replays the generated service plan paths, each on its own mock server: commands through the real services, failures as faults, outside
 * changes by another person's calls. The chart must predict the back end.
 */

const paths = edgePaths({ name: 'service-plan', machine: servicePlanMachine, model: servicePlanModel })

type Life = Actor<typeof servicePlanMachine>

let page: Page
beforeEach(async () => {
  page = await openPage()
  await page.signIn('owner@greenvalley.demo')
})
afterEach(() => page.close())

const params = { businessId: 1 }

const newPlan = async (): Promise<PlanCore> => {
  const start_date = dayAt(page.clock.now(), 'America/Chicago')
  const body = { client_id: 40, template_id: 1, start_date, special_instructions: '' }
  return planCore((await page.http.call(createPlan, { params, body, key: 'made' })).plan)
}

const now = async (id: number): Promise<PlanCore | undefined> => {
  const { plans } = await page.http.call(listPlans, { params })
  const plan = plans.find((each) => each.id === id)
  return plan && planCore(plan as PlanCore)
}

const begin = (plan: PlanCore): Life => {
  const stored = page.tokens.read()
  if (!stored) throw new TypeError('no one is signed in')
  const ports = createPlanPorts(page.graphql, () => {})
  const input = { actor: actorFrom(stored.user), plan }
  return createActor(servicePlanMachine.provide({ actors: actorsFor(ports) }), { input }).start()
}

const stepTo = (from: PlanStatus, to: PlanStatus): PlanCommand | undefined => {
  const isStep = (command: PlanCommand) => PLAN_RULES[command].to === to && PLAN_RULES[command].from.includes(from)
  const direct = (Object.keys(PLAN_RULES) as PlanCommand[]).find(isStep)
  return direct ?? (from === 'paused' && to === 'completed' ? 'resume' : undefined)
}

const worldOf = (id: number) => {
  /** Keys of all changes; an undo reverts the last one. */
  const keys: string[] = []
  const lead = async (to: PlanStatus, key: string): Promise<PlanCore> => {
    const plan = await now(id)
    if (!plan) throw new TypeError('the plan is gone')
    if (plan.status === to) return plan
    const command = stepTo(plan.status, to)
    if (command === undefined) {
      const request = keys.pop() ?? ''
      await page.graphql.mutate(UndoRequestDocument, { request, key: `undo-${request}` })
    } else {
      keys.push(key)
      await page.graphql.mutate(ChangePlanStatusDocument, { id, command, key })
    }
    return lead(to, `${key}+`)
  }
  return { keys, lead }
}

const rested = (life: Life) => waitFor(life, (snapshot: PlanSnapshot) => commandUnderWay(snapshot) === null)
const fails = (event: AnyEventObject | undefined) => event?.type.startsWith('xstate.error.actor.') ?? false

const live = async (path: Path): Promise<PlanSnapshot> => {
  const plan = await newPlan()
  const life = begin(plan)
  const world = worldOf(plan.id)
  const chart = inertMachine(servicePlanMachine)
  let expected = chart.begin(servicePlanModel.input)
  const meant = async (event: PlanEvent, key: string): Promise<PlanEvent> => {
    if (event.type === 'plan.changed') return { ...event, plan: await world.lead(event.plan.status, key) }
    return 'id' in event ? { ...event, id: key } : event
  }
  for (const [i, event] of path.entries()) {
    if (isOutcome(event)) {
      const key = life.getSnapshot().context.intent?.key
      await rested(life)
      if (key !== undefined && failureOf(life.getSnapshot()) === null) world.keys.push(key)
    } else {
      const real = await meant(event as PlanEvent, `step-${i}`)
      if (fails(path[i + 1])) page.server.faults.failNext('', 503)
      life.send(real)
    }
    expected = chart.step(expected, event)
    expect({ step: event.type, state: life.getSnapshot().value }).toEqual({ step: event.type, state: expected.value })
  }
  return rested(life)
}

describe(`service-plan on the mock server: ${paths.length} generated paths`, () => {
  it.each(paths.map((path, i) => [`${i}: ${describePath(path)}`, path] as const))('%s', async (_, path) => {
    const { context } = await live(path)

    expect(await now(context.plan.id)).toEqual(context.plan)
  })
})
