import * as v from 'valibot'
import { expect, it } from 'vitest'
import { client } from '../../../../tests/fixtures/records'
import { interruptedImportSchema, interruptedImportText, sentImport } from './interrupted-import'
import type { ClientToImport } from './plan'

const planned = (patch: Partial<ClientToImport>): ClientToImport => ({
  ...client,
  email: '',
  properties: [],
  client_since: null,
  opening_balance: null,
  row: 2,
  fills: null,
  anyway: false,
  ...patch,
})
const FILLED = planned({ fills: 5 })
const AGAIN = planned({ anyway: true })
const BLAKE = planned({ first_name: 'Blake', last_name: 'Reed', phone: '512-555-0188', billing_address: '9 Elm St' })

const sent = (...args: Parameters<typeof sentImport>) => ({ file: 'clients.csv', sent: sentImport(...args) })

it('says that nothing was imported of a file that was left before it was sent', () => {
  expect(interruptedImportText({ file: 'clients.csv', sent: null }, [client])).toEqual({
    isDone: false,
    text: 'You left before clients.csv was imported.',
    detail: 'Nothing was imported. Choose the file again to import it.',
  })
})

it('says by one new client whether a file that was sent was saved, since all are or none', () => {
  const interruptedImport = sent([FILLED, AGAIN, BLAKE])
  expect(interruptedImportText(interruptedImport, [client])).toEqual({
    isDone: false,
    text: 'You left while clients.csv was being imported. Nothing was saved.',
    detail: 'Choose the file again to import it. Clients that are there by then are shown as duplicates.',
  })
  expect(interruptedImportText(interruptedImport, [client, { ...BLAKE, id: 9 }])).toEqual({
    isDone: true,
    mayUndo: false,
    text: 'You left while clients.csv was being imported. It went through.',
    detail: '3 clients are saved. There is no need to import the file again.',
  })
})

it('can be taken back where it is known what it was sent under', () => {
  const interruptedImport = sent([BLAKE], 'k1')
  expect([
    interruptedImportText(interruptedImport, [{ ...BLAKE, id: 9 }])?.mayUndo,
    interruptedImportText(interruptedImport, [client])?.mayUndo,
  ]).toEqual([true, undefined])
})

it('says that it does not know where no client would be new', () => {
  expect(interruptedImportText(sent([FILLED, AGAIN]), [client])).toEqual({
    isDone: false,
    text: 'You left while clients.csv was being imported, so it may have been imported.',
    detail: 'Look at its clients, or choose the file again: you see what would change before anything is saved.',
  })
})

it('is kept as it can be read again', () => {
  const interruptedImport = sent([BLAKE], 'k1')
  expect(v.parse(interruptedImportSchema, JSON.parse(JSON.stringify(interruptedImport)))).toEqual(interruptedImport)
})
