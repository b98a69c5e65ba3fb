// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import type { ToastMessage } from './toast-region'

const GONE = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))

// Pending toasts outlive the page, so each test starts fresh.
let kit: typeof import('./toaster')
beforeEach(async () => {
  vi.resetModules()
  // Mocks a dependency of the region: of two concurrent imports of a failing mock, only the first fails.
  vi.doMock('../theme/with-chakra', GONE)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  kit = await import('./toaster')
})

const showToasts = (...messages: ToastMessage[]) =>
  act(async () => {
    for (const message of messages) kit.toast(message)
    await vi.dynamicImportSettled()
  })

it('says a message plainly where the code of messages can’t be loaded, with its Undo', async () => {
  const { press, text } = await mounted(<kit.Toaster />)
  const undo = () => Promise.resolve<ToastMessage>({ title: 'Undone: Job cancelled', kind: 'info' })
  await showToasts({ title: 'Job cancelled', description: 'Its crew was told.', undo })
  expect(text()).toBe('Job cancelled Its crew was told. Undo Dismiss')
  // Pages use this selector to make room for a toast.
  expect(document.querySelector('[data-scope=toast][data-state=open]')?.textContent).toContain('Job cancelled')

  await press('Undo')
  await showToasts()
  expect(text()).toBe('Undone: Job cancelled Dismiss')

  await press('Dismiss')
  expect(text()).toBe('')
})

const UNDO = { about: 'job/17', undo: () => Promise.resolve<ToastMessage>({ title: 'Undone' }) }

it('says the next one as usual where the code can be loaded by then, instead of one about the same record', async () => {
  const { text } = await mounted(<kit.Toaster />)
  await showToasts({ title: 'Job moved', ...UNDO })
  vi.doUnmock('../theme/with-chakra')
  await showToasts({ title: 'Job started', ...UNDO })
  await expect.poll(() => [text().includes('Job moved'), text().includes('Job started')]).toEqual([false, true])
})

it('takes back an Undo that has become moot, and says nothing to the next layout', async () => {
  const { show, text } = await mounted(<kit.Toaster />)
  await showToasts({ title: 'Job moved', ...UNDO })
  await act(async () => kit.withdrawUndo('job/17'))
  expect(text()).not.toContain('Job moved')

  vi.doMock('../theme/with-chakra', GONE)
  await showToasts({ title: 'Invoice sent' })
  expect(text()).toContain('Invoice sent Dismiss')
  await show(null)
  await show(<kit.Toaster />)
  expect(text()).not.toContain('Invoice sent')
})
