import type { Page } from '@playwright/test'
// Preloaded: it would otherwise load with the first call, and the first test would close its page too early.
import '@/app/areas/lazy-jobs'
import { isSentKey } from '@/domain/record/drafts'
import { backEnd, tablesOf } from '../e2e/back-end'
import { factsOf } from '../e2e/databases'
import { DEMO_JOBS, idOf, inStatus, jobsPage } from '../e2e/jobs-page'
import { signIn } from '../fixtures/demo-people'
import { WEDNESDAY } from '../fixtures/pinned-dates'
import { expectNoticeUntilDismissed } from './interrupted-writes'
import { describe, expect, test } from './screen'

const { assigned, cancelled, scheduled } = DEMO_JOBS
const MINUTE = 60_000

const closeOnceSent = async (page: Page) => {
  await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith('draft.1.sent.')))
  await page.close()
  sessionStorage.clear()
}
const draftKeys = () => Object.keys(localStorage).filter((name) => name.startsWith('draft.'))

const sendRepeat = async (page: Page) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${scheduled}`)
  await jobs.choose(jobs.action('More actions', scheduled), 'Repeat…')
  const dialog = page.getByRole('dialog', { name: 'Repeat job' })
  await dialog.getByLabel('Number of visits').fill('3')
  await backEnd(page).latency(60 * MINUTE)
  await dialog.getByRole('button', { name: 'Create 2 more visits' }).click()
}
const sendNotice = async (page: Page) => {
  await page.goto(`/dashboard/jobs?job=${idOf(assigned)}&search=${assigned}`)
  await jobsPage(page).step('On-my-way text…').click()
  const send = page.getByRole('dialog', { name: 'On-my-way text' }).getByRole('button', { name: 'Send' })
  await send.waitFor()
  await backEnd(page).latency(60 * MINUTE)
  await send.click()
}

test('a repeat that the page was closed on is done on the next visit, once, and can be taken back', async ({
  page,
}) => {
  await sendRepeat(page)
  await closeOnceSent(page)

  await page.goto('/dashboard')
  const jobs = jobsPage(page)
  await expect(jobs.toast(`${scheduled} repeats`)).toContainText('You closed the page before this finished.')
  const visits = async () => (await tablesOf(page)).jobs.filter(({ repeat_id }) => repeat_id === idOf(scheduled)).length
  expect(await visits()).toBe(3)
  expect(draftKeys()).toEqual([])

  await jobs.toast(`${scheduled} repeats`).getByRole('button', { name: 'Undo' }).click()
  await expect(jobs.toast('Undone')).toBeVisible()
  expect(await visits()).toBe(0)
})

test('an edit that the page was closed on is saved on the next visit, once', async ({ page }) => {
  await page.goto(`/dashboard/jobs?edit=${idOf(scheduled)}`)
  const form = page.getByRole('dialog', { name: 'Edit Job' })
  await form.getByLabel('Title').fill('Mulch')
  await backEnd(page).latency(60 * MINUTE)
  await form.getByRole('button', { name: 'Save changes' }).click()
  await closeOnceSent(page)

  await page.goto('/dashboard/jobs')
  await expect(jobsPage(page).toast(`${scheduled} saved`)).toBeVisible()
  expect((await tablesOf(page)).jobs.find(({ id }) => id === idOf(scheduled))?.title).toBe('Mulch')
  expect(await factsOf(page, idOf(scheduled))).toEqual(['job.edited'])
})

test('a form that is opened again after its edit was finished has nothing unsaved', async ({ page }) => {
  await page.goto(`/dashboard/jobs?edit=${idOf(scheduled)}`)
  const form = page.getByRole('dialog', { name: 'Edit Job' })
  await form.getByLabel('Title').fill('Mulch')
  await form.getByLabel('Estimated cost ($)').fill('85.00')
  await backEnd(page).latency(60 * MINUTE)
  await form.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith('draft.1.sent.')))
  await page.reload()

  await expect(jobsPage(page).toast(`${scheduled} saved`)).toBeVisible()
  await expect(form.getByText('Draft restored.')).toBeHidden()
  await expect(form.getByLabel('Title')).toHaveValue('Mulch')
  await expect(form.getByLabel('Estimated cost ($)')).toHaveValue('85')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
})

const sendCreation = async (page: Page, address = '/dashboard/jobs?create=true') => {
  await page.goto(address)
  const form = page.getByRole('dialog', { name: 'Create Job' })
  await form.getByLabel('Title').fill('Plant a quince')
  if ((await form.getByRole('combobox', { name: 'Client' }).count()) > 0) {
    await form.getByRole('combobox', { name: 'Client' }).fill('Helen')
    await form.getByRole('listbox', { name: 'Clients' }).getByRole('option').first().click()
  }
  await backEnd(page).latency(60 * MINUTE)
  await form.getByRole('button', { name: 'Create Job' }).click()
}
const quinces = async (page: Page) => (await tablesOf(page)).jobs.filter(({ title }) => title === 'Plant a quince')

test('a job whose form the page was closed on is made on the next visit, once, and can be taken back', async ({
  page,
}) => {
  await sendCreation(page)
  await closeOnceSent(page)

  await page.goto('/dashboard')
  const notice = jobsPage(page).toast(/^JOB-\d{4} created for Wed, Nov 18 at 11:00 AM/)
  await expect(notice).toContainText('You closed the page before this finished.')
  expect((await quinces(page)).length).toBe(1)
  expect(draftKeys()).toEqual([])
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(jobsPage(page).toast('Undone')).toBeVisible()
  expect(await quinces(page)).toEqual([])
})

test('a page that is reloaded on its form says once that the job was made, and has the form no more', async ({
  page,
}) => {
  await sendCreation(page)
  await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith('draft.1.sent.')))
  await page.reload()

  const notice = jobsPage(page).toast(/^JOB-\d{4} created/)
  await expect(notice).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Create Job' })).toHaveCount(0)
  expect((await quinces(page)).length).toBe(1)
  await page.getByRole('button', { name: 'Create Job' }).click()
  const form = page.getByRole('dialog', { name: 'Create Job' })
  await expect(form.getByLabel('Title')).toHaveValue('')
  await expect(form.getByText('Draft restored.')).toBeHidden()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await notice.getByRole('button', { name: 'View' }).click()
  await expect(jobsPage(page).details.getByRole('heading', { name: 'Plant a quince' })).toBeVisible()
})

test('a job for equipment that the page was closed on is made on the next visit, once', async ({ page }) => {
  await sendCreation(page, '/dashboard/jobs?create=true&equipment=1')
  await closeOnceSent(page)

  await page.goto('/dashboard')
  await expect(jobsPage(page).toast(/^JOB-\d{4} created/)).toContainText('You closed the page before this finished.')
  const [newJob, ...more] = await quinces(page)
  expect(more).toEqual([])
  const services = (await tablesOf(page)).equipment_plans.filter(({ job_id }) => job_id === newJob?.id)
  expect(services.map(({ equipment_id }) => equipment_id)).toEqual([1])
})

test('a job that is refused by then says so, and what was typed is in the form again', async ({ page, problems }) => {
  problems.expect(/\(Not Found\)|\(Unprocessable/)
  await sendCreation(page)
  await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith('draft.1.sent.')))
  const [name, entry] = Object.entries<string>(localStorage).find(([key]) => key.startsWith('draft.1.sent.')) ?? [
    '',
    '',
  ]
  await page.close()
  sessionStorage.clear()
  localStorage.removeItem(name)
  localStorage.setItem('draft.1.sent.k1', entry.replace(/"client_id":\d+/, '"client_id":9999'))

  await page.goto('/dashboard')
  const notice = page
    .getByRole('alert')
    .filter({ hasText: '“Plant a quince” for Wed, Nov 18 at 11:00 AM was not created.' })
  await notice.getByRole('button', { name: 'Open form' }).click()
  const form = page.getByRole('dialog', { name: 'Create Job' })
  await expect(form.getByText('Draft restored.')).toBeVisible()
  await expect(form.getByLabel('Title')).toHaveValue('Plant a quince')
  await expect(notice).toBeHidden()
})

test('of a creation for which there was no room it is said that it may have been done', async ({ page }) => {
  localStorage.setItem('draft.1.sent.k1', JSON.stringify({ write: ['job', 'create'], at: WEDNESDAY }))
  const notice = page.getByRole('alert').filter({ hasText: 'A job may have been created.' })
  await page.goto('/dashboard')
  await expect(notice).toContainText('Look for it in your jobs before you create it again.')
  await expectNoticeUntilDismissed(page, notice)
})

test('a write of a job whose sender signed out is said when they sign in again, without what it held', async ({
  page,
}) => {
  await sendRepeat(page)
  const [[name, entry] = ['', '']] = Object.entries<string>(localStorage).filter(([key]) => isSentKey(key))
  await closeOnceSent(page)
  localStorage.removeItem(name)

  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  localStorage.setItem(name, entry)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  expect([draftKeys(), localStorage.getItem(name)?.includes('rhythm')]).toEqual([[name], false])

  await signIn(page, 'owner')
  const notice = page.getByRole('alert').filter({ hasText: 'A job may have been repeated.' })
  await expect(notice).toContainText(
    'The page was closed before the answer came. Look at your jobs before you do it again.',
  )
  expect(await factsOf(page, idOf(scheduled))).toEqual([])
  await expectNoticeUntilDismissed(page, notice)
})

test('what was done, though the page did not live to hear of it, is not done again', async ({ page }) => {
  await sendNotice(page)
  const pendingEntries = Object.entries(localStorage).filter(([name]) => name.startsWith('draft.1.sent.'))
  await closeOnceSent(page)
  await page.goto('/dashboard')
  await expect(jobsPage(page).toast(`${assigned} is on the way`)).toBeVisible()
  await page.close()
  for (const [name, entry] of pendingEntries) localStorage.setItem(name, String(entry))

  await page.goto('/dashboard')
  await expect(jobsPage(page).toast(`${assigned} is on the way`)).toBeVisible()
  expect(await factsOf(page, idOf(assigned))).toEqual(['job.on_the_way'])
})

test('a message whose time has passed is not sent any more, which is said', async ({ page }) => {
  await sendNotice(page)
  await backEnd(page).advance(30 * MINUTE)
  await closeOnceSent(page)

  await page.goto('/dashboard')
  const notice = page.getByRole('alert').filter({ hasText: `The client of ${assigned} was not told` })
  await expect(notice).toContainText('The page was closed before the message was sent, and the time in it has passed.')
  expect(await factsOf(page, idOf(assigned))).toEqual([])
  await notice.getByRole('button', { name: 'Open job' }).click()
  await expect(jobsPage(page).details).toHaveAccessibleDescription(inStatus('Assigned'))
})

test('what can’t be sent yet says so and is kept for a retry', async ({ page }) => {
  await sendRepeat(page)
  await closeOnceSent(page)
  await page.goto('/')
  await backEnd(page).offline(true)
  await page.getByRole('link', { name: 'Open dashboard' }).first().click()
  const notice = page.getByRole('alert').filter({ hasText: 'A job may have been repeated.' })
  await expect(notice).toContainText('You appear to be offline. We kept what you entered. Retry doesn’t do it twice.')
  expect(draftKeys().length).toBe(1)

  await backEnd(page).offline(false)
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(jobsPage(page).toast(`${scheduled} repeats`)).toBeVisible()
  await expect(notice).toBeHidden()
  expect(await factsOf(page, idOf(scheduled))).toEqual(['job.repeated'])
})

test('what is refused by then says so, and is not tried again', async ({ page }) => {
  const write = ['job', 'repeat', idOf(cancelled), { rhythm: 'weekly', count: 3 }]
  localStorage.setItem('draft.1.sent.k1', JSON.stringify({ write, at: WEDNESDAY }))
  await page.goto('/dashboard')
  const notice = page.getByRole('alert').filter({ hasText: `${cancelled} was not repeated.` })
  await expect(notice).toContainText('Only an open job can be repeated.')
  expect(draftKeys()).toEqual([])
})

describe('what may have been done is not denied', () => {
  const leave = (write: unknown[], hoursAgo = 0) =>
    localStorage.setItem('draft.1.sent.k1', JSON.stringify({ write, at: WEDNESDAY - hoursAgo * 60 * MINUTE }))
  /** Opens the dashboard over a back end that refuses the next such request with 403. */
  const openRefused = async (page: Page, request: string) => {
    await page.goto('/')
    await backEnd(page).failNext(request, 403)
    await page.getByRole('link', { name: 'Open dashboard' }).first().click()
  }
  const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

  test('of a step under a key that the back end has forgotten', async ({ page, problems }) => {
    problems.expect(/\(Not Found\)/)
    leave(['job', 'remove', 9_999], 25)
    await page.goto('/dashboard')
    await expect(notice(page, 'A job may have been deleted.')).toContainText('Job not found')
    expect(draftKeys()).toEqual([])
  })

  test('of a step that its sender may no longer take', async ({ page, problems }) => {
    problems.expect(/\(Forbidden\)/)
    leave(['job', 'repeat', idOf(scheduled), { rhythm: 'weekly', count: 3 }])
    await openRefused(page, 'RepeatJob')
    await expect(notice(page, `${scheduled} may have been repeated.`)).toBeVisible()
  })

  test('of a job that its sender may no longer create', async ({ page, problems }) => {
    problems.expect(/\(Forbidden\)/)
    await sendCreation(page)
    await closeOnceSent(page)
    await openRefused(page, 'POST /api/businesses')
    await expect(notice(page, '“Plant a quince” for Wed, Nov 18 at 11:00 AM may have been created.')).toBeVisible()
  })
})

test('a deletion that is finished on the next visit is told as a sentence', async ({ page }) => {
  localStorage.setItem('draft.1.sent.k1', JSON.stringify({ write: ['job', 'remove', idOf(cancelled)], at: WEDNESDAY }))
  await page.goto('/dashboard')
  await expect(jobsPage(page).toast(/^JOB-1018 deleted/)).toBeVisible()
  await page.close()

  localStorage.setItem('draft.1.sent.k1', JSON.stringify({ write: ['job', 'remove', idOf(cancelled)], at: WEDNESDAY }))
  await page.goto('/dashboard')
  await expect(jobsPage(page).toast(/^A job deleted/)).toBeVisible()
})
