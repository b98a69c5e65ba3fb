import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../../../tests/fixtures/memory-storage'
import { ensureStorage } from './ensure-storage'
import type { StorageKind } from './storage-fallback'

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

const WAYS: Record<string, () => Storage> = {
  'throws when it is read': denied,
  'has none': () => undefined as unknown as Storage,
  'takes nothing': () => Object.assign(memoryStorage(), { setItem: denied }),
}

const KINDS = ['localStorage', 'sessionStorage'] as const

const pageOf = (storages: Record<StorageKind, () => Storage>, locks?: Pick<LockManager, 'request'>) =>
  Object.defineProperties({ navigator: { locks } } as Pick<Window, StorageKind | 'navigator'>, {
    localStorage: { configurable: true, get: storages.localStorage },
    sessionStorage: { configurable: true, get: storages.sessionStorage },
  })

describe.each(Object.entries(WAYS))('a browser that %s', (_, refusing) => {
  test.each<[StorageKind[]]>([[['localStorage']], [['sessionStorage']], [[...KINDS]]])(
    'is lent %j, and what it gives stays in use',
    async (refused) => {
      const storages = { localStorage: memoryStorage(), sessionStorage: memoryStorage() }
      const storageOf = (kind: StorageKind) => (refused.includes(kind) ? refusing : () => storages[kind])
      const page = pageOf({ localStorage: storageOf('localStorage'), sessionStorage: storageOf('sessionStorage') })
      const usesFallback = await ensureStorage(page)
      for (const kind of KINDS) page[kind].setItem('theme', kind)
      expect([usesFallback, ...KINDS.map((kind) => page[kind].getItem('theme'))]).toEqual([true, ...KINDS])
      expect(KINDS.map((kind) => storages[kind].getItem('theme'))).toEqual(
        KINDS.map((kind) => (refused.includes(kind) ? null : kind)),
      )
    },
  )
})

test('what is lent works as a browser’s storage does', async () => {
  const page = pageOf({ localStorage: denied, sessionStorage: denied })
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

test('a storage that is given stays as it is, and one that is full keeps what it holds', async () => {
  const full = memoryStorage()
  full.setItem('user', 'Ana')
  const storages = { localStorage: Object.assign(full, { setItem: denied }), sessionStorage: memoryStorage() }
  const page = { ...storages, navigator: {} as Navigator }
  const usesFallback = await ensureStorage(page)
  expect([
    usesFallback,
    page.localStorage === storages.localStorage,
    page.sessionStorage === storages.sessionStorage,
  ]).toEqual([false, true, true])
  expect([full.getItem('user'), storages.sessionStorage.length]).toEqual(['Ana', 0])
})

test.each([
  ['refuses', denied, undefined],
  ['gives', async () => undefined, 'its own'],
])(
  'a browser that refuses its storages and %s its locks: only what is refused is taken away',
  async (_, request, hasLocks) => {
    const locks = { request: async () => request() }
    const page = pageOf({ localStorage: denied, sessionStorage: denied }, locks)
    await ensureStorage(page)
    expect(page.navigator.locks).toBe(hasLocks && locks)
  },
)
