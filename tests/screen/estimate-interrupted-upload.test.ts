// Preloaded: it would otherwise load with the first estimate query, and the test would close its page too early.
import '@/services/estimates/estimate-service'
import { backEnd, tablesOf } from '../e2e/back-end'
import { GREEN_PIXEL } from '../fixtures/photos'
import { pendingWriteKeys } from './interrupted-writes'
import { expect, test } from './screen'

const MINUTE = 60_000

const photo = (name: string) =>
  new File([Uint8Array.from(atob(GREEN_PIXEL), (byte) => byte.charCodeAt(0))], name, { type: 'image/png' })

const chooseFiles = (...names: string[]) => {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new RangeError('no files can be chosen here')
  Object.defineProperty(field, 'files', { value: names.map(photo) })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

test('files that were on their way to an estimate when the page was closed are named on the next visit (EST-06)', async ({
  page,
}) => {
  await page.goto('/dashboard/estimates')
  const draft = (await tablesOf(page)).estimates.find(({ status }) => status === 'draft')
  if (!draft) throw new RangeError('no estimate is a draft')
  await page.goto(`/dashboard/estimates?estimate=${draft.id}`)
  await expect(page.getByLabel('Files to add')).toHaveCount(1)
  await backEnd(page).latency(60 * MINUTE)
  chooseFiles('gate.png', 'fence.png')
  await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith('draft.1.sent.')))
  await page.close()
  sessionStorage.clear()

  await page.goto('/dashboard')
  const uploadAlert = page.getByRole('alert').filter({ hasText: `were not added to ${draft.estimate_number}.` })
  await expect(uploadAlert).toContainText('“gate.png” and “fence.png”')
  await uploadAlert.getByRole('button', { name: 'Open estimate' }).click()
  await expect(page).toHaveURL(`/dashboard/estimates?estimate=${draft.id}`)
  expect(pendingWriteKeys()).toEqual([])
})
