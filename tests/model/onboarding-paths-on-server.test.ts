import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, type AnyEventObject, createActor, SimulatedClock, waitFor } from 'xstate'
import * as contract from '@/contract/onboarding'
import { inertMachine } from '@/events/flow/replay'
import type { OnboardingContext, OnboardingEvent } from '@/machines/onboarding/context'
import { onboardingMachine } from '@/machines/onboarding/machine'
import { onboardingModel } from '@/machines/onboarding/model'
import type { OnboardingProgress } from '@/machines/onboarding/ports'
import { isSaving, type OnboardingSnapshot } from '@/machines/onboarding/selectors'
import { actorsFor } from '@/machines/port'
import { sessionOf } from '../fixtures/onboarding'
import { openPage, type Page } from '../fixtures/page'
import { newcomer } from '../fixtures/sam'
import { describePath, edgePaths, isOutcome, outcomeOf, type Path } from './paths'

/*
 * Replays the generated onboarding paths, each with a new owner: events through the real services, failures as faults, another browser by
 * direct calls.
 */

const paths = edgePaths({ name: 'onboarding', machine: onboardingMachine, model: onboardingModel })

type Life = Actor<typeof onboardingMachine>

const PASSWORD = 'Groundwork1'

let page: Page

beforeAll(async () => {
  page = await openPage()
})

afterAll(() => page.close())

const CALLS: Readonly<Record<string, string>> = {
  startOnboarding: '/onboarding/start',
  loadProgress: '/progress',
  saveProperty: '/properties',
  savePreferences: '/preferences',
  completeOnboarding: '/complete-onboarding',
}

const outcomesAfter = (path: Path, at: number): AnyEventObject[] => {
  const rest = path.slice(at + 1)
  const end = rest.findIndex((event) => !isOutcome(event))
  return end < 0 ? rest : rest.slice(0, end)
}

const elsewhere = (email: string) => {
  const { ports } = sessionOf(page, email)
  return {
    start: () => ports.startOnboarding({ key: 'e-start', password: page.vault.keep(PASSWORD) }),
    saveProperty: (customer_id: string) => ports.saveProperty({ key: 'e-property', customer_id }),
    savePreferences: (customer_id: string) => ports.savePreferences({ key: 'e-preferences', customer_id }),
    complete: (customer_id: string) => ports.completeOnboarding({ key: 'e-complete', customer_id }),
  }
}

const arrange = async (outcomes: readonly AnyEventObject[], { customer_id }: OnboardingContext, email: string) => {
  const other = elsewhere(email)
  for (const outcome of outcomes) {
    const { id, answer } = outcomeOf(outcome) ?? { id: '', answer: { done: undefined } }
    if ('failed' in answer) page.server.faults.failNext(CALLS[id] ?? 'no such call', 503)
    else if (id === 'startOnboarding' && (answer.done as { resume: boolean }).resume && !customer_id)
      await other.start()
    else if (id === 'loadProgress') {
      const { completed, current_step } = answer.done as OnboardingProgress
      const customer = customer_id ?? (await other.start()).customer_id
      if (current_step > 1) await other.saveProperty(customer)
      if (current_step > 2) await other.savePreferences(customer)
      if (completed) await other.complete(customer)
    } else if (id === 'completeOnboarding' && customer_id) await other.saveProperty(customer_id)
  }
}

const meant = (event: AnyEventObject, key: string): OnboardingEvent => {
  const typed = event as OnboardingEvent
  if (typed.type !== 'onboarding.submit_account') return 'id' in typed ? { ...typed, id: key } : typed
  return { ...typed, id: key, password: page.vault.keep(PASSWORD) }
}

const live = async (path: Path, name: string) => {
  const email = `${name}@rivera.example`
  await page.register(newcomer(email, PASSWORD))
  const { ports, saved } = sessionOf(page, email)
  const clock = new SimulatedClock()
  const machine = onboardingMachine.provide({ actors: actorsFor(ports) })
  const life: Life = createActor(machine, { input: onboardingModel.input as OnboardingContext, clock }).start()
  const states: unknown[] = []
  life.subscribe(({ value }) => states.push(value))

  for (const [i, event] of path.entries()) {
    if (isOutcome(event)) await waitFor(life, () => states.length > i)
    else if (event.type.startsWith('xstate.after.')) clock.increment(2_000)
    else {
      await arrange(outcomesAfter(path, i), life.getSnapshot().context, email)
      life.send(meant(event, `${name}-${i}`))
    }
  }
  const end = await waitFor(life, (snapshot: OnboardingSnapshot) => !isSaving(snapshot))
  page.server.faults.clear()
  return { states: states.slice(0, path.length), end, saved: saved() }
}

const foretold = (path: Path): unknown[] => {
  const chart = inertMachine(onboardingMachine)
  let snapshot = chart.begin(onboardingModel.input)
  return path.map((event) => {
    snapshot = chart.step(snapshot, event)
    return snapshot.value
  })
}

describe(`onboarding on the mock server: ${paths.length} generated paths`, () => {
  it.each(paths.map((path, i) => [`${i}: ${describePath(path)}`, path, i] as const))('%s', async (_, path, i) => {
    const { states, end, saved } = await live(path, `path-${i}`)

    expect(states).toEqual(foretold(path))
    const { customer_id } = end.context
    if (customer_id === null) return
    const progress = await page.http.call(contract.onboardingProgress, { params: { customerId: customer_id } })
    expect({
      property: saved.property ?? progress.property,
      preferences: saved.preferences ?? progress.preferences,
      completed: end.matches('completed') || end.matches('finished'),
    }).toEqual({ property: progress.property, preferences: progress.preferences, completed: progress.completed })
  })
})
