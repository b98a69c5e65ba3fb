import { describe, expect, it } from 'vitest'
import type { ListedClient } from '@/domain/client/filter'
import type { Cents } from '@/domain/money'
import { client, job, property } from '../../../tests/fixtures/records'
import { findRecords } from './find-records'

const avery: ListedClient = {
  ...client,
  current_balance: 0 as Cents,
  properties: [{ ...property, id: 9, property_name: 'Home', address: '12 Helen Street' }],
}
const helen: ListedClient = {
  ...avery,
  id: 6,
  first_name: 'Helen',
  last_name: 'Brandt',
  email: 'helen@brandt.example',
  phone: '(512) 555-0111',
  properties: [{ ...property, id: 11, property_name: '', address: '2204 Bridle Path' }],
}
const jobs = [
  job({ id: 3, job_number: 'JOB-1003', title: 'Mowing' }),
  job({ id: 18, job_number: 'JOB-1018', title: 'Mowing', status: 'cancelled' }),
]
const found = (search: string) => findRecords({ clients: [avery, helen], jobs, businessId: 1 }, search)
const ids = (search: string) => found(search).map(({ kind, id }) => `${kind} ${id}`)

describe('the search of the shell', () => {
  it('finds a client by their words in any order and their phone in any spelling', () => {
    expect([ids('brandt helen'), ids('512.555.0111'), ids('5550111')]).toEqual([
      ['clients 6', 'properties 11'],
      ['clients 6'],
      ['clients 6'],
    ])
  })

  it('puts whom the text names before who lives in a street of that name', () => {
    expect(ids('helen').filter((each) => each.startsWith('clients'))).toEqual(['clients 6', 'clients 5'])
  })

  it('says by which words people know a client and a property', () => {
    expect(found('bridle')).toEqual([
      { kind: 'clients', id: 6, title: 'Helen Brandt', detail: '(512) 555-0111 · 2204 Bridle Path' },
      { kind: 'properties', id: 11, title: '2204 Bridle Path', detail: 'Helen Brandt' },
    ])
    expect(found('12 helen street')[1]).toEqual({
      kind: 'properties',
      id: 9,
      title: '12 Helen Street',
      detail: 'Home · Avery Stone',
    })
  })

  it('leaves out cancelled jobs while others match, and finds them where none does', () => {
    expect([ids('mowing'), ids('job-1018'), ids('JOB-1099')]).toEqual([['jobs 3'], ['jobs 18'], []])
  })

  it('says of a cancelled job that it is', () => {
    expect([found('JOB-1003'), found('JOB-1018')].flat().map(({ title, detail }) => [title, detail])).toEqual([
      ['JOB-1003 Mowing', 'Mon, Nov 23 · Avery Stone'],
      ['JOB-1018 Mowing', 'Mon, Nov 23 · Avery Stone · Cancelled'],
    ])
  })
})
