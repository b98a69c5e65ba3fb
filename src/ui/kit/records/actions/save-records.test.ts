import { expect, it, vi } from 'vitest'
import type { ToastMessage } from '@/ui/kit/overlays/toast-region'

const toaster = vi.hoisted((): { toasts: ToastMessage[] } => ({ toasts: [] }))
vi.mock('@/ui/kit/overlays/toaster', () => ({ toast: (message: ToastMessage) => toaster.toasts.push(message) }))
vi.mock('./csv', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('says that an export failed whose code could not be loaded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  // Another test of this worker may have loaded it with what is mocked here.
  vi.resetModules()
  const { exporting } = await import('./save-records')
  await exporting(() => undefined)
  expect(toaster.toasts).toEqual([{ kind: 'error', title: 'Failed to export. Please try again.' }])
})
