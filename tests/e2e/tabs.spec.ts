import { factsOf, factsOn } from './databases'
import { expect, test } from './fixtures'
import { holdCalls } from './held-calls'
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

  // when one takes it back, then the other shows that too
  await here.button('Resume subscription').click()
  await expect(there.button('Cancel subscription')).toBeVisible()
})
