import { describe, expect, it } from 'vitest'
import { SAMPLE_CATALOG } from '@/domain/catalog/sample'
import type { ListedClient } from '@/domain/client/filter'
import type { Job } from '@/domain/job/job'
import type { Cents } from '@/domain/money/money'
import { actor, client, employee, job, property } from '../../../tests/fixtures/records'
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
const found = (search: string, person = actor()) =>
  findRecords({ clients: [avery, helen], jobs, catalog, actor: person }, search)
const ids = (search: string) => found(search).map(({ kind, id }) => `${kind} ${id}`)

const { services, products, packages } = SAMPLE_CATALOG
const catalog = { services: services.map((each) => ({ ...each, active: each.id !== 2 })), products, packages }

describe('the search of the shell', () => {
  it('finds what the business sells by its words and its SKU, inactive ones after the others', () => {
    const inCatalog = (search: string) => found(search).map(({ of, title, detail }) => `${of}: ${title} (${detail})`)
    expect([inCatalog('MUL-HW'), inCatalog('fertilizer'), inCatalog('fall turf')]).toEqual([
      ['products: Hardwood mulch (Product · MUL-HW)'],
      [
        'services: Overseeding (Service)',
        'services: Fertilizer application (Service · Inactive)',
        'products: Starter fertilizer 10-20-10, 50 lb (Product · FER-1020)',
      ],
      ['packages: Fall turf revival (Package)'],
    ])
  })

  it('finds a client by their words in any order and their phone in any spelling', () => {
    expect([ids('brandt helen'), ids('512.555.0111'), ids('5550111')]).toEqual([
      ['clients 6', 'properties 11'],
      ['clients 6'],
      ['clients 6'],
    ])
  })

  it('finds clients alone after their word', () => {
    expect([ids('client helen'), ids('Go to client brandt')]).toEqual([['clients 6', 'clients 5'], ['clients 6']])
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
    expect([ids('mowing'), ids('job-1018'), ids('JOB-1099')]).toEqual([['jobs 3', 'catalog 1'], ['jobs 18'], []])
  })

  it('says of a cancelled job that it is', () => {
    expect([found('JOB-1003'), found('JOB-1018')].flat().map(({ title, detail }) => [title, detail])).toEqual([
      ['JOB-1003 Mowing', 'Mon, Nov 23 · Avery Stone'],
      ['JOB-1018 Mowing', 'Mon, Nov 23 · Avery Stone · Cancelled'],
    ])
  })

  it('finds the jobs that a verb before the search can be done with, and only for those who may', () => {
    const titles = (search: string, person = actor()) => found(search, person).map(({ title, verb }) => [title, verb])
    expect([
      titles('Edit 1003'),
      titles('duplicate mow'),
      titles('edit'),
      titles('duplicate mow', employee('field_technician')),
      titles('edit mow', employee('field_technician', { crew_member_id: 2 })),
    ]).toEqual([[['Edit JOB-1003 Mowing', 'edit']], [['Duplicate JOB-1003 Mowing', 'duplicate']], [], [], []])
  })

  it('offers a step of a job only where the job is at it, and only those who may', () => {
    const offered = (status: Job['status'], person = actor()) =>
      ['assign', 'start', 'complete'].filter((word) =>
        findRecords(
          { clients: [], catalog, jobs: [job({ title: 'Mowing', status })], actor: person },
          `${word} mow`,
        ).some(({ verb }) => verb === word),
      )
    expect([
      offered('scheduled'),
      offered('assigned'),
      offered('in_progress'),
      offered('completed'),
      offered('in_progress', employee('field_technician', { crew_member_id: 99 })),
    ]).toEqual([['assign'], ['assign', 'start'], ['complete'], [], []])
  })

  it('says why the only job called so, or of that number, can not be started, and nothing of several', () => {
    const done = (id: number) => job({ id, job_number: `JOB-100${id}`, title: 'Mowing', status: 'completed' })
    const inStreet = job({
      id: 9,
      job_number: 'JOB-1009',
      title: 'Pruning',
      property_address: '1002 Elm St',
      status: 'assigned',
    })
    const foundIn = (search: string) =>
      findRecords({ clients: [], catalog, jobs: [done(1), done(2), inStreet], actor: actor() }, search)
    expect(foundIn('start 1002')).toEqual([
      {
        kind: 'jobs',
        id: 2,
        title: 'JOB-1002 Mowing',
        detail: 'This job is completed.',
      },
    ])
    expect(foundIn('start mow')).toEqual([])
    expect(foundIn('start 1002 elm').map(({ title }) => title)).toEqual(['Start JOB-1009 Pruning'])
  })
})
