import { formatTime, timeAt } from '@/domain/time/calendar'
import { backEnd } from '../e2e/back-end'
import { DEMO_JOBS, idOf, inStatus, jobsPage } from '../e2e/jobs-page'
import { WEDNESDAY } from '../fixtures/pinned-dates'
import { expect, test } from './screen'

const { assigned } = DEMO_JOBS
const MINUTE = 60_000
const at = (minutes: number) => formatTime(timeAt(WEDNESDAY + minutes * MINUTE, 'America/Chicago'))

test('a client is told that the crew is on its way, and asked about twice in a row', async ({ page }) => {
  const jobs = jobsPage(page)
  const dialog = page.getByRole('dialog', { name: 'On-my-way text' })
  const arrival = dialog.getByLabel('Expected arrival')
  const message = dialog.getByLabel('Message')
  await page.goto(`/dashboard/jobs?job=${idOf(assigned)}&search=${assigned}`)
  await jobs.step('On-my-way text…').click()
  await expect(message).toHaveValue(
    `Hi Eleanor, Luis and Mia from Green Valley Landscaping are on the way and should arrive around ${at(20)}.`,
  )
  await expect(message).toHaveAccessibleDescription('Text to (512) 555-0141')
  await message.fill('')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(message).toHaveAccessibleDescription(/Write a message to the client/)
  await message.fill(`We come at ${at(20)}.`)
  await arrival.selectOption(`${at(30)}, in 30 minutes`)
  await expect(message).toHaveValue(`We come at ${at(30)}.`)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(jobs.toast(`${assigned} is on the way, expected ${at(30)}`)).toBeVisible()
  await expect(jobs.details).toHaveAccessibleDescription(inStatus('En route'))
  await expect(jobs.details.getByText(`On the way, expected ${at(30)}`)).toBeVisible()

  await backEnd(page).advance(2 * MINUTE)
  await jobs.step('On-my-way text…').click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  const again = page.getByRole('alertdialog', { name: 'Tell the client again?' })
  await expect(again).toContainText('The client got this message 2 minutes ago.')
  await again.getByRole('button', { name: 'Send again' }).click()
  await expect(jobs.details.getByText(`On the way, expected ${at(22)}`)).toBeVisible()

  await jobs.details.getByRole('tab', { name: 'History' }).click()
  await expect(jobs.details.getByText(`On the way, text to the client: “We come at ${at(30)}.”`)).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText(`On the way, text to the client: “We come at ${at(30)}.”`)).toBeVisible()
})

test('a text that has left stays when the step is undone from the history, which is said with a way to correct it', async ({
  page,
}) => {
  const jobs = jobsPage(page)
  await page.goto(`/dashboard/jobs?job=${idOf(assigned)}&search=${assigned}`)
  await jobs.step('On-my-way text…').click()
  await page.getByRole('dialog', { name: 'On-my-way text' }).getByRole('button', { name: 'Send' }).click()
  await expect(jobs.toast(`${assigned} is on the way`)).toBeVisible()
  await backEnd(page).advance(MINUTE)
  await jobs.details.getByRole('tab', { name: 'History' }).click()
  await jobs.details
    .getByRole('button', { name: /^Undo / })
    .first()
    .click()
  const undone = jobs.toast('Undone')
  await expect(undone).toContainText('The text to Eleanor Whitcombe has already left.')
  await undone.getByRole('button', { name: 'Write a correction' }).click()
  await expect(page).toHaveURL(/\/dashboard\/communications\?tab=messages&conversation=\d+/)
})

test('what was said of the way is taken back', async ({ page }) => {
  const jobs = jobsPage(page)
  await page.goto(`/dashboard/jobs?job=${idOf(assigned)}&search=${assigned}`)
  await jobs.step('On-my-way text…').click()
  await page.getByRole('dialog', { name: 'On-my-way text' }).getByRole('button', { name: 'Send' }).click()
  await jobs.toast(`${assigned} is on the way`).getByRole('button', { name: 'Undo' }).click()
  await expect(jobs.details).toHaveAccessibleDescription(inStatus('Assigned'))
  await expect(jobs.details.getByText('On the way, expected')).toBeHidden()
})
