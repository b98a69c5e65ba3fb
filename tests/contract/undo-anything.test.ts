import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { expect, test } from 'vitest'
import { toWireImport } from '@/contract/client-import'
import {
  createClient,
  createProperty,
  deleteClient,
  deleteProperty,
  getClient,
  updateClient,
  updateProperty,
} from '@/contract/clients'
import { createCrewMember, deactivateCrewMember, updateCrewMember } from '@/contract/crew'
import { MoveStockDocument } from '@/contract/graphql/generated/catalog'
import {
  AddChemicalProductDocument,
  CorrectChemicalApplicationDocument,
  DeleteChemicalApplicationDocument,
  DeleteChemicalProductDocument,
  EditChemicalProductDocument,
  RecordChemicalApplicationDocument,
} from '@/contract/graphql/generated/chemicals'
import { ImportClientsDocument, MergeClientsDocument } from '@/contract/graphql/generated/clients'
import { CreateCrewDocument, DeleteCrewDocument, RenameCrewDocument } from '@/contract/graphql/generated/crew'
import {
  AcceptEquipmentRecommendationDocument,
  AddEquipmentDocument,
  DeleteEquipmentDocument,
  EditEquipmentDocument,
  RecordEquipmentServiceDocument,
  ReportEquipmentFaultDocument,
  SetEquipmentMonitoringDocument,
} from '@/contract/graphql/generated/equipment'
import {
  AnswerEstimateDocument,
  ConvertEstimateDocument,
  CreateEstimateDocument,
  DeleteEstimateDocument,
  EditEstimateDocument,
  ReviseEstimateDocument,
  SendEstimateDocument,
} from '@/contract/graphql/generated/estimates'
import { HistoryDocument, UndoDocument } from '@/contract/graphql/generated/history'
import {
  CreditInvoiceDocument,
  EditInvoiceDocument,
  InvoiceWorkDocument,
  RecordInvoicePaymentDocument,
  RemindInvoiceDocument,
  SendInvoiceDocument,
  VoidInvoiceDocument,
} from '@/contract/graphql/generated/invoices'
import { TellOnTheWayDocument } from '@/contract/graphql/generated/jobs'
import {
  ChangePlanStatusDocument,
  CreatePlanTemplateDocument,
  DeletePlanTemplateDocument,
  EditPlanTemplateDocument,
  EditServicePlanDocument,
  PlanAccountDocument,
  SettlePlanChargeDocument,
} from '@/contract/graphql/generated/plans'
import { DeleteAccountDocument, EditProfileDocument, KeepAccountDocument } from '@/contract/graphql/generated/profile'
import { SetLogoDocument } from '@/contract/graphql/generated/settings'
import { DeleteErrorReportsDocument } from '@/contract/graphql/generated/tracking'
import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  EditSavedViewDocument,
} from '@/contract/graphql/generated/views'
import { assignCrew, createJob, deleteJob, updateJob, updateJobStatus } from '@/contract/jobs'
import { createPackage, deletePackage } from '@/contract/packages'
import { cancelPayout, processPayout } from '@/contract/payouts'
import {
  createRole,
  deleteRole,
  inviteUser,
  toggleUserStatus,
  updateRole,
  updateUserRoles,
} from '@/contract/permissions'
import { createPlan } from '@/contract/plans'
import { createProduct, deleteProduct, updateProduct } from '@/contract/products'
import { autoSchedule } from '@/contract/schedules'
import { createCategory, createService, deleteCategory, deleteService, updateService } from '@/contract/services'
import { changePlan } from '@/contract/subscription'
import { track } from '@/contract/tracking'
import { groupedBy } from '@/domain/grouped-by'
import type { Cents } from '@/domain/money'
import { type MockServer, memoryFactLog } from '@/mock-server'
import { SCHEMA } from '@/mock-server/tables'
import { CATEGORY_DRAFT, PACKAGE_DRAFT, PRODUCT_DRAFT, SERVICE_DRAFT } from './catalog-cases'
import { CLIENT_DRAFT, PLACE } from './client-cases'
import { BASIC_LIMIT, onBasic } from './demos'
import { APPROVAL, ESTIMATE_DRAFT, REJECTION, SLOT } from './estimate-cases'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { broken } from './invariants'
import { madeInvoice } from './invoice-cases'
import { ASSIGNED, JOB_DRAFT, OWNER, officesPerTest, type Person, send, signIn, TODAY, WAITING } from './office'
import { addedAccount, madePayout, PAYEE } from './payout-cases'
import { createdRole, INVITED, ROLE_DRAFT, TECH } from './permission-cases'
import { PLAN_DRAFT } from './plan-cases'

const openOffice = officesPerTest()
const DEMO_CLIENTS = 42
/** Two more clients fit into the plan. */
const ROOM = 2

/** A story is told again for each of its facts. */
const MANY_OFFICES = { timeout: 60_000 }

type Story = (owner: Person, server: MockServer) => Promise<unknown>

const businessId = 1
const ELM = { ...PLACE, address: '9 Elm Street' }

const add = async (owner: Person, patch: object = {}) =>
  (await owner.ask(createClient, { body: { ...CLIENT_DRAFT, ...patch } })).client
const addJob = async (owner: Person, client_id: number, place = PLACE) => {
  const at = { property_address: place.address, property_zip: place.zip_code }
  return (await owner.ask(createJob, { body: { ...JOB_DRAFT, ...at, client_id } })).job.id
}
const cancel = (owner: Person, jobId: number) =>
  owner.ask(updateJobStatus, { params: { businessId, jobId }, query: { status: 'cancelled' } })
const remove = (owner: Person, clientId: number) => owner.ask(deleteClient, { params: { businessId, clientId } })
const addPlace = async (owner: Person, clientId: number) =>
  (await owner.ask(createProperty, { params: { businessId, clientId }, body: ELM })).property.id
const hire = async (owner: Person) => {
  const body = { employee_id: 'GV-77', first_name: 'Rosa', last_name: 'Quintero', role: 'technician' } as const
  return (await owner.ask(createCrewMember, { body: { ...body, hourly_rate: 20 } })).crew_member.id
}
const load = async (owner: Person, server: MockServer, fills: number | null, key: string) => {
  const { properties: _, ...draft } = CLIENT_DRAFT
  const { client } = await owner.ask(getClient, { params: { businessId, clientId: 1 } })
  const { id: _id, current_balance: __, properties, ...known } = client
  const sent = { ...known, ...draft, properties: properties.map((place) => ({ ...place, ...ELM })) }
  const one = toWireImport({
    ...sent,
    email: '',
    notes: 'Loaded',
    fills,
    anyway: true,
    opening_balance: 1_200 as Cents,
  } as never)
  dataOf(await askGraphql(server, owner, ImportClientsDocument, { clients: [one, { ...one, fills: null }], key }))
}

const quote = async ({ owner, server }: { owner: Person; server: MockServer }, patch: object = {}) =>
  dataOf(
    await askGraphql(server, owner, CreateEstimateDocument, {
      estimate: { ...ESTIMATE_DRAFT, ...patch },
      key: 'quote',
    }),
  ).createEstimate.id

/** Writes of every kind, each as people come to them: what has just been done, and what is built on it. */
const STORIES: Readonly<Record<string, Story>> = {
  'a client is added': (owner) => add(owner, { properties: [PLACE, ELM] }),
  'a client is added and work is planned': async (owner) => addJob(owner, (await add(owner)).id),
  'a client is added whose work is over': async (owner) => cancel(owner, await addJob(owner, (await add(owner)).id)),
  'a client’s properties become others': async (owner) => {
    const { id: clientId } = await add(owner)
    await owner.ask(updateClient, { params: { businessId, clientId }, body: { phone: '1-800', properties: [ELM] } })
  },
  'a client is deleted': async (owner) => remove(owner, (await add(owner, { properties: [PLACE, ELM] })).id),
  'a client is deleted whose work is over': async (owner) => {
    const { id } = await add(owner)
    await cancel(owner, await addJob(owner, id))
    const job = await addJob(owner, id)
    await owner.ask(deleteJob, { params: { businessId, jobId: job } })
    await remove(owner, id)
  },
  'a client is deleted and others take its place in the plan': async (owner) => {
    await remove(owner, (await add(owner)).id)
    for (const first_name of ['One', 'Two']) await add(owner, { first_name })
  },
  'two clients are merged': async (owner, server) => {
    const [keep, merge] = [(await add(owner)).id, (await add(owner, { first_name: 'Bo', notes: 'Gate' })).id]
    await addJob(owner, merge)
    dataOf(await askGraphql(server, owner, MergeClientsDocument, { keep, merge, takes: ['name'], key: 'merge' }))
  },
  'clients are imported': async (owner, server) => load(owner, server, 2, 'load'),
  'a client is added and turns out to owe something': async (owner, server) =>
    load(owner, server, (await add(owner)).id, 'load'),
  'a property is added, edited and deleted': async (owner) => {
    const propertyId = await addPlace(owner, 1)
    await owner.ask(updateProperty, { params: { businessId, propertyId }, body: { organic_only: true } })
    await owner.ask(deleteProperty, { params: { businessId, propertyId } })
  },
  'a property is added and work is planned there': async (owner) => {
    const { id } = await add(owner)
    await addPlace(owner, id)
    await addJob(owner, id, ELM)
  },
  'a property is the last one of its client': async (owner) => {
    const { id, properties } = await add(owner)
    await addPlace(owner, id)
    const propertyId = properties[0]?.id ?? 0
    await owner.ask(deleteProperty, { params: { businessId, propertyId } })
  },
  'a property makes room for another one': async (owner) => {
    const places = Array.from({ length: 200 }, (_, index) => ({ ...PLACE, address: `${index} Oak Street` }))
    const { id, properties } = await add(owner, { properties: places })
    const propertyId = properties[0]?.id ?? 0
    await owner.ask(deleteProperty, { params: { businessId, propertyId } })
    await addPlace(owner, id)
  },
  'a job lives its life': async (owner) => {
    const jobId = await addJob(owner, 1)
    const params = { businessId, jobId }
    await owner.ask(updateJob, { params, body: { title: 'Hedges', scheduled_date: '2026-11-23' } })
    await owner.ask(assignCrew, { params, query: { crew_member_ids: '2,3' } })
    await owner.ask(updateJobStatus, { params, query: { status: 'in_progress' } })
    await owner.ask(updateJobStatus, { params, query: { status: 'completed' } })
    await owner.ask(deleteJob, { params })
  },
  'a client is told that the crew is on its way': async (owner, server) => {
    const told = { job: ASSIGNED, text: 'We are on the way.', arrival: '09:30', key: 'tell' }
    dataOf(await askGraphql(server, owner, TellOnTheWayDocument, told))
    await owner.ask(updateJobStatus, { params: { businessId, jobId: ASSIGNED }, query: { status: 'in_progress' } })
  },
  'a view is saved, renamed and deleted, and another one takes its name': async (owner, server) => {
    const save = { area: 'jobs', name: 'Mondays', query: 'status=scheduled' }
    const { id } = dataOf(
      await askGraphql(server, owner, CreateSavedViewDocument, { ...save, key: 'save' }),
    ).createSavedView
    dataOf(await askGraphql(server, owner, EditSavedViewDocument, { id, name: 'Tuesdays', key: 'edit' }))
    dataOf(await askGraphql(server, owner, DeleteSavedViewDocument, { id, key: 'delete' }))
    dataOf(await askGraphql(server, owner, CreateSavedViewDocument, { ...save, name: 'Tuesdays', key: 'again' }))
  },
  'a crew is made, renamed and joined, and another one takes its name': async (owner, server) => {
    const { id } = dataOf(
      await askGraphql(server, owner, CreateCrewDocument, { name: 'Ponds', key: 'make' }),
    ).createCrew
    dataOf(await askGraphql(server, owner, RenameCrewDocument, { id, name: 'Water', key: 'rename' }))
    await owner.ask(updateCrewMember, { params: { businessId, memberId: 2 }, body: { crew_id: id } })
    dataOf(await askGraphql(server, owner, CreateCrewDocument, { name: 'Ponds', key: 'again' }))
  },
  'a crew is deleted, and another one takes its name': async (owner, server) => {
    const make = async (key: string) =>
      dataOf(await askGraphql(server, owner, CreateCrewDocument, { name: 'Ponds', key })).createCrew.id
    dataOf(await askGraphql(server, owner, DeleteCrewDocument, { id: await make('make'), key: 'delete' }))
    await make('again')
  },
  'a category, a service and a package of it are made and deleted': async (owner) => {
    const { id: categoryId } = (await owner.ask(createCategory, { body: CATEGORY_DRAFT })).service_category
    const { service } = await owner.ask(createService, { body: { ...SERVICE_DRAFT, category_id: categoryId } })
    const params = { businessId, serviceId: service.id }
    await owner.ask(updateService, { params, body: { base_price: 99 } })
    const included_services = [{ service_id: service.id, quantity: 2 }]
    const body = { ...PACKAGE_DRAFT, included_services }
    const { id: packageId } = (await owner.ask(createPackage, { body })).package
    await owner.ask(deletePackage, { params: { businessId, packageId } })
    await owner.ask(deleteService, { params })
    await owner.ask(createService, { body: SERVICE_DRAFT })
    await owner.ask(deleteCategory, { params: { businessId, categoryId } })
  },
  'a product is made, its stock moves, and it is deleted': async (owner, server) => {
    const { id: product } = (await owner.ask(createProduct, { body: PRODUCT_DRAFT })).product
    const params = { businessId, productId: product }
    const move = async (kind: 'received' | 'used' | 'corrected', quantity: number) =>
      dataOf(
        await askGraphql(server, owner, MoveStockDocument, {
          ...{ product, kind, quantity, reason: 'Counted', key: kind },
          job: kind === 'used' ? WAITING : null,
        }),
      )
    await move('received', 5)
    await move('used', 12)
    await owner.ask(updateProduct, { params, body: { name: 'Peat moss, large' } })
    await move('corrected', 2)
    await owner.ask(deleteProduct, { params })
    await owner.ask(createProduct, { body: { ...PRODUCT_DRAFT, track_inventory: false } })
  },
  'a job is planned with materials, takes them from the stock, and goes with the product': async (owner) => {
    const { id: productId } = (await owner.ask(createProduct, { body: PRODUCT_DRAFT })).product
    const jobId = await addJob(owner, 1)
    const params = { businessId, jobId }
    const planned_materials = [
      { product_id: productId, quantity: 12 },
      { product_id: 8, quantity: 1 },
    ]
    await owner.ask(updateJob, { params, body: { planned_materials } })
    await owner.ask(assignCrew, { params, query: { crew_member_ids: '2' } })
    await owner.ask(updateJobStatus, { params, query: { status: 'in_progress' } })
    await owner.ask(updateJobStatus, { params, query: { status: 'completed' } })
    await owner.ask(deleteProduct, { params: { businessId, productId } })
    await owner.ask(deleteJob, { params })
  },
  'a product is made and begins with stock': (owner) => owner.ask(createProduct, { body: PRODUCT_DRAFT }),
  'a role is made, given, taken and deleted, and another one takes its name': async (owner) => {
    const { id: roleId } = await createdRole(owner)
    const params = { businessId, roleId }
    await owner.ask(updateRole, { params, body: { permissions: ['jobs.view.own'] } })
    for (const role_ids of [[roleId], []])
      await owner.ask(updateUserRoles, { params: { businessId, userId: TECH }, body: { role_ids } })
    await owner.ask(deleteRole, { params })
    await owner.ask(createRole, { body: { ...ROLE_DRAFT, permissions: ['jobs.view.all'], business_id: 1 } })
  },
  'somebody is invited again to a role, and somebody else leaves': async (owner) => {
    await owner.ask(changePlan, { body: { customer_id: 'cus_1', new_plan_id: 'professional' } })
    const { id } = await createdRole(owner)
    const body = { ...INVITED, role_ids: [id], business_id: businessId }
    await owner.ask(inviteUser, { body })
    await owner.ask(inviteUser, { body })
    await owner.ask(toggleUserStatus, { params: { businessId, userId: TECH }, query: {} })
  },
  'somebody renames themselves and the business, and plans its end': async (owner, server) => {
    const changed = { first_name: 'Dee', email: 'dee@greenvalley.demo', business_name: 'Green Hills' }
    dataOf(await askGraphql(server, owner, EditProfileDocument, { changed, key: 'edit' }))
    dataOf(await askGraphql(server, owner, DeleteAccountDocument, { name: 'Green Hills', key: 'delete' }))
    dataOf(await askGraphql(server, owner, KeepAccountDocument, { key: 'keep' }))
  },
  'a logo is set, becomes another one and goes': async (owner, server) => {
    const set = async (image: string | null, key: string) =>
      dataOf(await askGraphql(server, owner, SetLogoDocument, { image, key }))
    await set('data:image/png;base64,AAAA', 'one')
    await set('data:image/png;base64,BBBB', 'two')
    await set(null, 'gone')
    await set('data:image/png;base64,CCCC', 'three')
  },
  'errors are reported and deleted': async (owner, server) => {
    const report = {
      message: 'Boom',
      stack_trace: '',
      source: 'error',
      severity: 'error',
      environment: 'demo',
    } as const
    const body = { ...report, user_id: 1, url: '/dashboard', browser: 'Chromium', metadata: {} }
    for (const message of ['Boom', 'Bang']) await send(server, track, { body: { ...body, message } })
    dataOf(await askGraphql(server, owner, DeleteErrorReportsDocument, { ids: [1, 2], key: 'delete' }))
  },
  'a chemical application is recorded, corrected and deleted': async (owner, server) => {
    const application = {
      property_id: 1,
      chemical_name: 'Tenacity',
      active_ingredient: 'Mesotrione',
      application_method: 'spray',
      target_pest_disease: 'Nutsedge',
      application_date: TODAY,
      application_time: '08:00',
      applicator_name: 'Mia Chen',
      reentry_interval_hours: 12,
    }
    const { id } = dataOf(
      await askGraphql(server, owner, RecordChemicalApplicationDocument, { application, key: 'record' }),
    ).recordChemicalApplication
    const changed = { notes: 'Windy.' }
    dataOf(await askGraphql(server, owner, CorrectChemicalApplicationDocument, { id, changed, key: 'correct' }))
    dataOf(await askGraphql(server, owner, DeleteChemicalApplicationDocument, { id, key: 'delete' }))
  },
  'a chemical product is added, named by a record, and goes with it': async (owner, server) => {
    const product = {
      name: 'Certainty',
      active_ingredient: 'Sulfosulfuron',
      signal_word: 'caution',
      category: 'herbicide',
      reentry_interval_hours: 4,
    } as const
    const { id } = dataOf(
      await askGraphql(server, owner, AddChemicalProductDocument, { product, key: 'add' }),
    ).addChemicalProduct
    const application = {
      property_id: 1,
      product_id: id,
      chemical_name: 'Certainty',
      active_ingredient: 'Sulfosulfuron',
      application_method: 'spray',
      target_pest_disease: 'Nutsedge',
      application_date: TODAY,
      application_time: '08:00',
      applicator_name: 'Mia Chen',
      reentry_interval_hours: 4,
    } as const
    const recorded = dataOf(
      await askGraphql(server, owner, RecordChemicalApplicationDocument, { application, key: 'record' }),
    ).recordChemicalApplication
    dataOf(
      await askGraphql(server, owner, EditChemicalProductDocument, { id, changed: { name: 'Sure' }, key: 'rename' }),
    )
    dataOf(await askGraphql(server, owner, DeleteChemicalApplicationDocument, { id: recorded.id, key: 'unrecord' }))
    dataOf(await askGraphql(server, owner, DeleteChemicalProductDocument, { id, key: 'delete' }))
    dataOf(
      await askGraphql(server, owner, AddChemicalProductDocument, {
        product: { ...product, name: 'Sure' },
        key: 'two',
      }),
    )
  },
  'equipment is added, fails, is accepted, serviced and deleted, and another one takes its name': async (
    owner,
    server,
  ) => {
    const pump = {
      property_id: 1,
      name: 'Koi pond pump',
      type: 'Plumbing',
      installed_on: '2021-11-18',
      expected_life_years: 10,
      service_interval_days: 180,
      service_cost: 120,
      repair_cost: 900,
    }
    const add = async (key: string) =>
      dataOf(await askGraphql(server, owner, AddEquipmentDocument, { equipment: pump, key })).addEquipment
    const equipment = await add('add')
    const failed = { equipment, occurred_on: '2026-11-10', description: 'Leaks', key: 'fault' }
    dataOf(await askGraphql(server, owner, ReportEquipmentFaultDocument, failed))
    dataOf(await askGraphql(server, owner, AcceptEquipmentRecommendationDocument, { equipment, key: 'accept' }))
    const serviced = { equipment, done_on: '2022-01-03', notes: '', key: 'service' }
    dataOf(await askGraphql(server, owner, RecordEquipmentServiceDocument, serviced))
    const changed = { installed_on: '2021-12-01', name: 'Pond pump' }
    dataOf(await askGraphql(server, owner, EditEquipmentDocument, { id: equipment, changed, key: 'edit' }))
    dataOf(await askGraphql(server, owner, DeleteEquipmentDocument, { id: equipment, key: 'delete' }))
    await add('again')
  },
  'smart monitoring is set up, and set up again': async (owner, server) => {
    for (const due_within_days of [7, 30])
      dataOf(
        await askGraphql(server, owner, SetEquipmentMonitoringDocument, {
          ...{ health_below: 0.5, due_within_days },
          key: `monitor-${due_within_days}`,
        }),
      )
  },
  'a plan is made, paused, resumed, paid for and cancelled': async (owner, server) => {
    const { id } = (await owner.ask(createPlan, { body: PLAN_DRAFT })).plan
    const change = async (command: 'pause' | 'resume' | 'cancel') =>
      dataOf(await askGraphql(server, owner, ChangePlanStatusDocument, { id, command, key: command }))
    await change('pause')
    await change('resume')
    const { charges } = dataOf(await askGraphql(server, owner, PlanAccountDocument, { plan: id })).planAccount
    const paid = { id: charges[0]?.id ?? 0, paid: true, key: 'paid' }
    dataOf(await askGraphql(server, owner, SettlePlanChargeDocument, paid))
    await change('cancel')
  },
  'a plan has other terms, which moves its visits and its billing': async (owner, server) => {
    const { id } = (await owner.ask(createPlan, { body: PLAN_DRAFT })).plan
    const edit = async (changed: object, key: string) =>
      dataOf(await askGraphql(server, owner, EditServicePlanDocument, { id, changed, was: null, key }))
    await edit({ frequency: 'every_second_week', plan_name: 'Lawn Care' }, 'rhythm')
    await edit({ billing_cycle: 'per_service' }, 'by-the-visit')
    await edit({ billing_cycle: 'annual', price_per_cycle: 3_120 }, 'by-the-year')
  },
  'a visit of a plan is completed, which plans and charges the next': async (owner, server) => {
    const { id } = (await owner.ask(createPlan, { body: { ...PLAN_DRAFT, template_id: 2 } })).plan
    const { visits } = dataOf(await askGraphql(server, owner, PlanAccountDocument, { plan: id })).planAccount
    const params = { businessId, jobId: visits[0]?.job_id ?? 0 }
    await owner.ask(assignCrew, { params, query: { crew_member_ids: '2' } })
    for (const status of ['in_progress', 'completed'] as const)
      await owner.ask(updateJobStatus, { params, query: { status } })
  },
  'an invoice is made, edited, sent, paid in part and credited': async (owner, server) => {
    const id = await madeInvoice(server, owner)
    const ask = async <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) =>
      dataOf(await askGraphql(server, owner, document, variables))
    await ask(EditInvoiceDocument, { id, changed: { notes: 'Gate' }, key: 'edit' })
    await ask(SendInvoiceDocument, { id, key: 'send' })
    await ask(RemindInvoiceDocument, { id, key: 'remind' })
    const payment = { payment_method: 'check', payment_date: TODAY, transaction_id: '', notes: '' }
    await ask(RecordInvoicePaymentDocument, { ...payment, id, amount: 40, key: 'pay' })
    await ask(CreditInvoiceDocument, { id, amount: 70, reason: 'Redone', key: 'credit' })
  },
  'a cycle of a plan is billed, its invoice is void, and it is billed again': async (owner, server) => {
    const { id: plan } = (await owner.ask(createPlan, { body: PLAN_DRAFT })).plan
    const { charges } = dataOf(await askGraphql(server, owner, PlanAccountDocument, { plan })).planAccount
    const bill = async (key: string) => {
      const asked = { jobs: [], charges: charges.map(({ id }) => id), together: true, key }
      return dataOf(await askGraphql(server, owner, InvoiceWorkDocument, asked)).invoiceWork
    }
    const [id = 0] = await bill('bill')
    dataOf(await askGraphql(server, owner, VoidInvoiceDocument, { id, reason: 'Twice', key: 'void' }))
    await bill('again')
  },
  'a payout is created, cancelled, created again and processed': async (owner) => {
    const { id: first } = await madePayout(owner)
    await owner.ask(cancelPayout, { params: { payoutId: first }, query: { reason: 'Sent by check' } })
    const { id: payoutId } = await madePayout(owner, { description: 'Again' })
    await owner.ask(processPayout, { params: { payoutId } })
  },
  'an account is added for payouts': async (owner, server) => addedAccount(server, owner),
  'a payment is paid out again in part, and the payout is cancelled': async (owner, server) => {
    const id = await madeInvoice(server, owner, { client_id: PAYEE.client })
    const payment = { payment_method: 'check', payment_date: TODAY, transaction_id: '', notes: '' }
    dataOf(await askGraphql(server, owner, SendInvoiceDocument, { id, key: 'send' }))
    dataOf(await askGraphql(server, owner, RecordInvoicePaymentDocument, { ...payment, id, amount: 100, key: 'pay' }))
    const { id: payoutId } = await madePayout(owner, {
      amount: 40,
      reason: 'overpayment_refund',
      reference_invoice_id: id,
    })
    await owner.ask(cancelPayout, { params: { payoutId }, query: { reason: 'Taken off the next invoice' } })
  },
  'a client with a plan is merged into another': async (owner, server) => {
    const [keep, merge] = [(await add(owner)).id, (await add(owner, { first_name: 'Bo' })).id]
    await owner.ask(createPlan, { body: { ...PLAN_DRAFT, client_id: merge } })
    dataOf(await askGraphql(server, owner, MergeClientsDocument, { keep, merge, takes: [], key: 'merge' }))
  },
  'a plan template is added, edited and deleted, and another one takes its name': async (owner, server) => {
    const template = { name: 'Pond Care', price_per_cycle: 80 }
    const make = async (key: string) =>
      dataOf(await askGraphql(server, owner, CreatePlanTemplateDocument, { template, key })).createPlanTemplate.id
    const id = await make('make')
    dataOf(await askGraphql(server, owner, EditPlanTemplateDocument, { id, changed: { name: 'Ponds' }, key: 'edit' }))
    await make('again')
    dataOf(await askGraphql(server, owner, DeletePlanTemplateDocument, { id, key: 'delete' }))
  },
  'an estimate is made, edited, sent twice, rejected, revised, and the new version deleted': async (owner, server) => {
    const ask = { owner, server }
    const id = await quote(ask)
    dataOf(await askGraphql(server, owner, EditEstimateDocument, { id, changed: { discount_amount: 5 }, key: 'edit' }))
    for (const again of [false, true])
      dataOf(await askGraphql(server, owner, SendEstimateDocument, { id, again, key: `send-${again}` }))
    dataOf(await askGraphql(server, owner, AnswerEstimateDocument, { id, answer: REJECTION, key: 'no' }))
    const { reviseEstimate } = dataOf(await askGraphql(server, owner, ReviseEstimateDocument, { id, key: 'revise' }))
    const next = reviseEstimate.revised_by_id ?? 0
    dataOf(await askGraphql(server, owner, DeleteEstimateDocument, { id: next, key: 'delete' }))
    dataOf(await askGraphql(server, owner, ReviseEstimateDocument, { id, key: 'again' }))
  },
  'an estimate is approved, becomes a job, and its client goes to another one': async (owner, server) => {
    const [keep, merge] = [(await add(owner)).id, await add(owner, { first_name: 'Bo' })]
    const place = { client_id: merge.id, property_id: merge.properties[0]?.id ?? 0 }
    const id = await quote({ owner, server }, place)
    dataOf(await askGraphql(server, owner, SendEstimateDocument, { id, again: false, key: 'send' }))
    dataOf(await askGraphql(server, owner, AnswerEstimateDocument, { id, answer: APPROVAL, key: 'yes' }))
    dataOf(await askGraphql(server, owner, ConvertEstimateDocument, { id, slot: SLOT, key: 'convert' }))
    const merging = { keep, merge: merge.id, takes: [], key: 'merge' }
    dataOf(await askGraphql(server, owner, MergeClientsDocument, merging))
  },
  'a day is scheduled': (owner) => owner.ask(autoSchedule, { body: { date: TODAY } }),
  'somebody joins the crew, works and leaves': async (owner) => {
    const memberId = await hire(owner)
    await owner.ask(updateCrewMember, { params: { businessId, memberId }, body: { first_name: 'Rose' } })
    const params = { businessId, jobId: WAITING }
    await owner.ask(assignCrew, { params, query: { crew_member_ids: String(memberId) } })
    await owner.ask(assignCrew, { params, query: { crew_member_ids: '2' } })
    await owner.ask(deactivateCrewMember, { params: { businessId, memberId } })
  },
}

/** An office in which a story has just happened, and the facts it led to. */
const after = async (story: Story) => {
  const log = memoryFactLog()
  const server = openOffice({ ...onBasic(BASIC_LIMIT - ROOM - DEMO_CLIENTS), log })
  const owner = await signIn(server, OWNER)
  const { position } = await server.state()
  await story(owner, server)
  // What the server writes for itself carries no note, and is in no history.
  const facts = (await log.readAfter(position)).filter(({ changes, note }) => changes.length > 0 && note !== null)
  // Of facts that are alike and undone together, such as 200 properties of a client, one speaks for all.
  const alike = groupedBy(facts, (fact) => `${fact.position - (fact.among?.index ?? 0)} ${fact.type}`)
  return { server, owner, facts: [...alike.values()].flatMap(([first]) => first ?? []) }
}

/** Why the history says that a fact can't be undone; `before` is where it is looked for. */
const refusalShown = async (
  server: MockServer,
  owner: Person,
  fact: { stream: string; position: number },
  before: number | null = null,
): Promise<string | null> => {
  const asked = { stream: fact.stream, first: 100, before }
  const { facts, nextBefore } = dataOf(await askGraphql(server, owner, HistoryDocument, asked)).history
  const found = facts.find(({ position }) => position === fact.position)
  if (found) return found.undoRefusal
  return nextBefore === null ? 'not shown' : refusalShown(server, owner, fact, nextBefore)
}

test.each(Object.entries(STORIES))(
  '%s: each fact is undone in whole, or not at all',
  MANY_OFFICES,
  async (_name, story) => {
    const { facts, server } = await after(story)
    expect([facts.length > 0, broken((await server.state()).tables)]).toEqual([true, []])
    for (const { position, stream } of facts) {
      const { server, owner } = await after(story)
      const before = structuredClone((await server.state()).tables)
      const promised = await refusalShown(server, owner, { stream, position })
      const said = refusalOf(await askGraphql(server, owner, UndoDocument, { positions: [position], key: 'undo' }))
      const { tables } = structuredClone(await server.state())
      // What is refused changes nothing, and what is done leaves nothing torn; either way the history said so before.
      expect([stream, promised ?? 'answered', broken(tables)]).toEqual([stream, said.replace(/^\d+ /, ''), []])
      if (said !== 'answered') expect(tables).toEqual(before)
      else await server.rebuild()
      expect((await server.state()).tables).toEqual(tables)
    }
  },
)

test('the stories have facts of every kind of record that can be undone', MANY_OFFICES, async () => {
  const told = new Set<string>()
  for (const story of Object.values(STORIES))
    for (const { stream } of (await after(story)).facts) told.add(stream.slice(0, stream.indexOf('/')))
  const undoable = SCHEMA.names.flatMap((name) => {
    const { record } = SCHEMA.table(name)
    return record && 'may' in record.undo ? [record.stream] : []
  })
  expect(undoable.filter((stream) => !told.has(stream))).toEqual([])
})
