import type { Locator, Page } from '@playwright/test'
import { backEnd } from '../e2e/back-end'
import { WEDNESDAY } from '../fixtures/pinned-dates'
import { expect } from './screen'

export const MINUTE = 60_000

export const pendingWriteKeys = () => Object.keys(localStorage).filter((name) => name.startsWith('draft.1.sent.'))

export const closeOn = async (page: Page, press: () => Promise<void>) => {
  await backEnd(page).latency(60 * MINUTE)
  await press()
  await page.waitForFunction(() => pendingWriteKeys().length > 0)
  await page.close()
  sessionStorage.clear()
}

export const leave = (...write: unknown[]) =>
  localStorage.setItem('draft.1.sent.k1', JSON.stringify({ write, at: WEDNESDAY }))

export const expectNoticeUntilDismissed = async (page: Page, notice: Locator) => {
  await page.close()
  await page.goto('/dashboard')
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  expect(pendingWriteKeys()).toEqual([])
}
