import { expect, test } from 'vitest'
import { buyNumber, listNumbers } from '@/contract/communications/numbers'
import {
  EditMessagingSettingsDocument,
  SubmitNumberRegistrationDocument,
} from '@/contract/graphql/generated/communication-settings'
import { HistoryDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import type { MovableClock } from '@/domain/time/clock'
import type { MockServer } from '@/mock-server'
import { NUMBER_DRAFT } from './communication-cases'
import { askGraphql, dataOf } from './graphql-office'
import { DAY, OWNER, officesPerTest, signIn, stoppedClock } from './office'

const openOffice = officesPerTest()

const REASON =
  'Your postal address is missing. Add it under “Hours and away message”, save, then submit this number again.'

/** A number that was just bought. */
const officeWithNumber = async () => {
  const clock = stoppedClock()
  const server = openOffice({ clock })
  const { id } = (await (await signIn(server, OWNER)).ask(buyNumber, { body: NUMBER_DRAFT, key: 'buy' })).phone_number
  return stepsOf(clock, server, id)
}

/** Each by the owner, who signs in again, since days pass between them. */
const stepsOf = (clock: MovableClock, server: MockServer, id: number) => ({
  async submit(key: string) {
    dataOf(await askGraphql(server, await signIn(server, OWNER), SubmitNumberRegistrationDocument, { id, key }))
  },
  async address(postal_address: string, key: string) {
    const edit = { changed: { postal_address }, key }
    dataOf(await askGraphql(server, await signIn(server, OWNER), EditMessagingSettingsDocument, edit))
  },
  async after(ms: number) {
    clock.advance(ms)
    const { phone_numbers } = await (await signIn(server, OWNER)).ask(listNumbers, { params: { businessId: 1 } })
    return phone_numbers.filter((each) => each.id === id).map((each) => [each.registration, each.registration_note])
  },
  async history() {
    const variables = { stream: `phone_number/${id}`, first: 20 }
    return dataOf(await askGraphql(server, await signIn(server, OWNER), HistoryDocument, variables)).history.facts
  },
  async undo(request: string) {
    dataOf(
      await askGraphql(server, await signIn(server, OWNER), UndoRequestDocument, { request, key: `undo-${request}` }),
    )
  },
})

test('carriers register a number 3 days after its registration was submitted, once (X-66)', async () => {
  const { after, history, submit } = await officeWithNumber()
  await submit('submit')
  expect([await after(3 * DAY - 1), await after(1), await after(30 * DAY)]).toEqual([
    [['in_review', '']],
    [['registered', '']],
    [['registered', '']],
  ])
  const facts = await history()
  expect(facts.map(({ type, note, actorName, at }) => [type, note, actorName, at])).toEqual([
    ['phone_number.registered', 'Registered: it can send texts', 'Carrier', '2026-11-21T15:00:00.000Z'],
    ['phone_number.submitted', 'Registration submitted', 'Dana Whitfield', '2026-11-18T15:00:00.000Z'],
    ['phone_number.bought', 'Bought', 'Dana Whitfield', '2026-11-18T15:00:00.000Z'],
  ])
})

test('they refuse it without a postal address and say why, and register it once it is submitted again', async () => {
  const { address, after, history, submit } = await officeWithNumber()
  await address('', 'empty')
  await submit('first')
  const refused = await after(3 * DAY)
  await address('1 Elm St, Austin, TX 78704', 'mended')
  await submit('again')
  expect([refused, await after(0), await after(3 * DAY)]).toEqual([
    [['refused', REASON]],
    [['in_review', '']],
    [['registered', '']],
  ])
  expect((await history()).map(({ type, note }) => [type, note])).toEqual([
    ['phone_number.registered', 'Registered: it can send texts'],
    ['phone_number.submitted', 'Registration submitted'],
    ['phone_number.refused', `Refused. ${REASON}`],
    ['phone_number.submitted', 'Registration submitted'],
    ['phone_number.bought', 'Bought'],
  ])
})

test('an address that is mended before they decide is what counts', async () => {
  const { address, after, submit } = await officeWithNumber()
  await address('', 'empty')
  await submit('submit')
  await after(2 * DAY)
  await address('1 Elm St, Austin, TX 78704', 'mended')
  expect(await after(DAY)).toEqual([['registered', '']])
})

test('a submission that was undone is never decided', async () => {
  const { after, submit, undo } = await officeWithNumber()
  await submit('submit')
  await undo('submit')
  expect(await after(30 * DAY)).toEqual([['not_started', '']])
})

test('neither what carriers decided nor what they decided about can be undone', async () => {
  const { after, history, submit } = await officeWithNumber()
  await submit('submit')
  await after(3 * DAY)
  expect((await history()).map(({ type, undoRefusal }) => [type, undoRefusal])).toEqual([
    ['phone_number.registered', 'The carriers did this.'],
    ['phone_number.submitted', 'This has changed since; it can no longer be undone.'],
    ['phone_number.bought', 'This has changed since; it can no longer be undone.'],
  ])
})
