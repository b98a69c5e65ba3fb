import { expect, it } from 'vitest'
import { HistoryDocument } from '@/contract/graphql/generated/history'
import { JOB_COMMANDS, type JobCommand, judgeJob } from '@/domain/job/commands'
import { type JobPlace, placeOf } from '@/domain/job/job'
import { actorFrom } from '@/domain/permissions/actor'
import { toFailure } from '@/domain/record/failure'
import { plusDays } from '@/domain/time/calendar'
import { createFlows, defineFlow, inProcessLocks } from '@/events/flow'
import type { JobRequest } from '@/machines/job-lifecycle/context'
import { jobLifecycleMachine } from '@/machines/job-lifecycle/machine'
import { commandUnderWay } from '@/machines/job-lifecycle/selectors'
import { actorsFor } from '@/machines/port'
import { memoryFlowLog } from '../fixtures/flow-log'
import { openPage, type Page } from '../fixtures/page'
import { draft } from '../fixtures/records'
import { seeded } from '../fixtures/seeded'

const SEED = Number(process.env.SEED ?? 1)
const WALKS = 12
const STEPS = 12
const CRASH = 0.5

const COMMANDS: readonly JobCommand[] = JOB_COMMANDS.filter((command) => command !== 'reassign')

const slotOf = (step: number) => ({
  scheduled_date: plusDays('2026-12-01', step),
  scheduled_start_time: '09:00',
  scheduled_end_time: '10:00',
})

const requestFor = (command: JobCommand, id: string, step: number, was: JobPlace): JobRequest => {
  switch (command) {
    case 'assign':
    case 'reassign':
      return { type: 'job.assign', id, crew_member_ids: [1] }
    case 'reschedule':
      return { type: 'job.reschedule', id, slot: slotOf(step) }
    case 'dispatch':
      return {
        type: 'job.dispatch',
        id,
        move: { was: placeOf(was), to: { ...slotOf(step), assigned_crew_members: [] }, anyway: false },
      }
    case 'depart':
    case 'start':
    case 'complete':
    case 'cancel':
    case 'miss':
      return { type: `job.${command}`, id }
  }
}

const openTab = (page: Page, browser: Browser) => {
  const flows = createFlows({
    ...browser,
    clock: page.clock,
    toFailure,
    definitions: {
      'job-lifecycle': defineFlow({
        name: 'job-lifecycle',
        machine: jobLifecycleMachine.provide({ actors: actorsFor(page.jobPorts) }),
      }),
    },
  })
  return flows
}
type Browser = ReturnType<typeof newBrowser>
const newBrowser = () => ({ log: memoryFlowLog(), locks: inProcessLocks() })
type JobFlow = ReturnType<ReturnType<typeof openTab>['open']>

const rested = (flow: JobFlow) =>
  new Promise<void>((resolve) => {
    const look = () => {
      const snapshot = flow.snapshot()
      if (!snapshot || commandUnderWay(snapshot) !== null) return
      stop()
      resolve()
    }
    const stop = flow.subscribe(look)
    look()
  })

it(`a tab that dies between click and answer leaves one fact for each intent (seed ${SEED})`, async () => {
  const random = seeded(SEED)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const page = await openPage()
  await page.signIn('owner@greenvalley.demo')
  const stored = page.tokens.read()
  if (!stored) throw new TypeError('no one is signed in')
  const actor = actorFrom(stored.user)
  let crashes = 0

  for (let walk = 0; walk < WALKS; walk++) {
    const browser = newBrowser()
    const job = await page.jobPorts.createJob({
      key: `walk-${walk}`,
      business_id: actor.business_id,
      draft,
    })
    let tab = openTab(page, browser)
    let flow = tab.open('job-lifecycle', job.id, { actor, job })
    await flow.whenOpen()
    const requests: string[] = []

    for (let step = 0; step < STEPS; step++) {
      const currentJob = flow.snapshot()?.context.job
      const command = currentJob && pick(COMMANDS.filter((each) => judgeJob(actor, each, currentJob).ok))
      if (!command) break
      const row = (await page.server.state()).tables.jobs.find(({ id }) => id === job.id)
      if (!row) throw new TypeError('the job is gone')
      const id = `walk-${walk}-${step}`
      requests.push(id)
      flow.send(requestFor(command, id, step, row))
      if (random() < CRASH) {
        crashes++
        await flow.whenStored()
        await tab.close()
        tab = openTab(page, browser)
        await tab.resumeUnfinished()
        flow = tab.open('job-lifecycle', job.id, { actor, job })
        await flow.whenOpen()
      }
      await rested(flow)
    }

    const { history } = await page.graphql.query(HistoryDocument, { stream: `job/${job.id}`, first: 100, before: null })
    expect(history.facts).toHaveLength(requests.length + 1)
    const { jobs } = (await page.server.state()).tables
    expect(flow.snapshot()?.context.job?.status).toBe(jobs.find(({ id }) => id === job.id)?.status)
    await tab.close()
  }
  page.close()
  expect(crashes).toBeGreaterThan(WALKS)
})
