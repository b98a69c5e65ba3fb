import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './save-file'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a file is there for a browser that takes its time, and is let go later', () => {
  vi.useFakeTimers()
  const happened: string[] = []
  vi.stubGlobal('document', { createElement: () => ({ click: () => happened.push('click') }) })
  vi.stubGlobal('URL', {
    createObjectURL: () => 'blob:1',
    revokeObjectURL: (href: string) => happened.push(`revoked ${href}`),
  })
  saveFile('invoices.csv', 'Number', 'text/csv')
  vi.advanceTimersByTime(30_000)
  expect(happened).toEqual(['click'])
  vi.runAllTimers()
  expect(happened).toEqual(['click', 'revoked blob:1'])
})
