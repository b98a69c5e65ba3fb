import * as v from 'valibot'
import { expect, it } from 'vitest'
import { client } from '../../../../tests/fixtures/records'
import { leftImportSchema, leftImportText, sentImport } from './left'
import type { ClientToImport } from './plan'

const planned = (given: Partial<ClientToImport>): ClientToImport => ({
  ...client,
  email: '',
  properties: [],
  client_since: null,
  opening_balance: null,
  row: 2,
  fills: null,
  anyway: false,
  ...given,
})
const FILLED = planned({ fills: 5 })
const AGAIN = planned({ anyway: true })
const BLAKE = planned({ first_name: 'Blake', last_name: 'Reed', phone: '512-555-0188', billing_address: '9 Elm St' })

const sent = (...given: Parameters<typeof sentImport>) => ({ file: 'clients.csv', sent: sentImport(...given) })

it('says that nothing was imported of a file that was left before it was sent', () => {
  expect(leftImportText({ file: 'clients.csv', sent: null }, [client])).toEqual({
    isDone: false,
    text: 'You left before clients.csv was imported.',
    detail: 'Nothing was imported. Choose the file again to import it.',
  })
})

it('says by one new client whether a file that was sent was saved, since all are or none', () => {
  const left = sent([FILLED, AGAIN, BLAKE])
  expect(leftImportText(left, [client])).toEqual({
    isDone: false,
    text: 'You left while clients.csv was being imported. Nothing was saved.',
    detail: 'Choose the file again to import it. Clients that are there by then are shown as duplicates.',
  })
  expect(leftImportText(left, [client, { ...BLAKE, id: 9 }])).toEqual({
    isDone: true,
    mayUndo: false,
    text: 'You left while clients.csv was being imported. It went through.',
    detail: '3 clients are saved. There is no need to import the file again.',
  })
})

it('can be taken back where it is known what it was sent under', () => {
  const left = sent([BLAKE], 'k1')
  expect([leftImportText(left, [{ ...BLAKE, id: 9 }])?.mayUndo, leftImportText(left, [client])?.mayUndo]).toEqual([
    true,
    undefined,
  ])
})

it('says that it does not know where no client would be new', () => {
  expect(leftImportText(sent([FILLED, AGAIN]), [client])).toEqual({
    isDone: false,
    text: 'You left while clients.csv was being imported, so it may have been imported.',
    detail: 'Look at its clients, or choose the file again: you see what would change before anything is saved.',
  })
})

it('is kept as it can be read again', () => {
  const left = sent([BLAKE], 'k1')
  expect(v.parse(leftImportSchema, JSON.parse(JSON.stringify(left)))).toEqual(left)
})
