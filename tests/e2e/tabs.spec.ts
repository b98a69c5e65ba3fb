import { tablesOf } from './back-end'
import { factsOf, factsOn } from './databases'
import { expect, test } from './fixtures'
import { holdCalls } from './held-calls'
import { invoicingPage } from './invoicing-page'
import { DEMO_JOBS, idOf, jobsPage } from './jobs-page'
import { paying } from './paying'

const { assigned } = DEMO_JOBS

test('what one tab does, the other shows without a reload', async ({ page, context }) => {
  const other = await context.newPage()
  const [here, there] = [jobsPage(page), jobsPage(other)]
  await here.open(`?search=${assigned}`)
  await there.open(`?search=${assigned}`)
  await expect(there.row(assigned)).toContainText('Assigned')

  await here.action('Start', assigned).click()
  await expect(there.row(assigned)).toContainText('In progress')
  await there.choose(there.action('More actions', assigned), 'Complete…')
  await other.getByRole('dialog', { name: 'Complete job' }).getByRole('button', { name: 'Complete job' }).click()
  await expect(here.row(assigned)).toContainText('Completed')
  expect(await factsOf(page, idOf(assigned))).toEqual(['job.started', 'job.completed'])
})

test('both tabs start the same job: one does, the other is told', async ({ page, context }) => {
  const other = await context.newPage()
  const [here, there] = [jobsPage(page), jobsPage(other)]
  await here.open(`?search=${assigned}`)
  await there.open(`?search=${assigned}`)
  await expect(there.row(assigned)).toBeVisible()
  const letGo = await holdCalls(other, '/update-status')

  await there.action('Start', assigned).click()
  await here.action('Start', assigned).click()
  await expect(here.row(assigned).first()).toContainText('In progress')
  await letGo()
  await expect(other.getByRole('alert').filter({ hasText: 'Failed to update job status' })).toContainText(
    'Only an assigned or en route job can be started; this one is in progress.',
  )
  await expect(there.row(assigned).first()).toContainText('In progress')
  expect(await factsOf(page, idOf(assigned))).toEqual(['job.started'])
})

test('both tabs record the payment of an invoice: it is paid once, and the other is told', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const [here, there] = [invoicingPage(page), invoicingPage(other)]
  await here.open()
  const { invoices, ...before } = await tablesOf(page)
  const sent = invoices.find(
    ({ status, id }) =>
      status === 'sent' &&
      ![...before.invoice_payments, ...before.credit_notes].some(({ invoice_id }) => invoice_id === id),
  )
  for (const tab of [here, there]) {
    await tab.open(`?invoice=${sent?.id}`)
    await tab.button('Record Payment…', tab.details).click()
  }
  const [mine, theirs] = [here.dialog('Record Payment'), there.dialog('Record Payment')]
  await expect(theirs.getByLabel('Amount')).not.toHaveValue('')
  const letGo = await holdCalls(other, '/graphql')

  await there.button('Record Payment', theirs).click()
  await here.button('Record Payment', mine).click()
  await expect(mine).toHaveCount(0)
  await letGo()
  await expect(theirs.getByRole('alert')).toContainText('This invoice is paid.')
  const { invoice_payments } = await tablesOf(page)
  expect(invoice_payments.filter(({ invoice_id }) => invoice_id === sent?.id)).toHaveLength(1)
})

test('both tabs cancel the subscription: it is cancelled once, and both show it', async ({ page, context }) => {
  const other = await context.newPage()
  const [here, there] = [paying(page), paying(other)]
  await here.openSubscription()
  await there.openSubscription()
  const letGo = await holdCalls(other, '/subscriptions/cancel')

  for (const tab of [here, there]) await tab.button('Cancel subscription').click()
  for (const tab of [there, here]) await tab.confirmation.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(here.button('Resume subscription')).toBeVisible()
  await letGo()
  await expect(there.button('Resume subscription')).toBeVisible()
  expect((await factsOn(page, 'subscription/')).filter((type) => type.startsWith('subscription.cancel'))).toEqual([
    'subscription.cancel_planned',
  ])

  await here.button('Resume subscription').click()
  await expect(there.button('Cancel subscription')).toBeVisible()
})
