import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { jobFlows } from '@/app/flows/jobs'
import { NOT_LOADED, toFailure } from '@/domain/record/failure'
import { createFlows, inProcessLocks } from '@/events/flow'
import { jobLifecycleMachine } from '@/machines/job-lifecycle/machine'
import { jobActivity } from '@/routes/-jobs/use-job-activity'
import { createJobCommands, noteDrafts } from '@/routes/-jobs/use-job-commands'
import type { Workspace } from '@/routes/-session/context'
import { createStayedRecords } from '@/services/history/stayed'
import { createIdempotentSend } from '@/services/http/idempotent-send'
import { memoryFlowLog } from '../fixtures/flow-log'
import { manualClock } from '../fixtures/manual-clock'
import { memoryStorage } from '../fixtures/memory-storage'
import { puppet } from '../fixtures/puppet'
import { actor, draft, job } from '../fixtures/records'
import { cuttable } from '../fixtures/round'

const busy = { message: 'The server is busy. Please try again.', status: 503, details: null }

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all(open.splice(0).map((flows) => flows.close()))
})

/** Job commands over real flows with manually answered services; `load` simulates a failing chunk. */
const setUp = (load = () => Promise.resolve()) => {
  const services = puppet(jobLifecycleMachine)
  const log = memoryFlowLog()
  // Services are replaced, so their dependencies are never used.
  const network = { network: cuttable().network } as never
  const definition = jobFlows(network, {} as never, { stayed: createStayedRecords() })['job-lifecycle']
  const clock = manualClock()
  const flows = createFlows({
    log,
    clock,
    locks: inProcessLocks(),
    toFailure,
    definitions: async () => {
      await load()
      return { 'job-lifecycle': { ...definition, machine: services.machine } }
    },
    onError: () => undefined,
  })
  open.push(flows)
  const queryClient = new QueryClient()
  const personKey = (subject: string | number) => `${subject}.by-1`
  let ids = 0
  const newId = () => `k${++ids}`
  const session = memoryStorage()
  const page = () => {
    const idempotentSend = createIdempotentSend(
      newId,
      { storage: session, at: 'unsettled' },
      { keep: async () => () => undefined },
    )
    const changed = () => Promise.resolve()
    const serverNow = clock.now
    const workspace = {
      jobs: {},
      serverNow,
      flows,
      queryClient,
      personKey,
      idempotentSend: idempotentSend,
      changed,
      http: {},
    } as unknown as Workspace
    return createJobCommands({ workspace, actor: actor(), clock, newId, notes: noteDrafts(session, 1) })
  }
  const commands = page()
  const expectCall = (id: string) => expect.poll(() => services.running().map((call) => call.id)).toEqual([id])
  const running = () => flows.running().map(({ key, status }) => `${key} ${status}`)
  const streams = async () => (await log.streams()).map(({ stream, ended }) => [stream, ended])
  return { commands, page, services, session, flows, asked: expectCall, running, streams }
}
const CREATED = {
  ok: true,
  key: expect.any(String),
  answer: 17,
  id: 17,
  job: undefined,
  undo: expect.any(Function),
  shown: expect.any(Promise),
}

it('a job’s life runs while a command is carried out, and needs no actor before and after', async () => {
  const { commands, services, flows, asked, running, streams } = setUp()
  const activity = jobActivity(flows)
  const stop = activity.subscribe(() => undefined)
  const started = commands.start(job())
  await asked('updateStatus')
  expect([running(), [...activity.read()]]).toEqual([['17.by-1 live'], [[17, { busy: 'start', failure: undefined }]]])
  await services.answer('updateStatus', { done: job({ status: 'in_progress' }) })
  expect(await started).toMatchObject({ ok: true })
  await expect.poll(running).toEqual([])

  const completed = commands.complete(job({ status: 'in_progress' }), { notes: '', photos: [], signature: null })
  await asked('updateStatus')
  await services.answer('updateStatus', { done: job({ status: 'completed' }) })
  expect(await completed).toMatchObject({ ok: true })
  await expect.poll(running).toEqual([])
  expect([await streams(), [...activity.read()]]).toEqual([[['job-lifecycle/17.by-1#1', false]], []])
  stop()
})

it('what was refused is kept with the job until it is retried', async () => {
  const { commands, services, flows, asked, running } = setUp()
  const activity = jobActivity(flows)
  const started = commands.start(job())
  await asked('updateStatus')
  await services.answer('updateStatus', { failed: busy })
  expect(await started).toEqual({ ok: false, failure: busy, inActivity: true })
  expect([running(), [...activity.read()]]).toEqual([
    ['17.by-1 live'],
    [[17, { failure: busy.message, failed: 'start' }]],
  ])

  const again = commands.retry(job())
  await asked('updateStatus')
  await services.answer('updateStatus', { done: job({ status: 'in_progress' }) })
  expect(await again).toMatchObject({ ok: true })
  await expect.poll(running).toEqual([])
})

it('says so where the code of a job’s life does not come, and tries again with the next command', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const gone = new TypeError('Failed to fetch dynamically imported module')
  const { commands, services, asked } = setUp(vi.fn(() => Promise.resolve()).mockRejectedValueOnce(gone))
  expect(await commands.start(job())).toEqual({ ok: false, failure: NOT_LOADED })

  const started = commands.start(job())
  await asked('updateStatus')
  await services.answer('updateStatus', { done: job({ status: 'in_progress' }) })
  expect(await started).toMatchObject({ ok: true })
})

it('a job that was made leaves no flow behind: it goes on under its own key', async () => {
  const { commands, services, asked, running, streams } = setUp()
  const created = commands.create(draft)
  await asked('createJob')
  await services.answer('createJob', { done: job({ status: 'scheduled' }) })
  expect(await created).toEqual(CREATED)
  await expect.poll(running).toEqual([])
  await expect.poll(streams).toEqual([['job-lifecycle/new-k1.by-1#1', true]])
})

it('a creation that failed is retried by asking for the same again', async () => {
  const { commands, services, asked, streams } = setUp()
  const refused = commands.create(draft)
  await asked('createJob')
  await services.answer('createJob', { failed: busy })
  expect(await refused).toMatchObject({ ok: false, failure: busy })
  const again = commands.create(draft)
  await asked('createJob')
  await services.answer('createJob', { done: job({ status: 'scheduled' }) })
  expect(await again).toEqual(CREATED)
  await expect.poll(streams).toEqual([['job-lifecycle/new-k1.by-1#1', true]])
})

it('a creation that goes on after a reload is the one that is asked for again', async () => {
  const { commands, page, services, asked, streams } = setUp()
  const firstCreation = commands.create(draft)
  await asked('createJob')
  const again = page().create(draft)
  await services.answer('createJob', { done: job({ status: 'scheduled' }) })
  expect([await firstCreation, await again]).toEqual([CREATED, CREATED])
  expect(services.running()).toEqual([])
  await expect.poll(streams).toEqual([['job-lifecycle/new-k1.by-1#1', true]])
})

it('a creation that was done before its form asks again is not asked for twice', async () => {
  const { page, services, session, flows, asked } = setUp()
  const write = JSON.stringify(['job', 'create', draft])
  session.setItem('unsettled', JSON.stringify([[write, { write, key: 'k0' }]]))
  const creation = flows.open('job-lifecycle', 'new-k0.by-1', { actor: actor(), job: null })
  creation.send({ type: 'job.create', id: 'k0', draft })
  await asked('createJob')
  await services.answer('createJob', { done: job({ status: 'scheduled' }) })

  expect(await page().create(draft)).toEqual(CREATED)
  expect(services.running()).toEqual([])
})

it('notes are kept until the job is completed, whether at once or by a retry', async () => {
  const { commands, services, asked } = setUp()
  const working = job({ status: 'in_progress' })
  commands.keepNotes(working, 'Gate was open')
  const refused = commands.complete(working, { notes: 'Gate was open', photos: [], signature: null })
  await asked('updateStatus')
  await services.answer('updateStatus', { failed: busy })
  expect([await refused, commands.notesOf(working)]).toEqual([
    { ok: false, failure: busy, inActivity: true },
    'Gate was open',
  ])
  const again = commands.retry(working)
  await asked('updateStatus')
  await services.answer('updateStatus', { done: job({ status: 'completed' }) })
  expect([(await again).ok, commands.notesOf(working)]).toEqual([true, ''])
})
