import { expect, test } from 'vitest'
import { type ClientOption, matchClients } from './match-clients'

const client = (id: number, first_name: string, last_name: string): ClientOption => ({
  id,
  first_name,
  last_name,
  email: `${first_name}@example.com`.toLowerCase(),
  phone: `(512) 555-01${String(id).padStart(2, '0')}`,
  properties: [{ address: `${id} Oak Street` }],
})
const clients = [client(1, 'Dana', 'Whitfield'), client(2, 'Omar', 'Haddad'), client(30, 'Dana', 'Ng')]
const ids = (typed: string) => matchClients(clients, typed).found.map(({ id }) => id)

test('every word must be found, in any order and in any of name, email and address', () => {
  expect(ids('dana')).toEqual([1, 30])
  expect(ids('ng  DANA')).toEqual([30])
  expect(ids('omar@example 2 oak')).toEqual([2])
  expect(ids('zebra')).toEqual([])
  expect(ids(' ')).toEqual([1, 2, 30])
})

test('a phone number is found in any spelling', () => {
  expect([ids('5125550102'), ids('512 555 0102'), ids('+1 512.555.0130'), ids('dana 0130'), ids('5550199')]).toEqual([
    [2],
    [2],
    [30],
    [30],
    [],
  ])
})

test('a long list is cut and says by how much', () => {
  const many = Array.from({ length: 120 }, (_, id) => client(id, 'Lee', String(id)))
  const { found, more } = matchClients(many, 'lee')
  expect([found.length, more]).toEqual([50, 70])
})
