// Preloaded: it would otherwise load with the first payout query, and the first test would close its page too early.
import '@/services/payouts/payout-service'
import '@/services/payouts/processing-ports'
import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { payoutsPage } from '../e2e/payouts-page'
import { closeOn, expectNoticeUntilDismissed, leave, MINUTE, pendingWriteKeys } from './interrupted-writes'
import { expect, test } from './screen'

const payoutOf = async (page: Page, id: number) => {
  const payout = (await tablesOf(page)).payouts.find((each) => each.id === id)
  return [payout?.status, payout?.attempts]
}

test('a payout that the page was closed on while it was sent is sent on the next visit, once, which is said', async ({
  page,
}) => {
  const { button, details, open, question, toast } = payoutsPage(page)
  await open('?payout=12')
  await button('Process…', details).click()
  await closeOn(page, () => button('Process', question).click())

  await page.goto('/dashboard')
  const notice = toast('PO-1012 is being processed')
  await expect(notice).toContainText('You closed the page before this finished.')
  await expect(notice.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  expect([await payoutOf(page, 12), pendingWriteKeys()]).toEqual([['processing', 1], []])
})

test('a payout that the page was closed on while it was cancelled is cancelled, which can be taken back', async ({
  page,
}) => {
  const { button, details, dialog, open, toast } = payoutsPage(page)
  await open('?payout=11')
  await button('Cancel payout…', details).click()
  const reason = dialog('Cancel this payout?')
  await reason.getByLabel('Reason').fill('Sent by check')
  await closeOn(page, () => button('Cancel payout', reason).click())

  await page.goto('/dashboard')
  const notice = toast('PO-1011 cancelled')
  await expect(notice).toContainText('You closed the page before this finished.')
  expect([await payoutOf(page, 11), pendingWriteKeys()]).toEqual([['cancelled', 0], []])
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(toast('Undone')).toBeVisible()
  expect(await payoutOf(page, 11)).toEqual(['pending', 0])
})

test('a payout that the page was closed on while it was retried is sent on the next visit, which is said', async ({
  page,
  problems,
}) => {
  problems.expect(/500 \(Internal/)
  const { button, details, open, question, toast } = payoutsPage(page)
  await open('?payout=12')
  await button('Process…', details).click()
  await backEnd(page).answerNext('/process', 500, {})
  await button('Process', question).click()
  await expect(button('Retry', details)).toBeVisible()
  expect(pendingWriteKeys()).toEqual([])
  await closeOn(page, () => button('Retry', details).click())

  await page.goto('/dashboard')
  await expect(toast('PO-1012 is being processed')).toContainText('You closed the page before this finished.')
  expect([await payoutOf(page, 12), pendingWriteKeys()]).toEqual([['processing', 1], []])
})

test('a payout that is answered leaves nothing to be said on the next visit', async ({ page }) => {
  const { button, details, open, question, toast } = payoutsPage(page)
  await open('?payout=12')
  await button('Process…', details).click()
  await button('Process', question).click()
  await expect(toast('Payout is being processed!')).toBeVisible()
  expect([await payoutOf(page, 12), pendingWriteKeys()]).toEqual([['processing', 1], []])
})

test('what was left for longer than its key lives is not sent, as no one can say whether it was done', async ({
  page,
}) => {
  const { button, details, open, question, row } = payoutsPage(page)
  await open('?payout=12')
  await button('Process…', details).click()
  await closeOn(page, () => button('Process', question).click())

  await page.goto('/')
  await backEnd(page).advance(25 * 60 * MINUTE)
  await open()
  const notice = page.getByRole('alert').filter({ hasText: 'PO-1012 may have been processed.' })
  await expect(notice).toContainText('Look at your payouts before you do it again.')
  await expect(notice.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await expect(row('PO-1012')).toContainText('No answer came, and it is too late to send this again.')
  expect(await payoutOf(page, 12)).toEqual(['pending', 0])
  await expectNoticeUntilDismissed(page, notice)
})

test('what failed for want of an answer is not sent by Retry after its key is forgotten; asked for again, it is new', async ({
  page,
  problems,
}) => {
  problems.expect(/500 \(Internal/)
  const { button, details, open, question, toast } = payoutsPage(page)
  const process = async () => {
    await button('Process…', details).click()
    await button('Process', question).click()
  }
  await open('?payout=12')
  await backEnd(page).answerNext('/process', 500, {})
  await process()
  await expect(button('Retry', details)).toBeVisible()

  await backEnd(page).advance(25 * 60 * MINUTE)
  await button('Retry', details).click()
  await expect(page.getByText(/^No answer came, and it is too late to send this again\./)).toBeVisible()
  expect(await payoutOf(page, 12)).toEqual(['pending', 0])

  await process()
  await expect(toast('Payout is being processed!')).toBeVisible()
  expect(await payoutOf(page, 12)).toEqual(['processing', 1])
})

test('what could not be finished on one visit is sent on another only when someone asks for it', async ({
  page,
  problems,
}) => {
  problems.expect(/503 \(Service/)
  leave('payout', 'process', 12, {})
  const notice = page.getByRole('alert').filter({ hasText: 'PO-1012 may have been processed.' })
  await page.goto('/')
  await backEnd(page).answerNext('/process', 503, {})
  await page.getByRole('link', { name: 'Open dashboard' }).first().click()
  await expect(notice).toContainText('Retry doesn’t do it twice.')

  await page.goto('/dashboard')
  await expect(notice).toContainText('It could not be finished on your last visit. Retry doesn’t do it twice.')
  expect(await payoutOf(page, 12)).toEqual(['pending', 0])

  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(payoutsPage(page).toast('PO-1012 is being processed')).toBeVisible()
  expect([await payoutOf(page, 12), pendingWriteKeys()]).toEqual([['processing', 1], []])
})

test('what is refused by then says so, and is not tried again', async ({ page, problems }) => {
  problems.expect(/409 \(Conflict\)/)
  leave('payout', 'cancel', 1, { reason: 'Sent by check' })
  await page.goto('/dashboard')
  const notice = page.getByRole('alert').filter({ hasText: 'PO-1001 was not cancelled.' })
  await expect(notice).toContainText('This payout is completed. Ask the client to send the money back.')
  await expect(notice.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  expect(pendingWriteKeys()).toEqual([])
})

for (const [name, message] of [
  ['process', 'A payout may have been processed.'],
  ['cancel', 'A payout may have been cancelled.'],
] as const)
  test(`says what may have happened when only the step’s name was kept: ${name}`, async ({ page }) => {
    leave('payout', name)
    const notice = page.getByRole('alert').filter({ hasText: message })
    await page.goto('/dashboard')
    await expect(notice).toContainText('Look at your payouts before you do it again.')
    await expectNoticeUntilDismissed(page, notice)
  })
