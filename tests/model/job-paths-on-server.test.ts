import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, type AnyEventObject, createActor, waitFor } from 'xstate'
import { HistoryDocument } from '@/contract/graphql/generated/history'
import * as contract from '@/contract/jobs'
import { jobCore } from '@/domain/job/commands'
import { placeOf } from '@/domain/job/job'
import type { EnteredSignOff } from '@/domain/job/sign-off'
import { actorFrom } from '@/domain/permissions/actor'
import { plusDays } from '@/domain/time/calendar'
import { inertMachine } from '@/events/flow/replay'
import type { JobInput } from '@/machines/job-lifecycle/context'
import { jobLifecycleMachine } from '@/machines/job-lifecycle/machine'
import { jobLifecycleModel } from '@/machines/job-lifecycle/model'
import { commandUnderWay, type JobSnapshot, jobIdOf } from '@/machines/job-lifecycle/selectors'
import { actorsFor } from '@/machines/port'
import { openPage, type Page } from '../fixtures/page'
import { fileOf } from '../fixtures/photos'
import { describePath, edgePaths, isOutcome, type Path } from './paths'

/*
 * Replays the generated job paths on the mock server: events through the real services, failures as faults, outside changes by another
 * person's calls. The chart must predict the back end at every step.
 */

const paths = edgePaths({ name: 'job-lifecycle', machine: jobLifecycleMachine, model: jobLifecycleModel })

type Life = Actor<typeof jobLifecycleMachine>

let page: Page
let input: JobInput

beforeAll(async () => {
  page = await openPage()
  await page.signIn('owner@greenvalley.demo')
  const stored = page.tokens.read()
  if (!stored) throw new TypeError('no one is signed in')
  input = { actor: actorFrom(stored.user), job: null }
})

afterAll(() => page.close())

const paramsOf = (life: Life) => ({ businessId: input.actor.business_id, jobId: jobIdOf(life.getSnapshot()) ?? 0 })
const rested = (life: Life) => waitFor(life, (snapshot: JobSnapshot) => commandUnderWay(snapshot) === null)
const fails = (event: AnyEventObject | undefined) => event?.type.startsWith('xstate.error.actor.') ?? false

const happen = async (event: AnyEventObject, life: Life, key: string): Promise<AnyEventObject> => {
  const params = paramsOf(life)
  switch (event.type) {
    case 'job.removed':
      if (params.jobId > 0) await page.http.call(contract.deleteJob, { params, key })
      return event
    case 'job.changed': {
      const call = { params, query: { status: 'cancelled' }, key } as const
      return { ...event, job: jobCore((await page.http.call(contract.updateJobStatus, call)).job) }
    }
    // Each path has its own day, so that no one is double-booked.
    case 'job.dispatch': {
      const { job } = await page.http.call(contract.getJob, { params })
      const to = { ...event.move.to, scheduled_date: plusDays(event.move.to.scheduled_date, job.id) }
      return { ...event, id: key, move: { ...event.move, was: placeOf(job), to } }
    }
    case 'job.complete': {
      const photo = new File([fileOf('jpeg')], 'gate.jpg')
      const { id } = await page.attachments.keepPhoto(params.jobId, photo, 0)
      const signed: EnteredSignOff = { signed_by: 'Ana Stone', kind: 'typed', strokes: [] }
      const signature = await page.attachments.keepSignature(params.jobId, signed)
      return { ...event, id: key, photos: [id], signature }
    }
    case 'job.undo': {
      const stream = `job/${params.jobId}`
      const { history } = await page.graphql.query(HistoryDocument, { stream, first: 1, before: null })
      return { ...event, id: key, positions: history.facts.map(({ position }) => position) }
    }
    default:
      return 'id' in event ? { ...event, id: key } : event
  }
}

const live = async (path: Path, name: string) => {
  const life = createActor(jobLifecycleMachine.provide({ actors: actorsFor(page.jobPorts) }), { input }).start()
  const chart = inertMachine(jobLifecycleMachine)
  let expected = chart.begin(jobLifecycleModel.input)
  for (const [i, event] of path.entries()) {
    if (isOutcome(event)) await rested(life)
    else {
      const real = await happen(event, life, `${name}-${i}`)
      if (fails(path[i + 1])) page.server.faults.failNext('', 503)
      life.send(real as Parameters<Life['send']>[0])
    }
    expected = chart.step(expected, event)
    expect({ step: event.type, state: life.getSnapshot().value }).toEqual({ step: event.type, state: expected.value })
  }
  await rested(life)
  page.server.faults.clear()
  return life.getSnapshot()
}

describe(`job-lifecycle on the mock server: ${paths.length} generated paths`, () => {
  it.each(paths.map((path, i) => [`${i}: ${describePath(path)}`, path, i] as const))('%s', async (_, path, i) => {
    const { context, status } = await live(path, `path-${i}`)

    if (context.job === null || status !== 'active') return
    const { job } = await page.http.call(contract.getJob, {
      params: { businessId: input.actor.business_id, jobId: context.job.id },
    })
    expect(jobCore(job)).toEqual(context.job)
  })
})
