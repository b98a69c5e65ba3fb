import { describe, expect, it } from 'vitest'
import { type Clock, createClock } from '@/domain/time/clock'
import { backEnd, httpTo, json, type Received } from '../../../tests/fixtures/back-end'
import { fakeTime } from '../../../tests/fixtures/real-time'
import { storageWith } from '../../../tests/fixtures/stored'
import { createErrorReporter } from './error-reporter'
import { createReportQueue } from './report-queue'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const EVENT = {
  stream: 'job-lifecycle/17.by-1#0',
  seq: 3,
  at: NOW,
  kind: 'failed',
  name: 'updateStatus',
  state: 'assigned',
}

const boom = (message = 'Boom'): Error => {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n    at show (https://x.app/assets/jobs.js:1:2)`
  return error
}
const problem = (...[error]: [error?: unknown]) => ({ error, source: 'error', severity: 'error' }) as const

const setUp = ({
  answers = () => json({ success: true }, 202),
  storage = storageWith({}),
  events = async () => [EVENT],
}: {
  answers?: (call: Received) => Response | Promise<Response>
  storage?: Storage
  events?: () => Promise<(typeof EVENT)[]>
} = {}) => {
  const { fetch, received } = backEnd(answers)
  const clock = createClock(fakeTime(NOW))
  const reporter = createErrorReporter({
    http: httpTo(fetch),
    clock: clock satisfies Clock,
    queue: createReportQueue(storage),
    environment: 'demo',
    browser: 'Chromium',
    url: () => 'https://x.app/dashboard/jobs?search=Helen#a',
    userId: () => 1,
    secrets: () => ['access-1'],
    recentEvents: events,
  })
  const messages = () => received.map(({ body }) => (body as { message: string }).message)
  return { reporter, received, clock, messages, waiting: () => createReportQueue(storage).all().length }
}

describe('a report (NAV-09)', () => {
  it('says what broke, where, for whom, and what the flows did before', async () => {
    const { reporter, received } = setUp()
    await reporter.report(problem(boom()))
    expect(received).toEqual([
      {
        method: 'POST',
        url: '/track',
        token: null,
        key: null,
        userId: null,
        body: {
          message: 'TypeError: Boom',
          stack_trace: boom().stack,
          source: 'error',
          severity: 'error',
          environment: 'demo',
          user_id: 1,
          url: 'https://x.app/dashboard/jobs',
          browser: 'Chromium',
          metadata: { at: '2026-11-20T15:00:00.000Z', repeated: 0, events: [EVENT] },
        },
      },
    ])
  })

  it('hides secrets in message and stack', async () => {
    const { reporter, received } = setUp()
    await reporter.report(problem(boom('access-1 of dana@greenvalley.demo')))
    expect(received[0]?.body).toMatchObject({
      message: 'TypeError: [hidden] of [hidden]',
      stack_trace: 'TypeError: [hidden] of [hidden]\n    at show (https://x.app/assets/jobs.js:1:2)',
    })
  })

  it.each([
    ['a failure', { message: 'Not found', status: 404, details: null }, 'Not found'],
    ['a text', 'Just words', 'Just words'],
    ['nothing at all', undefined, 'undefined'],
  ])('takes %s as an error too', async (_, error, message) => {
    const { reporter, messages } = setUp()
    await reporter.report(problem(error))
    expect(messages()).toEqual([message])
  })

  it('goes without the flows when they cannot be read', async () => {
    const { reporter, received } = setUp({ events: () => Promise.reject(new Error('no disk')) })
    await reporter.report(problem(boom()))
    expect(received[0]?.body).toMatchObject({ metadata: { events: [] } })
  })
})

describe('the same error again', () => {
  it('is not reported at once', async () => {
    const { reporter, messages } = setUp()
    await Promise.all([reporter.report(problem(boom())), reporter.report(problem(boom()))])
    await reporter.report(problem(boom()))
    expect(messages()).toEqual(['TypeError: Boom'])
  })

  it('is counted, and how often it came is reported a little later, so that the reports add up', async () => {
    const { reporter, received, clock } = setUp()
    const repeats = () => received.map(({ body }) => (body as { metadata: { repeated: number } }).metadata.repeated)
    const happens = async (times: number) => {
      for (let i = 0; i < times; i++) await reporter.report(problem(boom()))
    }
    await happens(3)
    clock.advance(4_999)
    expect(repeats()).toEqual([0])
    clock.advance(1)
    await expect.poll(repeats).toEqual([0, 1])

    await happens(1)
    clock.advance(9_999)
    expect(repeats()).toEqual([0, 1])
    clock.advance(1)
    await expect.poll(repeats).toEqual([0, 1, 0])
  })

  it('without end is soon a report every ten minutes', async () => {
    const { reporter, received, clock } = setUp()
    for (let minute = 0; minute < 60; minute++) {
      for (let i = 0; i < 100; i++) await reporter.report(problem(boom()))
      clock.advance(60_000)
      await reporter.flush()
    }
    await expect.poll(() => received.length).toBe(12)
    const counts = received.map(({ body }) => 1 + (body as { metadata: { repeated: number } }).metadata.repeated)
    expect(counts).toEqual([1, 99, 100, 100, 100, 200, 300, 600, 1000, 1000, 1000, 1000])
  })

  it('from another place is another error', async () => {
    const { reporter, messages } = setUp()
    const elsewhere = boom()
    elsewhere.stack = 'TypeError: Boom\n    at hide (https://x.app/assets/jobs.js:9:9)'
    await reporter.report(problem(boom()))
    await reporter.report(problem(elsewhere))
    expect(messages()).toEqual(['TypeError: Boom', 'TypeError: Boom'])
  })
})

describe('while no one answers', () => {
  it.each([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the host is in trouble', async () => json({ detail: 'Later' }, 503)],
  ])('because %s, reports wait for a later page, and go in their order', async (_, answers) => {
    const storage = storageWith({})
    const away = setUp({ storage, answers })
    await away.reporter.report(problem(boom('First')))
    await away.reporter.report(problem(boom('Second')))
    expect(away.waiting()).toBe(2)

    const back = setUp({ storage })
    await back.reporter.flush()
    expect([back.messages(), back.waiting()]).toEqual([['TypeError: First', 'TypeError: Second'], 0])
  })

  it('only the latest twenty are kept', async () => {
    const storage = storageWith({})
    const { reporter, waiting } = setUp({ storage, answers: async () => json({}, 503) })
    for (let i = 1; i <= 25; i++) await reporter.report(problem(boom(`Error ${i}`)))
    expect(waiting()).toBe(20)
    const back = setUp({ storage })
    await back.reporter.flush()
    expect(back.messages()[0]).toBe('TypeError: Error 6')
  })
})

it('drops a report that the host refuses for good, so that it holds up no other', async () => {
  const { reporter, messages, waiting } = setUp({
    answers: ({ body }) =>
      (body as { message: string }).message.includes('First')
        ? json({ detail: 'Too large' }, 413)
        : json({ success: true }, 202),
  })
  await reporter.report(problem(boom('First')))
  await reporter.report(problem(boom('Second')))
  expect([messages(), waiting()]).toEqual([['TypeError: First', 'TypeError: Second'], 0])
})

it('keeps reports in the page where the browser stores nothing', async () => {
  const storage = storageWith({})
  Object.assign(storage, {
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  const queue = createReportQueue(storage)
  const report = {
    message: 'Boom',
    stack_trace: '',
    source: 'error',
    severity: 'error' as const,
    environment: 'demo',
    user_id: null,
    url: '',
    browser: '',
    metadata: {},
  }
  queue.add(report)
  expect(queue.all()).toEqual([report])
  queue.drop(report)
  expect(queue.all()).toEqual([])
})
