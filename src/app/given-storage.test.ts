import { expect, test } from 'vitest'
import { memoryStorage } from '../../tests/fixtures/memory-storage'
import { ensureStorage } from './given-storage'

const refusing = () => ({
  get localStorage(): Storage {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  },
  get sessionStorage(): Storage {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  },
})

test('a page whose browser refuses its storages has two of its own', async () => {
  const page = refusing()
  await ensureStorage(page)
  page.localStorage.setItem('theme', 'dark')
  page.localStorage.setItem('density', 'compact')
  page.sessionStorage.setItem('draft', 'kept')
  page.localStorage.removeItem('density')
  expect([page.localStorage.getItem('theme'), page.localStorage.length, page.localStorage.key(0)]).toEqual([
    'dark',
    1,
    'theme',
  ])
  expect([page.sessionStorage.getItem('draft'), page.sessionStorage.getItem('theme')]).toEqual(['kept', null])
  page.localStorage.clear()
  expect([page.localStorage.length, page.localStorage.key(0), page.sessionStorage.length]).toEqual([0, null, 1])
})

test('what the browser gives stays in use', async () => {
  const given = { localStorage: memoryStorage(), sessionStorage: memoryStorage() }
  const page = { ...given }
  await ensureStorage(page)
  expect([page.localStorage === given.localStorage, page.sessionStorage === given.sessionStorage]).toEqual([true, true])
})
