import Papa from 'papaparse'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { JOB_STATUSES, type JobStatus } from '@/domain/job/job'
import { centsFromDollars } from '@/domain/money/money'
import type { PermissionName } from '@/domain/permissions/catalogue'
import type { MenuItem } from '@/ui/kit/actions/menu'
import { pageActions, rowButtons, rowMenu } from '@/ui/kit/records/actions/action-items'
import { refusalText, splitBulk } from '@/ui/kit/records/actions/bulk'
import { csvOf } from '@/ui/kit/records/actions/csv'
import { countText, shortPhrase } from '@/ui/kit/records/actions/definition'
import { jobRecords, jobRecordsFor, jobsPhrase } from './records'
import { sampleActor, sampleJob, sampleMember } from './rules/sample'
import { JOB_COLUMNS, type JobColumn } from './types'

const context = { actor: sampleActor(), today: '2026-11-20' }

test('the columns are those that the address of the page knows', () => {
  expect(jobRecords.columns.map(({ id }) => id)).toEqual([...JOB_COLUMNS])
})

test('a row says what a dispatcher asks for first (JOB-05)', () => {
  const job = sampleJob({ status: 'assigned', priority: 'urgent', scheduled_date: '2026-11-23' })
  const cells = jobRecords.columns
    .filter(({ id }) => id !== 'crew')
    .map(({ id, cell }) => [id, renderToStaticMarkup(cell(job, context)).replaceAll(/<[^>]*>/g, '')])
  expect(Object.fromEntries(cells)).toEqual({
    job_number: 'JOB-1017',
    status: 'Assigned',
    priority: 'Urgent',
    title: 'Spring cleanup',
    address: '12 Oak Street, Austin',
    date: 'Mon, Nov 23',
    time: '9:00 – 10:30 AM',
    customer: 'Dana Whitfield',
    cost: '$180.00',
  })
})

describe('sorted', () => {
  const jobs = [
    sampleJob({
      id: 1,
      job_number: 'JOB-10',
      status: 'completed',
      priority: 'urgent',
      client_first_name: 'Zoe',
      client_last_name: 'adams',
    }),
    sampleJob({ id: 2, job_number: 'JOB-9', priority: 'low', scheduled_start_time: '07:30' }),
    sampleJob({ id: 3, job_number: 'JOB-8', scheduled_date: '2026-11-19', estimated_cost: centsFromDollars(9) }),
  ]
  const order = (column: JobColumn) => {
    const compare = jobRecords.columns.find(({ id }) => id === column)?.compare
    return [...jobs].sort(compare).map(({ id }) => id)
  }

  test.each([
    ['job_number', [3, 2, 1]],
    ['status', [2, 3, 1]],
    ['priority', [2, 3, 1]],
    ['date', [3, 2, 1]],
    ['time', [2, 1, 3]],
    ['customer', [1, 2, 3]],
    ['cost', [3, 1, 2]],
  ] as const)('by %s', (column, ids) => {
    expect(order(column)).toEqual(ids)
  })

  test('by the last names of the crew', () => {
    const crew = [
      sampleMember({ id: 2, first_name: 'Ana', last_name: 'Ruiz' }),
      sampleMember({ id: 3, first_name: 'Zoe', last_name: 'Bell' }),
    ]
    const assigned = [[2], [3], [], [9]].map((assigned_crew_members, id) => sampleJob({ id, assigned_crew_members }))
    const compare = jobRecordsFor(crew).columns.find(({ id }) => id === 'crew')?.compare
    expect(assigned.toSorted(compare).map(({ id }) => id)).toEqual([1, 3, 2, 0])
  })
})

describe('several at once', () => {
  const selected = [
    sampleJob({ id: 1 }),
    sampleJob({ id: 2, status: 'completed' }),
    sampleJob({ id: 3, status: 'cancelled' }),
    sampleJob({ id: 4, status: 'completed' }),
  ]
  const split = (command: string, jobs = selected) => {
    const action = jobRecords.actions.find(({ id }) => id === command)
    if (!action) throw new RangeError(`no action ${command}`)
    return splitBulk(action, context, jobs)
  }

  test('are divided into those that can and the reasons of the others', () => {
    expect(split('assign').can.map(({ id }) => id)).toEqual([1])
    expect(refusalText(split('assign'))).toBe(
      '3 left out: Only a scheduled or rescheduled job can be assigned – these are completed (2) and cancelled (1).',
    )
  })

  test('of one status have no counts', () => {
    const closed = split('cancel', selected.slice(1, 2))
    expect([
      refusalText(
        split(
          'assign',
          selected.filter(({ id }) => id === 2 || id === 4),
        ),
      ),
      refusalText(
        split(
          'assign',
          selected.filter(({ id }) => id <= 2),
        ),
      ),
      refusalText({ ...closed, cannot: [{ reason: 'You don’t have permission.', count: 2 }] }),
    ]).toEqual([
      '2 left out: Only a scheduled or rescheduled job can be assigned – these are completed.',
      '1 left out: Only a scheduled or rescheduled job can be assigned; this one is completed.',
      '2 left out: You don’t have permission.',
    ])
  })

  test('have nothing said about them when all can', () => {
    expect(refusalText(split('cancel', [sampleJob()]))).toBe(null)
  })

  test('are counted where one is named', () => {
    const one = selected.slice(0, 1)
    expect([one, selected].map(jobsPhrase)).toEqual(['JOB-1017 Spring cleanup', '4 jobs'])
    expect([one, selected].map((jobs) => shortPhrase(jobRecords, jobs))).toEqual(['JOB-1017', '4 jobs'])
    expect([0, 1, 10_000].map((count) => countText(jobRecords, count))).toEqual(['0 jobs', '1 job', '10,000 jobs'])
  })
})

const idle = { definition: jobRecords, context, busy: undefined, act: () => undefined }

describe('a row’s menu', () => {
  const menuOf = (job = sampleJob(), { actor = context.actor } = {}) =>
    rowMenu({ ...idle, context: { ...context, actor }, record: job })
  const disabledReasons = (status: JobStatus) =>
    menuOf(sampleJob({ status, assigned_crew_members: [2] }))
      .filter(({ disabledReason }) => disabledReason)
      .map(({ label, disabledReason }) => `${label} – ${disabledReason}`)

  test('holds what the job’s status allows', () => {
    const items = menuOf(sampleJob({ status: 'in_progress' }))
    expect(items.filter((item) => !item.disabledReason).map(({ id }) => id)).toEqual([
      'cancel',
      'complete',
      'edit',
      'apply',
      'duplicate',
      'repeat',
      'client',
      'remove',
    ])
  })

  test('leads to the client those who have a page of clients', () => {
    const by = (...permissions: PermissionName[]) =>
      menuOf(sampleJob(), { actor: sampleActor({ user_type: 'business_employee', permissions }) }).some(
        ({ id }) => id === 'client',
      )
    expect([by('jobs.view.all'), by('jobs.view.all', 'clients.edit')]).toEqual([false, true])
  })

  test('says in one line why not the rest, and nothing of what is behind the job', () => {
    expect(JOB_STATUSES.map(disabledReasons)).toEqual([
      ['Not now: Start, Mark en route, On-my-way text, Complete – This job waits for a crew.'],
      ['Complete… – Only an in progress job can be completed; this one is assigned.'],
      ['Not now: Complete, Reschedule – The crew is on the way.'],
      ['Not now: Reschedule, Mark as missed – The work is under way.'],
      ['Other steps – This job is completed.'],
      ['Other steps – This job is cancelled.'],
      ['Other steps – This job was missed.'],
      ['Not now: Start, Mark en route, On-my-way text, Complete – This job waits for its crew to be confirmed.'],
    ])
  })

  test('gives the one refusal that there is in its own words', () => {
    const actor = sampleActor({ user_type: 'business_employee', permissions: ['jobs.view.all', 'jobs.complete'] })
    expect(
      menuOf(sampleJob({ status: 'assigned' }), { actor }).map(({ label, disabledReason }) => [label, disabledReason]),
    ).toEqual([['Complete…', 'Only an in progress job can be completed; this one is assigned.']])
  })

  test.each<[JobStatus, string | undefined, string[]]>([
    ['scheduled', 'assign', ['cancel']],
    ['assigned', 'start', ['cancel']],
    ['en_route', 'start', ['cancel']],
    ['in_progress', 'complete', ['cancel']],
    ['completed', undefined, []],
    ['missed', 'reschedule', []],
  ])('leaves one button to lead the row of a job that is %s (JOB-06)', (status, lead, asides) => {
    const buttons = rowButtons({ ...idle, record: sampleJob({ status }) })
    expect([buttons.lead?.id, buttons.asides.map(({ id }) => id)]).toEqual([lead, asides])
  })

  test('offers deletion only to people who may', () => {
    const actor = sampleActor({ permissions: ['jobs.view.all', 'jobs.edit.all'] })
    expect([menuOf(), menuOf(sampleJob(), { actor })].map((items) => items.some(({ id }) => id === 'remove'))).toEqual([
      true,
      false,
    ])
  })
})

describe('a job’s page', () => {
  const offered = (status: JobStatus, actor = context.actor) => {
    const record = sampleJob({ status, assigned_crew_members: [2] })
    const { buttons, further } = pageActions({ ...idle, context: { ...context, actor }, record })
    const off = ({ disabledReason }: MenuItem) => (disabledReason ? '-' : '')
    return [
      buttons.map((button) => `${button.id}${button.isMain ? '!' : ''}${off(button)}`).join(' '),
      further.map((item) => `${item.id}${off(item)}`).join(' '),
    ]
  }

  test.each<[JobStatus, string, string]>([
    ['scheduled', 'assign! reschedule edit', 'cancel duplicate repeat miss remove not-now-'],
    ['assigned', 'start! depart tell reschedule edit', 'complete- cancel duplicate repeat miss remove'],
    ['en_route', 'start! tell edit', 'cancel duplicate repeat miss remove not-now-'],
    ['in_progress', 'complete! edit', 'cancel apply duplicate repeat remove not-now-'],
    ['completed', 'edit', 'apply duplicate remove'],
    ['cancelled', 'edit', 'duplicate remove'],
    ['missed', 'reschedule! edit', 'duplicate remove'],
    ['rescheduled', 'assign! reschedule edit', 'cancel duplicate repeat miss remove not-now-'],
  ])('%s has the next step and what is open as buttons, the rest in a menu', (status, buttons, menu) => {
    expect(offered(status)).toEqual([buttons, menu])
  })

  test('keeps the next step as a button for those who may not take it yet, and has neither those that their role can never take nor a menu that is all off', () => {
    const actor = sampleActor({ user_type: 'business_employee', permissions: ['jobs.view.all', 'jobs.edit.own'] })
    expect([offered('assigned', actor), offered('scheduled', { ...actor, permissions: ['jobs.view.all'] })]).toEqual([
      ['start!-', ''],
      ['', ''],
    ])
  })

  test('sets deletion apart unless it is alone', () => {
    const lastOf = (status: JobStatus) =>
      pageActions({ ...idle, record: sampleJob({ status, assigned_crew_members: [2] }) }).further.map(
        ({ separated = false }) => separated,
      )
    expect([lastOf('assigned'), lastOf('completed')]).toEqual([
      [false, false, false, false, false, true],
      [false, false, true],
    ])
  })
})

const HEADER =
  '"Job number","Status","Priority","Type","Title","Client","Crew","Date","Start","End","Work minutes","Estimated cost (USD)","Address","City","State","ZIP"'
const csv = (...jobs: Parameters<typeof sampleJob>[0][]) =>
  csvOf(jobRecordsFor([sampleMember()]).csv, jobs.map(sampleJob))

describe('the exported file', () => {
  test('has a header even without jobs', () => {
    expect(csv()).toBe(`${HEADER}\r\n`)
  })

  test('says labels, dollars and plain dates', () => {
    expect(
      csv({ status: 'in_progress', estimated_cost: centsFromDollars(1234.5), assigned_crew_members: [2] }).split(
        '\r\n',
      ),
    ).toEqual([
      HEADER,
      '"JOB-1017","In progress","Normal","One time service","Spring cleanup","Dana Whitfield","Ana Ruiz","2026-11-20","09:00","10:30",90,1234.50,"12 Oak Street","Austin","TX","78701"',
    ])
  })

  const titlesIn = (text: string) =>
    Papa.parse<Record<string, string>>(text, { header: true }).data.map((row) => row.Title)

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=1\n+2'])('neutralizes %j', (title) => {
    expect(titlesIn(csv({ title }))).toEqual([`'${title}`])
  })

  test('leaves text alone that only holds such a sign, and quotes what needs quotes', () => {
    const title = 'Hedge, "low" – 50% = half'
    expect(titlesIn(csv({ title }))).toEqual([title])
  })
})
