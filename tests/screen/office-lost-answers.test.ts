import type { Page } from '@playwright/test'
import { draftKey } from '@/domain/record/drafts'
import { backEnd, tablesOf } from '../e2e/back-end'
import { catalogPage } from '../e2e/catalog-page'
import { chemicalsPage } from '../e2e/chemicals-page'
import { permissionsPage } from '../e2e/permissions-page'
import { predictivePage } from '../e2e/predictive-page'
import { servicePlansPage } from '../e2e/service-plans-page'
import { describe, expect, type Problems, test } from './screen'

type Act = () => Promise<void>
type Send = { page: Page; problems: Problems; call: string; send: Act }

const MINUTE = 60_000
const OWNER = 1
const UNSETTLED = draftKey(OWNER, 'unsettled')
const FEW_MINUTES = { timeout: 150_000 }

const isOnItsWay = (page: Page) => page.waitForFunction(() => sessionStorage.getItem(UNSETTLED) !== null)

const ENDS = [
  [
    'before the back end got it',
    async ({ page, send }: Send) => {
      await backEnd(page).latency(60 * MINUTE)
      await send()
      await isOnItsWay(page)
      await page.reload()
    },
  ],
  [
    'after the back end did it',
    async ({ page, problems, call, send }: Send) => {
      problems.expect(/Failed to fetch/)
      await backEnd(page).loseNext(call)
      await send()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await isOnItsWay(page)
      await page.reload()
    },
  ],
] as const

describe.for(ENDS)('a page that ends %s', ([_, end]) => {
  test(
    'has the forms of plans, chemicals and equipment back, and each is done once',
    FEW_MINUTES,
    async ({ page, problems }) => {
      const chemicals = chemicalsPage(page)
      const plans = servicePlansPage(page)
      const predictive = predictivePage(page)
      const { button, toast } = plans
      const ending = (call: string, send: Act) => end({ page, problems, call, send })

      await chemicals.open('?record=true')
      const record = chemicals.form('Record Chemical Application')
      await chemicals.fillIn(record, '2204 Bridle Path, Austin')
      await record.getByLabel('Target Pest/Disease').fill('Elm scale')
      const recordIt = () => button('Record Application', record).click()
      await ending('/graphql RecordChemicalApplication', recordIt)
      await expect(record.getByLabel('Target Pest/Disease')).toHaveValue('Elm scale')
      await recordIt()
      await expect(toast('Tenacity recorded')).toBeVisible()

      await plans.open('?kind=create&template=1')
      await plans.chooseClient('Helen Brandt')
      await page.getByLabel('Special Instructions').fill('Elm')
      const createPlan = () => button('Create Service Plan').click()
      await ending('POST /api/business', createPlan)
      await expect(page.getByLabel('Special Instructions')).toHaveValue('Elm')
      await createPlan()
      await expect(plans.details).toBeVisible()

      await predictive.open('?view=equipment&create=true')
      const unit = predictive.form('Add Equipment')
      await predictive.fillIn(unit, 'Elm pump')
      const addUnit = () => button('Add Equipment', unit).click()
      await ending('/graphql AddEquipment', addUnit)
      await expect(unit.getByLabel('Name', { exact: true })).toHaveValue('Elm pump')
      await addUnit()
      await expect(toast('Elm pump added')).toBeVisible()

      const pump = (await tablesOf(page)).equipment.find(({ name }) => name === 'Elm pump')
      await predictive.open(`?view=equipment&fault=${pump?.id}`)
      const fault = predictive.form('Report fault')
      await fault.getByLabel('What went wrong').fill('Runs dry')
      const reportFault = () => button('Report fault', fault).click()
      await ending('/graphql ReportEquipmentFault', reportFault)
      await expect(fault.getByLabel('What went wrong')).toHaveValue('Runs dry')
      await reportFault()
      await expect(toast('Fault of Elm pump reported')).toBeVisible()

      const tables = await tablesOf(page)
      expect(
        tables.chemical_applications.filter(({ target_pest_disease }) => target_pest_disease === 'Elm scale'),
      ).toHaveLength(1)
      expect(tables.service_plans.filter(({ special_instructions }) => special_instructions === 'Elm')).toHaveLength(1)
      expect(tables.equipment.filter(({ name }) => name === 'Elm pump')).toHaveLength(1)
      expect(
        tables.equipment_faults
          .filter(({ equipment_id }) => equipment_id === pump?.id)
          .map(({ description }) => description),
      ).toEqual(['Runs dry'])
    },
  )

  test(
    'has those of roles, users and settings back, and each is done once',
    FEW_MINUTES,
    async ({ page, problems }) => {
      const { button, dialog, open, toast } = permissionsPage(page)
      const ending = (call: string, send: Act) => end({ page, problems, call, send })

      await open('?create=true')
      const role = dialog('Create New Role')
      await role.getByLabel('Role Name').fill('Elm scout')
      await role.getByLabel('Description').fill('Looks at clients')
      await role.getByLabel('View clients', { exact: true }).check()
      const createRole = () => button('Create Role', role).click()
      await ending('POST /api/businesses', createRole)
      await expect(role.getByLabel('Role Name')).toHaveValue('Elm scout')
      await createRole()
      await expect(toast('Elm scout created')).toBeVisible()

      await open('?tab=users&create=true')
      const invitation = dialog('Invite New User')
      await invitation.getByLabel('Email Address').fill('elm@moss.example')
      await invitation.getByLabel('First Name').fill('Elm')
      await invitation.getByLabel('Last Name').fill('Moss')
      await invitation.getByLabel('Billing Specialist').check()
      const invite = () => button('Send Invitation', invitation).click()
      await ending('POST /api/businesses', invite)
      await expect(invitation.getByLabel('First Name')).toHaveValue('Elm')
      await invite()
      await expect(toast('Invitation sent to elm@moss.example')).toBeVisible()

      await page.goto('/dashboard/settings')
      const preferences = page.getByRole('region', { name: 'Preferences' })
      await preferences.getByLabel('Push', { exact: true }).check()
      const save = () => button('Save Preferences', preferences).click()
      await ending('/graphql EditPreferences', save)
      await expect(preferences.getByLabel('Push', { exact: true })).toBeChecked()
      await save()
      await expect(toast('Preferences saved')).toBeVisible()

      const { invitations, roles, users } = await tablesOf(page)
      expect(roles.filter(({ name }) => name === 'Elm scout')).toHaveLength(1)
      expect(invitations.filter(({ email }) => email === 'elm@moss.example')).toHaveLength(1)
      expect(users[0]?.notifications.push).toBe(true)
    },
  )

  test(
    'has those of the catalog and its stock back, and each is done once',
    FEW_MINUTES,
    async ({ page, problems }) => {
      const { button, details, form, open, toast } = catalogPage(page)
      const ending = (call: string, send: Act) => end({ page, problems, call, send })

      await open('?create=true')
      const service = form('Add Service')
      await service.getByLabel('Name').fill('Elm pruning')
      await service.getByLabel('Category').selectOption('Lawn care')
      await service.getByLabel('Price ($)').fill('90')
      const addService = () => button('Add Service', service).click()
      await ending('POST /landscaping', addService)
      await expect(service.getByLabel('Name')).toHaveValue('Elm pruning')
      await addService()
      await expect(toast('Elm pruning added')).toBeVisible()

      await open('?kind=products&create=true')
      const product = form('Add Product')
      await product.getByLabel('Name').fill('Elm mulch')
      await product.getByLabel('SKU').fill('ELM-1')
      await product.getByLabel('Price ($)').fill('12')
      const addProduct = () => button('Add Product', product).click()
      await ending('POST /landscaping', addProduct)
      await expect(product.getByLabel('SKU')).toHaveValue('ELM-1')
      await addProduct()
      await expect(toast('Elm mulch added')).toBeVisible()

      await open('?kind=products&restock=8')
      const stock = page.getByRole('dialog', { name: 'Change stock' })
      await stock.getByLabel('What happened').selectOption('Received')
      await stock.getByLabel('Quantity received').fill('4')
      const receive = () => button('Save', stock).click()
      await ending('/graphql MoveStock', receive)
      await expect(stock.getByLabel('Quantity received')).toHaveValue('4')
      await receive()
      await expect(toast('Stock of Hardwood mulch changed')).toBeVisible()

      await open('?item=13')
      await button('Edit…', details).click()
      const edit = form('Edit Service')
      await edit.getByLabel('Name').fill('Elm leak repair')
      const saveService = () => button('Save changes', edit).click()
      await ending('PUT /landscaping', saveService)
      await expect(edit.getByLabel('Name')).toHaveValue('Elm leak repair')
      await saveService()
      await expect(toast('Elm leak repair saved')).toBeVisible()

      const { products, services, stock_movements: movements } = await tablesOf(page)
      expect(services.filter(({ name }) => name.startsWith('Elm')).map(({ id, name }) => [id === 13, name])).toEqual([
        [true, 'Elm leak repair'],
        [false, 'Elm pruning'],
      ])
      expect(products.filter(({ sku }) => sku === 'ELM-1')).toHaveLength(1)
      const mulch = movements.filter(({ product_id }) => product_id === 8)
      expect([mulch.at(-1)?.quantity, mulch.reduce((sum, { quantity }) => sum + quantity, 0)]).toEqual([4, 22.5])
    },
  )
})
