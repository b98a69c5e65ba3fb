import { deactivateCrewMember, updateCrewMember } from '@/contract/crew'
import { MoveStockDocument } from '@/contract/graphql/generated/catalog'
import { CreateCrewDocument, DeleteCrewDocument, RenameCrewDocument } from '@/contract/graphql/generated/crew'
import { TellOnTheWayDocument } from '@/contract/graphql/generated/jobs'
import { DeleteAccountDocument, EditProfileDocument, KeepAccountDocument } from '@/contract/graphql/generated/profile'
import { SetLogoDocument } from '@/contract/graphql/generated/settings'
import { DeleteErrorReportsDocument } from '@/contract/graphql/generated/tracking'
import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  EditSavedViewDocument,
} from '@/contract/graphql/generated/views'
import { assignCrew, deleteJob, updateJob, updateJobStatus } from '@/contract/jobs'
import { createPackage, deletePackage } from '@/contract/packages'
import {
  createRole,
  deleteRole,
  inviteUser,
  toggleUserStatus,
  updateRole,
  updateUserRoles,
} from '@/contract/permissions'
import { createProduct, deleteProduct, updateProduct } from '@/contract/products'
import { autoSchedule } from '@/contract/schedules'
import { createCategory, createService, deleteCategory, deleteService, updateService } from '@/contract/services'
import { changePlan } from '@/contract/subscription'
import { track } from '@/contract/tracking'
import { CATEGORY_DRAFT, PACKAGE_DRAFT, PRODUCT_DRAFT, SERVICE_DRAFT } from './catalog-cases'
import { askGraphql, dataOf } from './graphql-office'
import { ASSIGNED, send, TODAY, WAITING } from './office'
import { createdRole, INVITED, ROLE_DRAFT, TECH } from './permission-cases'
import { addJob, businessId, hire, type Story } from './undo-stories'

export const OFFICE_STORIES: Readonly<Record<string, Story>> = {
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
    const variables = { job: ASSIGNED, text: 'We are on the way.', arrival: '09:30', key: 'tell' }
    dataOf(await askGraphql(server, owner, TellOnTheWayDocument, variables))
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
  'someone is invited again to a role, and someone else leaves': async (owner) => {
    await owner.ask(changePlan, { body: { customer_id: 'cus_1', new_plan_id: 'professional' } })
    const { id } = await createdRole(owner)
    const body = { ...INVITED, role_ids: [id], business_id: businessId }
    await owner.ask(inviteUser, { body })
    await owner.ask(inviteUser, { body })
    await owner.ask(toggleUserStatus, { params: { businessId, userId: TECH }, query: {} })
  },
  'someone renames themselves and the business, and plans its end': async (owner, server) => {
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
  'a day is scheduled': (owner) => owner.ask(autoSchedule, { body: { date: TODAY } }),
  'someone joins the crew, works and leaves': async (owner) => {
    const memberId = await hire(owner)
    await owner.ask(updateCrewMember, { params: { businessId, memberId }, body: { first_name: 'Rose' } })
    const params = { businessId, jobId: WAITING }
    await owner.ask(assignCrew, { params, query: { crew_member_ids: String(memberId) } })
    await owner.ask(assignCrew, { params, query: { crew_member_ids: '2' } })
    await owner.ask(deactivateCrewMember, { params: { businessId, memberId } })
  },
}
