import { expect, test } from 'vitest'
import { HistoryDocument, RecordAsOfDocument } from '@/contract/graphql/generated/history'
import { updateJob } from '@/contract/jobs'
import { BUILT_IN } from '@/mock-server/scenarios/built-in'
import { askGraphql, dataOf } from './graphql-office'
import { OWNER, officesPerTest, signIn } from './office'

const openOffice = officesPerTest()

const COMPLETED = 1
const SEEDED = 'This came with the sample data and cannot be undone.'

const opened = async () => {
  const server = openOffice({ scenarios: BUILT_IN })
  const owner = await signIn(server, OWNER)
  const history = async () =>
    dataOf(await askGraphql(server, owner, HistoryDocument, { stream: `job/${COMPLETED}`, first: 20 })).history.facts
  return { server, owner, history }
}

test('a job of the sample data has the history that made it, which can’t be undone', async () => {
  const { history } = await opened()
  expect((await history()).map(({ note, actorName, undoRefusal }) => [note, actorName, undoRefusal])).toEqual([
    ['Service completed', 'Marcus Bell', SEEDED],
    ['Started', 'Marcus Bell', SEEDED],
    ['Assigned to Marcus Bell and Luis Ortega', 'Priya Nair', SEEDED],
    ['Created', expect.stringMatching(/^(Dana Whitfield|Priya Nair)$/), SEEDED],
  ])
})

test('it is shown as each of its facts left it, and goes on with what is done to it', async () => {
  const { server, owner, history } = await opened()
  await owner.ask(updateJob, { params: { businessId: 1, jobId: COMPLETED }, body: { location_notes: 'Front gate' } })
  const facts = await history()
  expect(facts.slice(0, 2).map(({ note, undoRefusal }) => [note, undoRefusal])).toEqual([
    ['Edited location notes', null],
    ['Service completed', SEEDED],
  ])
  const statuses = await Promise.all(
    facts.map(async ({ position }) => {
      const variables = { stream: `job/${COMPLETED}`, position }
      const { fields } = dataOf(await askGraphql(server, owner, RecordAsOfDocument, variables)).recordAsOf
      return fields.find(({ field }) => field === 'status')?.was
    }),
  )
  expect(statuses).toEqual(['completed', 'completed', 'in_progress', 'assigned', 'scheduled'])
})

test('an invoice of the sample data that its client paid by card says that they did', async () => {
  const { server, owner } = await opened()
  const { payments } = (await server.state()).tables
  const [paid] = payments
  const stream = `invoice/${paid?.invoice_id}`
  const { facts } = dataOf(await askGraphql(server, owner, HistoryDocument, { stream, first: 20 })).history
  const byClient = `${paid?.payer_name} (client page)`
  expect(facts.map(({ type, actorName }) => [type, actorName])).toEqual([
    ['payment.succeeded', byClient],
    ['invoice_payment.made_by_card', byClient],
    ['invoice.sent', 'Dana Whitfield'],
    ['invoice.created', 'Dana Whitfield'],
  ])
})
