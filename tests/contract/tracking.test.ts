import { afterEach, describe, expect, test } from 'vitest'
import { UndoDocument } from '@/contract/graphql/generated/history'
import { DeleteErrorReportsDocument, ErrorReportsDocument } from '@/contract/graphql/generated/tracking'
import { track } from '@/contract/tracking'
import { demoUser } from '@/domain/demo/demo'
import type { ErrorReport } from '@/domain/errors/error-report'
import { type MockServer, memoryFactLog } from '@/mock-server'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { DAY, OWNER, openOffice, type Person, send, signIn, stoppedClock, WEDNESDAY } from './office'

let server: MockServer
afterEach(() => server.shutdown())

const report = (message: string): ErrorReport => ({
  message,
  stack_trace: 'at pages.ts:3',
  source: 'unhandledrejection',
  severity: 'error',
  environment: 'development',
  user_id: null,
  url: '/dashboard',
  browser: 'Chromium',
  metadata: { release: '0.1.0' },
})
const sent = (message: string) => send(server, track, { body: report(message) })
const storedReports = async () => (await server.state()).tables.error_reports

test('an error is reported without a token, and kept (NAV-09)', async () => {
  server = openOffice()
  expect(await sent('x is not a function')).toMatchObject({ status: 202, body: { success: true } })
  expect(await storedReports()).toEqual([{ ...report('x is not a function'), id: 1, received_at: WEDNESDAY }])
})

test('the latest two hundred reports are kept', async () => {
  server = openOffice()
  for (let i = 1; i <= 203; i++) await sent(`error ${i}`)
  const messages = (await storedReports()).map(({ message }) => message)
  expect([messages.length, messages[0], messages.at(-1)]).toEqual([200, 'error 4', 'error 203'])
})

test('a report without measure is refused', async () => {
  server = openOffice()
  expect(await sent('x'.repeat(20_000))).toMatchObject({ status: 413, body: { detail: 'The report is too large.' } })
  expect(await storedReports()).toEqual([])
})

test('sample data still moves to a new day after an error was reported', async () => {
  const log = memoryFactLog()
  server = openOffice({ log })
  await sent('x is not a function')
  server.shutdown()
  server = openOffice({ log, clock: stoppedClock(WEDNESDAY + DAY) })
  expect((await server.state()).seeding?.day).toBe('2026-11-19')
})

describe('the reports', () => {
  const HILL_COUNTRY = 'owner@hillcountry.demo'
  const from = async (message: string, user_id: number | null) =>
    send(server, track, { body: { ...report(message), user_id } })
  const listed = async (person: Person) =>
    dataOf(await askGraphql(server, person, ErrorReportsDocument, {})).errorReports
  const messages = async (person: Person) => (await listed(person)).map(({ message }) => message)
  const erase = async (person: Person, ids: number[], key = 'erase') =>
    askGraphql(server, person, DeleteErrorReportsDocument, { ids, key })

  test('are read by those who edit settings: of their own people, and of no one', async () => {
    server = openOffice()
    const [owner, stranger] = [await signIn(server, OWNER), await signIn(server, HILL_COUNTRY)]
    const { id } = (await server.state()).tables.users.find(({ email }) => email === HILL_COUNTRY) ?? { id: 0 }
    await from('Of no one', null)
    await from('Of Luis', 4)
    await from('Of theirs', id)
    expect((await listed(owner))[0]).toEqual({
      ...{ id: 2, at: '2026-11-18T15:00:00.000Z', message: 'Of Luis', person: 'Luis Ortega' },
      ...{ stack_trace: 'at pages.ts:3', source: 'unhandledrejection', severity: 'error', environment: 'development' },
      ...{ url: '/dashboard', browser: 'Chromium', metadata: { release: '0.1.0' } },
    })
    expect([await messages(owner), await messages(stranger)]).toEqual([['Of Luis', 'Of no one'], ['Of theirs']])
  })

  test.each(['manager', 'tech', 'home'] as const)('are neither read nor deleted by the %s', async (key) => {
    server = openOffice()
    await sent('x is not a function')
    const person = await signIn(server, demoUser(key).email)
    expect([
      refusalOf(await askGraphql(server, person, ErrorReportsDocument, {})),
      refusalOf(await erase(person, [1])),
      (await storedReports()).length,
    ]).toEqual(['403 Your role can’t see error reports.', '403 Your role can’t delete error reports.', 1])
  })

  test('are deleted together and taken back together; another business’s stay', async () => {
    server = openOffice()
    const [owner, stranger] = [await signIn(server, OWNER), await signIn(server, HILL_COUNTRY)]
    for (const message of ['One', 'Two', 'Three']) await sent(message)
    expect(dataOf(await erase(stranger, [1, 2, 3])).deleteErrorReports).toBe(0)
    expect(dataOf(await erase(owner, [1, 3, 99])).deleteErrorReports).toBe(2)
    expect(await messages(owner)).toEqual(['Two'])
    const { position } = await server.state()
    expect(refusalOf(await askGraphql(server, owner, UndoDocument, { positions: [position], key: 'undo' }))).toBe(
      'answered',
    )
    expect(await messages(owner)).toEqual(['Three', 'Two', 'One'])
  })

  test('that came are not taken back by undo', async () => {
    server = openOffice()
    const owner = await signIn(server, OWNER)
    await sent('x is not a function')
    const { position } = await server.state()
    expect(refusalOf(await askGraphql(server, owner, UndoDocument, { positions: [position], key: 'undo' }))).toBe(
      '409 What was reported is not taken back. Delete it instead.',
    )
  })
})
