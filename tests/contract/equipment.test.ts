import { beforeEach, describe, expect, test } from 'vitest'
import { createProperty, deleteProperty } from '@/contract/clients'
import {
  AcceptEquipmentRecommendationDocument,
  AddEquipmentDocument,
  DeleteEquipmentDocument,
  EditEquipmentDocument,
  EquipmentPlacesDocument,
  PredictiveDocument,
  RecordEquipmentServiceDocument,
  ReportEquipmentFaultDocument,
  ScheduleEquipmentServiceDocument,
  SetEquipmentMonitoringDocument,
} from '@/contract/graphql/generated/equipment'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import { assignCrew, deleteJob, getJob, updateJobStatus } from '@/contract/jobs'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { PLACE } from './client-cases'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { JOB_DRAFT, OWNER, officesPerTest, type Person, signIn, TODAY } from './office'

const openOffice = officesPerTest()

const PUMP = {
  property_id: 1,
  name: 'Koi pond pump',
  type: 'Plumbing',
  location: 'Back yard',
  installed_on: '2021-11-18',
  expected_life_years: 10,
  service_interval_days: 180,
  service_cost: 120.5,
  repair_cost: 900,
}
type Sent = { [Field in keyof typeof PUMP]?: (typeof PUMP)[Field] | null } & Record<string, unknown>

let server: MockServer
let owner: Person
beforeEach(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
})

const add = (person: Person, patch: Sent = {}, key = 'add') =>
  askGraphql(server, person, AddEquipmentDocument, { equipment: { ...PUMP, ...patch }, key })
const added = async (patch: Sent = {}, key = 'add') => dataOf(await add(owner, patch, key)).addEquipment
const edit = (person: Person, id: number, changed: Sent, was: Sent | null = null, key = 'edit') =>
  askGraphql(server, person, EditEquipmentDocument, { id, changed, was, key })
const all = async (person: Person) => dataOf(await askGraphql(server, person, PredictiveDocument, {}))
const one = async (id: number) => {
  const { equipment, predictiveAlerts, equipmentRecommendations } = await all(owner)
  const of = <R extends { id: number }>(list: readonly R[]) => list.find((each) => each.id === id)
  return { unit: of(equipment), alert: of(predictiveAlerts), recommendation: of(equipmentRecommendations) }
}
const service = (person: Person, equipment: number, done_on: string = TODAY) =>
  askGraphql(server, person, RecordEquipmentServiceDocument, {
    equipment,
    done_on,
    notes: 'Cleaned',
    key: `s-${done_on}`,
  })
const fault = (person: Person, equipment: number, occurred_on: string = TODAY, description = 'Leaks') =>
  askGraphql(server, person, ReportEquipmentFaultDocument, {
    equipment,
    occurred_on,
    description,
    key: `f-${occurred_on}`,
  })
const accept = (person: Person, equipment: number, key = 'accept') =>
  askGraphql(server, person, AcceptEquipmentRecommendationDocument, { equipment, key })
const schedule = (person: Person, equipment: number, job: unknown = JOB_DRAFT, key = 'schedule') =>
  askGraphql(server, person, ScheduleEquipmentServiceDocument, { equipment, service_type: 'tune_up', job, key })
const undo = (request: string) => askGraphql(server, owner, UndoRequestDocument, { request, key: `undo-${request}` })
const jobOf = async (jobId: number) => (await owner.ask(getJob, { params: { businessId: 1, jobId } })).job
const tables = async () => structuredClone((await server.state()).tables)

const tech = () => signIn(server, demoUser('tech').email)
const manager = () => signIn(server, demoUser('manager').email)
const billing = () => signIn(server, 'billing@greenvalley.demo')
const stranger = () => signIn(server, 'owner@hillcountry.demo')

describe('equipment', () => {
  test('is added once under its key, and comes with its health and what it is made of (PRED-05)', async () => {
    const id = await added()
    expect(await added()).toBe(id)
    expect((await one(id)).unit).toEqual({
      ...PUMP,
      id,
      healthScore: 0.55,
      status: 'fair',
      lastService: null,
      nextService: '2022-05-17',
      parts: [
        { kind: 'age', text: 'Age 5 of 10 years', effect: -0.2 },
        { kind: 'service', text: 'No service on record', effect: -0.25 },
        { kind: 'use', text: 'Hours of use are not counted', effect: 0 },
        { kind: 'faults', text: 'No faults in two years', effect: 0 },
      ],
      address: '2204 Bridle Path, Austin, TX 78703',
      client: { id: 1, name: 'Helen Brandt' },
      service_interval_hours: null,
      hours_per_week: 0,
      notes: '',
      services: [],
      faults: [],
      plan: null,
    })
  })

  test.each<[string, Sent, string]>([
    ['no property', { property_id: null }, '422 Choose one of your properties'],
    ['another business’s property', { property_id: 9_999 }, '422 Choose one of your properties'],
    ['no name', { name: ' ' }, '422 Name is required'],
    ['a name of 300 characters', { name: 'x'.repeat(300) }, '422 200 characters too many'],
    ['an unknown type', { type: 'Gas' }, '422 Type is required'],
    ['a day to come', { installed_on: '2026-11-19' }, '422 The install date can’t be in the future'],
    ['an interval of 0', { service_interval_days: 0 }, '422 Use whole days from 1 to 3,650'],
    ['a life of half a year', { expected_life_years: 0.5 }, '422 Use whole years from 1 to 100'],
    ['hours of use below 0', { hours_per_week: -1 }, '422 Use hours from 0 to 168'],
    ['a cost below 0', { repair_cost: -1 }, '422 Use an amount of 0 or more'],
    ['no cost', { service_cost: null }, '422 Use an amount of 0 or more'],
  ])('is refused with %s', async (_, patch, refusal) => {
    const before = await tables()
    expect(refusalOf(await add(owner, patch))).toBe(refusal)
    expect(await tables()).toEqual(before)
  })

  test('has a name of its own at its property, in any spelling', async () => {
    const nameTaken = '422 Equipment with this name already exists at this property'
    const id = await added()
    expect(refusalOf(await add(owner, { name: ' KOI pond pump' }, 'again'))).toBe(nameTaken)
    const other = await added({ property_id: 2 }, 'elsewhere')
    expect(refusalOf(await edit(owner, other, { property_id: 1 }))).toBe(nameTaken)
    expect(refusalOf(await edit(owner, id, { name: 'KOI POND PUMP' }, null, 'own'))).toBe('answered')
  })

  test('is edited by two people: what differs is kept, what clashes is refused', async () => {
    const id = await added()
    const was = { name: PUMP.name, location: PUMP.location, service_cost: PUMP.service_cost }
    dataOf(await edit(owner, id, { service_cost: 130 }, was, 'first'))
    dataOf(await edit(await manager(), id, { location: 'Front yard' }, was, 'second'))
    expect((await one(id)).unit).toMatchObject({ location: 'Front yard', service_cost: 130 })
    expect(refusalOf(await edit(await manager(), id, { service_cost: 140 }, was, 'third'))).toBe(
      '409 Dana Whitfield changed the service cost in the meantime.',
    )
  })

  test('is not installed after what has happened to it', async () => {
    const id = await added()
    dataOf(await service(owner, id, '2025-01-01'))
    expect(refusalOf(await edit(owner, id, { installed_on: '2025-01-02' }))).toBe(
      '422 A service or a fault is on record before this date',
    )
  })

  test('outlives its property, and then no job can be made for it', async () => {
    const { property } = await owner.ask(createProperty, { params: { businessId: 1, clientId: 1 }, body: PLACE })
    const id = await added({ property_id: property.id })
    await owner.ask(deleteProperty, { params: { businessId: 1, propertyId: property.id } })
    expect((await one(id)).unit).toMatchObject({ client: null, property_id: property.id })
    expect(refusalOf(await accept(owner, id))).toBe(
      '409 The property of this equipment was deleted. Edit the equipment and choose another one.',
    )
  })

  test('goes with all that was said of it, and comes back with it', async () => {
    const id = await added()
    dataOf(await service(owner, id))
    dataOf(await fault(owner, id))
    const before = await tables()
    dataOf(await askGraphql(server, owner, DeleteEquipmentDocument, { id, key: 'delete' }))
    const { equipment, equipment_services, equipment_faults } = await tables()
    expect(
      [equipment.map((row) => row.id), equipment_services, equipment_faults].flat().filter((row) => row === id),
    ).toEqual([])
    expect([...equipment_services, ...equipment_faults].filter((row) => row.equipment_id === id)).toEqual([])
    dataOf(await undo('delete'))
    expect((await tables()).equipment_services).toEqual(before.equipment_services)
    expect((await one(id)).unit?.faults.length).toBe(1)
  })

  test('is shown to those who see reports, and changed by those who manage services', async () => {
    const id = await added()
    const clerk = await billing()
    expect((await all(clerk)).equipment.some((unit) => unit.id === id)).toBe(true)
    expect([
      refusalOf(await add(clerk, { name: 'Mine' }, 'clerk')),
      refusalOf(await service(clerk, id)),
      refusalOf(await fault(clerk, id)),
      refusalOf(await accept(clerk, id)),
      refusalOf(await askGraphql(server, await tech(), PredictiveDocument, {})),
      (await all(await stranger())).equipment,
      refusalOf(await edit(await stranger(), id, { name: 'Ours' })),
    ]).toEqual([
      '403 Your role can’t add equipment.',
      '403 Your role can’t mark equipment as serviced.',
      '403 Your role can’t report equipment as faulty.',
      '403 Your role can’t create jobs.',
      '403 Your role can’t see equipment.',
      [],
      '404 Equipment not found',
    ])
  })
})

describe('what happens to equipment', () => {
  test('changes its health, and is undone', async () => {
    const id = await added()
    dataOf(await fault(owner, id, '2026-11-10'))
    expect((await one(id)).unit).toMatchObject({ healthScore: 0.4, faults: [{ serviced: false }] })
    dataOf(await service(owner, id, '2026-11-11'))
    expect((await one(id)).unit).toMatchObject({
      healthScore: 0.75,
      lastService: '2026-11-11',
      nextService: '2027-05-10',
      faults: [{ serviced: true }],
    })
    dataOf(await undo('s-2026-11-11'))
    expect((await one(id)).unit?.healthScore).toBe(0.4)
  })

  test('is neither to come nor before it was installed', async () => {
    const id = await added()
    expect([
      refusalOf(await service(owner, id, '2026-11-19')),
      refusalOf(await service(owner, id, '2021-11-17')),
      refusalOf(await fault(owner, id, '2026-11-19')),
      refusalOf(await fault(owner, id, TODAY, ' ')),
    ]).toEqual([
      '422 The date can’t be in the future',
      '422 The date can’t be before the install date',
      '422 The date can’t be in the future',
      '422 Describe what went wrong',
    ])
  })
})

describe('a recommendation', () => {
  test('that is accepted makes its job at the property, and is undone with it (X-48)', async () => {
    const id = await added()
    expect((await one(id)).recommendation).toEqual({
      id,
      equipmentName: PUMP.name,
      serviceType: 'service',
      urgency: 0.75,
      recommendedDate: '2026-11-19',
      estimatedCost: 120.5,
      benefits: [
        'Health rises from 55% to 80%',
        'Saves about $779.50 compared with a repair',
        'The next service moves to May 17, 2027',
      ],
      description: 'No service on record.',
    })
    const { acceptEquipmentRecommendation: jobId } = dataOf(await accept(owner, id))
    expect(await jobOf(jobId)).toMatchObject({
      title: 'Scheduled service: Koi pond pump',
      client_id: 1,
      property_id: 1,
      type: 'maintenance',
      priority: 'high',
      status: 'scheduled',
      scheduled_date: '2026-11-19',
      estimated_cost: 12_050,
      location_notes: 'Back yard',
    })
    expect((await one(id)).unit?.plan).toMatchObject({ job_id: jobId, day: '2026-11-19', accepted: true })
    expect(dataOf(await accept(owner, id)).acceptEquipmentRecommendation).toBe(jobId)
    dataOf(await undo('accept'))
    expect((await one(id)).unit?.plan).toBe(null)
    expect((await owner.send(getJob, { params: { businessId: 1, jobId } })).status).toBe(404)
  })

  test('that someone else has accepted is refused, and so is one that is no longer there', async () => {
    const id = await added()
    const jobId = dataOf(await accept(owner, id)).acceptEquipmentRecommendation
    const { job_number } = await jobOf(jobId)
    const refusal = `409 A service is already scheduled: ${job_number} on Nov 19, 2026.`
    expect([refusalOf(await accept(await manager(), id, 'mine')), refusalOf(await schedule(owner, id))]).toEqual([
      refusal,
      refusal,
    ])
    const fresh = await added({ name: 'New pump', installed_on: TODAY }, 'new')
    expect(refusalOf(await accept(owner, fresh, 'new'))).toBe('409 Nothing is recommended for this equipment anymore.')
  })

  test('is known to the job that it made, to those who see equipment', async () => {
    const id = await added()
    const jobId = dataOf(await accept(owner, id)).acceptEquipmentRecommendation
    const places = async (person: Person) =>
      dataOf(await askGraphql(server, person, EquipmentPlacesDocument, {})).equipmentPlaces
    expect((await places(owner)).find((place) => place.id === id)).toEqual({
      id,
      name: 'Koi pond pump',
      property_id: 1,
      job_ids: [jobId],
    })
    expect(await places(await signIn(server, demoUser('tech').email))).toEqual([])
  })

  test('comes back when its job is deleted', async () => {
    const id = await added()
    const jobId = dataOf(await accept(owner, id)).acceptEquipmentRecommendation
    await owner.ask(deleteJob, { params: { businessId: 1, jobId } })
    expect((await one(id)).unit?.plan).toBe(null)
    expect(refusalOf(await accept(owner, id, 'again'))).toBe('answered')
  })
})

describe('a job that a person fills in for equipment', () => {
  test('is planned for it, and counts as a service once it is completed', async () => {
    const id = await added()
    const jobId = dataOf(await schedule(owner, id)).scheduleEquipmentService
    const { job_number } = await jobOf(jobId)
    expect((await one(id)).unit?.plan).toEqual({ job_id: jobId, job_number, day: '2026-11-20', accepted: false })
    const params = { businessId: 1, jobId }
    await owner.ask(assignCrew, { params, query: { crew_member_ids: '2' } })
    await owner.ask(updateJobStatus, { params, query: { status: 'in_progress' } })
    await owner.ask(updateJobStatus, { params, query: { status: 'completed' } })
    expect((await one(id)).unit).toMatchObject({
      plan: null,
      lastService: TODAY,
      services: [{ id: null, done_on: TODAY, notes: JOB_DRAFT.title, job: { id: jobId, job_number } }],
      healthScore: 0.8,
    })
  })

  test('is read as REST reads one', async () => {
    const id = await added()
    expect(refusalOf(await schedule(owner, id, { ...JOB_DRAFT, title: '' }))).toBe('422 Title is required')
    expect(refusalOf(await schedule(owner, id, { ...JOB_DRAFT, client_id: 9_999 }))).toBe(
      '422 There is no such client.',
    )
    expect((await one(id)).unit?.plan).toBe(null)
  })
})

describe('Smart Monitoring', () => {
  const monitor = (person: Person, health_below: number, due_within_days: number, key = 'monitor') =>
    askGraphql(server, person, SetEquipmentMonitoringDocument, { health_below, due_within_days, key })

  test('says which alerts there are, and is undone (X-48)', async () => {
    const id = await added()
    dataOf(await service(owner, id))
    expect((await one(id)).alert).toBe(undefined)
    expect(dataOf(await monitor(owner, 0.9, 0)).setEquipmentMonitoring).toEqual({
      health_below: 0.9,
      due_within_days: 0,
    })
    expect((await one(id)).alert).toEqual({
      id,
      equipmentName: PUMP.name,
      alertType: 'failure_risk',
      severity: 'low',
      predictedFailureDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      confidence: 0.6,
      confidenceReason: '1 service and 0 faults on record; hours of use are not known',
      description: 'Health is 80%, below your limit of 90%.',
      estimatedCost: 900,
      preventionCost: 120.5,
      savings: 779.5,
    })
    dataOf(await monitor(owner, 0.5, 200, 'second'))
    expect((await one(id)).alert).toMatchObject({ alertType: 'service_due', severity: 'low' })
    dataOf(await undo('second'))
    dataOf(await undo('monitor'))
    expect((await all(owner)).equipmentMonitoring).toEqual({ health_below: 0.6, due_within_days: 14 })
  })

  test('refuses what makes no sense, and those who don’t manage equipment', async () => {
    expect([
      refusalOf(await monitor(owner, 0, 14)),
      refusalOf(await monitor(owner, 1.1, 14, 'b')),
      refusalOf(await monitor(owner, 0.5, -1, 'c')),
      refusalOf(await monitor(await billing(), 0.5, 1, 'd')),
    ]).toEqual([
      '422 Use a health from 5 to 100 percent',
      '422 Use a health from 5 to 100 percent',
      '422 Use whole days from 0 to 365',
      '403 Your role can’t monitor equipment.',
    ])
  })
})
