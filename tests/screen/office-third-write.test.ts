import type { Page } from '@playwright/test'
import { tablesOf } from '../e2e/back-end'
import { catalogPage } from '../e2e/catalog-page'
import { chemicalsPage } from '../e2e/chemicals-page'
import { permissionsPage } from '../e2e/permissions-page'
import { predictivePage } from '../e2e/predictive-page'
import { servicePlansPage } from '../e2e/service-plans-page'
import { everyThirdFails } from './every-third-fails'
import { expect, test } from './screen'

/** By the second round every kind of write has failed once. */
const ROUNDS = ['Elm', 'Oak'] as const
/** The dialog has hidden the content behind it, so another one may open over it. */
const dialogIsUp = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') instanceof HTMLElement)

const FEW_MINUTES = { timeout: 150_000 }

test(
  'a back end that fails every third write loses nothing of the catalog and does nothing twice',
  FEW_MINUTES,
  async ({ page, problems }) => {
    const { button, choose, changeStock, details, form, open, toast } = catalogPage(page)
    const { write, failing } = everyThirdFails(page, problems)
    const categories = page.getByRole('dialog', { name: 'Service categories' })
    const naming = (title: string) => page.getByRole('dialog', { name: title })

    for (const round of ROUNDS) {
      await open()
      await button('Categories').click()
      await dialogIsUp(page)
      await button('Add Category', categories).click()
      const adding = naming('Add Category')
      await adding.getByLabel('Name').fill(`${round} care`)
      await write(
        'category add',
        'POST /landscaping',
        () => button('Add Category', adding).click(),
        async () => {
          await expect(adding.getByRole('alert')).toContainText('Failed to add category. Please try again.')
          await expect(adding.getByLabel('Name')).toHaveValue(`${round} care`)
        },
      )
      await button(`Edit ${round} care`, categories).click()
      const renaming = naming('Edit Category')
      await renaming.getByLabel('Description').fill('Once a year')
      await write(
        'category edit',
        'PUT /landscaping',
        () => button('Save changes', renaming).click(),
        async () => {
          await expect(renaming.getByRole('alert')).toContainText('Failed to update category. Please try again.')
          await expect(renaming.getByLabel('Description')).toHaveValue('Once a year')
        },
      )
      await expect(categories.getByRole('listitem').filter({ hasText: `${round} care` })).toContainText('Once a year')

      await open('?create=true')
      const service = form('Add Service')
      await service.getByLabel('Name').fill(`${round} pruning`)
      await service.getByLabel('Category').selectOption(`${round} care`)
      await service.getByLabel('Price ($)').fill('80')
      await write(
        'service',
        'POST /landscaping',
        () => button('Add Service', service).click(),
        async () => {
          await expect(service.getByRole('alert')).toContainText('Failed to add service. Please try again.')
          await expect(service.getByLabel('Price ($)')).toHaveValue('80')
        },
      )
      await expect(toast(`${round} pruning added`)).toBeVisible()

      await open('?kind=products&create=true')
      const product = form('Add Product')
      await product.getByLabel('Name').fill(`${round} mulch`)
      await product.getByLabel('SKU').fill(`MUL-${round}`)
      await product.getByLabel('Price ($)').fill('12')
      await product.getByLabel('In stock now').fill('8')
      await write(
        'product',
        'POST /landscaping',
        () => button('Add Product', product).click(),
        async () => {
          await expect(product.getByRole('alert')).toContainText('Failed to add product. Please try again.')
          await expect(product.getByLabel('In stock now')).toHaveValue('8')
        },
      )
      await expect(toast(`${round} mulch added`)).toBeVisible()

      const newProduct = (await tablesOf(page)).products.find(({ name }) => name === `${round} mulch`)
      await open(`?kind=products&item=${newProduct?.id}`)
      const stockDialog = naming('Change stock')
      await write(
        'stock',
        '/graphql MoveStock',
        async () => {
          if ((await stockDialog.count()) > 0) await button('Save', stockDialog).click()
          else await changeStock({ happened: 'Received', quantity: ['Quantity received', '2'] })
        },
        async () => {
          await expect(stockDialog.getByRole('alert')).toContainText('Failed to change stock. Please try again.')
          await expect(stockDialog.getByLabel('Quantity received')).toHaveValue('2')
        },
      )
      await expect(details).toContainText('10 ')

      await open('?kind=packages&create=true')
      const sold = form('Add Package')
      await sold.getByLabel('Name').fill(`${round} round`)
      await sold.getByLabel('Add a service').fill(`${round} pruning`)
      await page.getByRole('option', { name: `${round} pruning` }).click()
      await sold.getByLabel('Price ($)').fill('150')
      await write(
        'package',
        'POST /landscaping',
        () => button('Add Package', sold).click(),
        async () => {
          await expect(sold.getByRole('alert')).toContainText('Failed to add package. Please try again.')
          await expect(sold.getByLabel('Price ($)')).toHaveValue('150')
        },
      )
      await expect(toast(`${round} round added`)).toBeVisible()

      const packaged = (await tablesOf(page)).packages.find(({ name }) => name === `${round} round`)
      await open(`?kind=packages&item=${packaged?.id}`)
      await write(
        'delete',
        'DELETE /landscaping',
        async () => {
          const question = await choose('Delete…')
          await button('Delete package', question).click()
        },
        () => expect(details.getByRole('alert')).toContainText('Failed to delete package. Please try again.'),
      )
      const deleted = toast(`${round} round deleted`)
      await write(
        'undo',
        '/graphql UndoRequest',
        () => button('Undo', deleted).last().click(),
        () => expect(toast(`Could not be undone: ${round} round deleted`)).toBeVisible(),
      )
      await expect(toast('Undone').last()).toBeVisible()

      await open(`?kind=products&edit=${newProduct?.id}`)
      const priced = form('Edit Product')
      await priced.getByLabel('Price ($)').fill('14')
      await write(
        'product edit',
        'PUT /landscaping',
        () => button('Save changes', priced).click(),
        async () => {
          await expect(priced.getByRole('alert')).toContainText('Failed to update product. Please try again.')
          await expect(priced.getByLabel('Price ($)')).toHaveValue('14')
        },
      )
      await expect(toast(`${round} mulch saved`)).toBeVisible()
    }

    expect(failing()).toEqual([
      'category add',
      'category edit',
      'delete',
      'package',
      'product',
      'product edit',
      'service',
      'stock',
      'undo',
    ])
    const { packages, products, service_categories, services, stock_movements } = await tablesOf(page)
    const own = <R extends { name: string }>(rows: readonly R[]) =>
      rows.filter(({ name }) => ROUNDS.some((round) => name.startsWith(`${round} `)))
    expect(own(service_categories).map(({ name, description }) => [name, description])).toEqual(
      ROUNDS.map((round) => [`${round} care`, 'Once a year']),
    )
    expect(own(services).map(({ name, base_price }) => [name, base_price])).toEqual(
      ROUNDS.map((round) => [`${round} pruning`, 80_000]),
    )
    expect(own(products).map(({ name, sell_price }) => [name, sell_price])).toEqual(
      ROUNDS.map((round) => [`${round} mulch`, 1_400]),
    )
    expect(own(packages).map(({ name, total_price }) => [name, total_price])).toEqual(
      ROUNDS.map((round) => [`${round} round`, 15_000]),
    )
    expect(
      own(products).map(({ id }) =>
        stock_movements.filter(({ product_id }) => product_id === id).map(({ quantity }) => quantity),
      ),
    ).toEqual(ROUNDS.map(() => [8, 2]))
  },
)

test(
  'a back end that fails every third write loses nothing of plans, chemicals, equipment and the account',
  FEW_MINUTES,
  async ({ page, problems }) => {
    const chemicals = chemicalsPage(page)
    const plans = servicePlansPage(page)
    const predictive = predictivePage(page)
    const permissions = permissionsPage(page)
    const { button, toast } = plans
    const { write, failing } = everyThirdFails(page, problems)

    for (const [at, round] of ROUNDS.entries()) {
      await chemicals.open('?products=true')
      await dialogIsUp(page)
      await button('Add Product', page.getByRole('dialog', { name: 'Chemical products' })).click()
      const product = page.getByRole('dialog', { name: 'Add Chemical Product' })
      await product.getByLabel('Name').fill(`${round} spray`)
      await product.getByLabel('Active ingredient').fill('Sulfosulfuron')
      await product.getByLabel('Re-entry interval (hours)').fill('4')
      await write(
        'chemical product',
        '/graphql AddChemicalProduct',
        () => button('Add Chemical Product', product).click(),
        async () => {
          await expect(product.getByRole('alert')).toContainText('Failed to add chemical product. Please try again.')
          await expect(product.getByLabel('Active ingredient')).toHaveValue('Sulfosulfuron')
        },
      )
      await expect(toast(`${round} spray added`)).toBeVisible()

      await chemicals.open('?record=true')
      const record = chemicals.form('Record Chemical Application')
      await chemicals.fillIn(record, '2204 Bridle Path, Austin')
      await record.getByLabel('Target Pest/Disease').fill(`${round} scale`)
      await write(
        'application',
        '/graphql RecordChemicalApplication',
        () => button('Record Application', record).click(),
        async () => {
          await expect(record.getByRole('alert')).toContainText('Failed to record application. Please try again.')
          await expect(record.getByLabel('Target Pest/Disease')).toHaveValue(`${round} scale`)
        },
      )
      await expect(toast('Tenacity recorded')).toBeVisible()

      await plans.open(`?kind=create&template=${at + 1}`)
      await plans.chooseClient('Helen Brandt')
      await page.getByLabel('Special Instructions').fill(round)
      await write(
        'plan',
        'POST /api/business',
        () => button('Create Service Plan').click(),
        async () => {
          await expect(page.getByText('Failed to create service plan. Please try again.')).toBeVisible()
          await expect(page.getByLabel('Special Instructions')).toHaveValue(round)
        },
      )
      const { details, question } = plans
      await dialogIsUp(page)
      for (const [step, verb, done] of [
        ['pause', 'Pause…', button('Resume…', details)],
        ['resume', 'Resume…', button('Pause…', details)],
        ['cancel', 'Cancel…', details.getByText('Cancelled', { exact: true }).first()],
      ] as const) {
        const retry = button('Retry', details)
        await write(
          step,
          '/graphql ChangePlanStatus',
          async () => {
            if ((await retry.count()) > 0) return retry.click()
            await button(verb, details).click()
            await button(`${verb.slice(0, -1)} plan`, question).click()
          },
          () => expect(details.getByRole('alert')).toContainText(`Failed to ${step} plan. Please try again.`),
        )
        await expect(done).toBeVisible()
      }

      await predictive.open('?view=equipment&create=true')
      const unit = predictive.form('Add Equipment')
      await predictive.fillIn(unit, `${round} pump`)
      await write(
        'equipment',
        '/graphql AddEquipment',
        () => button('Add Equipment', unit).click(),
        async () => {
          await expect(unit.getByRole('alert')).toContainText('Failed to add equipment. Please try again.')
          await expect(unit.getByLabel('Name', { exact: true })).toHaveValue(`${round} pump`)
        },
      )
      await button('View', toast(`${round} pump added`)).click()
      await dialogIsUp(page)
      await button('Report fault…', predictive.details).click()
      const fault = predictive.form('Report fault')
      await fault.getByLabel('What went wrong').fill('Runs dry')
      await write(
        'fault',
        '/graphql ReportEquipmentFault',
        () => button('Report fault', fault).click(),
        async () => {
          await expect(fault.getByRole('alert')).toContainText('Failed to report the fault. Please try again.')
          await expect(fault.getByLabel('What went wrong')).toHaveValue('Runs dry')
        },
      )
      await expect(toast(`Fault of ${round} pump reported`)).toBeVisible()

      await permissions.open('?create=true')
      const role = permissions.dialog('Create New Role')
      await role.getByLabel('Role Name').fill(`${round} scout`)
      await role.getByLabel('Description').fill('Looks at clients')
      await role.getByLabel('View clients', { exact: true }).check()
      await write(
        'role',
        'POST /api/businesses',
        () => button('Create Role', role).click(),
        async () => {
          await expect(role.getByRole('alert')).toContainText('The server is having trouble. Please try again.')
          await expect(role.getByLabel('Role Name')).toHaveValue(`${round} scout`)
        },
      )
      await expect(toast(`${round} scout created`)).toBeVisible()

      await page.goto('/dashboard/settings')
      const preferences = page.getByRole('region', { name: 'Preferences' })
      await preferences.getByLabel('Push', { exact: true }).check()
      await write(
        'settings',
        '/graphql EditPreferences',
        () => button('Save Preferences', preferences).click(),
        async () => {
          await expect(preferences.getByRole('alert')).toContainText(
            'Your preferences could not be saved. Please try again.',
          )
          await expect(preferences.getByLabel('Push', { exact: true })).toBeChecked()
        },
      )
      await write(
        'undo',
        '/graphql UndoRequest',
        () => button('Undo', toast('Preferences saved')).last().click(),
        () => expect(toast('Could not be undone: Preferences saved')).toBeVisible(),
      )
      await expect(preferences.getByLabel('Push', { exact: true })).not.toBeChecked()
    }

    expect(failing()).toEqual([
      'application',
      'cancel',
      'chemical product',
      'equipment',
      'fault',
      'pause',
      'plan',
      'resume',
      'role',
      'settings',
      'undo',
    ])
    const tables = await tablesOf(page)
    const ofRounds = (values: readonly (string | null)[]) =>
      values.filter((value) => ROUNDS.some((round) => value?.startsWith(round)))
    const each = (word: string) => ROUNDS.map((round) => `${round}${word}`)
    expect(ofRounds(tables.chemical_products.map(({ name }) => name))).toEqual(each(' spray'))
    expect(ofRounds(tables.chemical_applications.map(({ target_pest_disease }) => target_pest_disease))).toEqual(
      each(' scale'),
    )
    expect(ofRounds(tables.roles.map(({ name }) => name))).toEqual(each(' scout'))
    const newPlans = tables.service_plans.filter(
      ({ special_instructions }) => ofRounds([special_instructions]).length > 0,
    )
    expect(newPlans.map(({ special_instructions, status }) => [special_instructions, status])).toEqual(
      ROUNDS.map((round) => [round, 'cancelled']),
    )
    const units = tables.equipment.filter(({ name }) => ofRounds([name]).length > 0)
    expect(
      units.map(({ id, name }) => [name, tables.equipment_faults.filter((one) => one.equipment_id === id).length]),
    ).toEqual(ROUNDS.map((round) => [`${round} pump`, 1]))
    expect(tables.users[0]?.notifications.push).toBe(false)
  },
)
