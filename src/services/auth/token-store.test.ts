import { describe, expect, it } from 'vitest'
import { user } from '../../../tests/fixtures/records'
import { contentOf, storageWith } from '../../../tests/fixtures/stored'
import { createTokenStore, STORAGE_FULL } from './token-store'

const dana = user()
const session = { access_token: 'access-1', refresh_token: 'refresh-1', user: dana }
const stored = {
  access_token: 'access-1',
  authToken: 'access-1',
  refresh_token: 'refresh-1',
  user: JSON.stringify(dana),
}

const browser = (entries: Record<string, string> = {}) => {
  const storage = storageWith(entries)
  const events = new EventTarget()
  const open = () => {
    let marked = false
    const mark = {
      isSet: () => marked,
      set() {
        marked = true
      },
    }
    return createTokenStore({ storage, mark, events })
  }
  const altered = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  return { storage, open, altered }
}

describe('a session that is kept', () => {
  it('or is not, where the browser has no room: then it says so in words a person can act on', () => {
    const { storage, open } = browser()
    storage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    const full = { message: STORAGE_FULL, status: 500, details: null }
    const refusalOf = (write: () => void) => {
      try {
        write()
      } catch (thrown) {
        return thrown
      }
    }
    expect(refusalOf(() => open().write(session, true))).toEqual(full)
    expect(refusalOf(() => open().replaceAccess('access-2'))).toEqual(full)
  })

  it('stands under the stated keys, the access token mirrored (AUTH-15, X-13)', () => {
    const { storage, open } = browser()
    open().write(session, true)
    expect(contentOf(storage)).toEqual(stored)
  })

  it('is read as it was written', () => {
    const tokens = browser().open()
    tokens.write(session, true)
    expect([tokens.read(), tokens.access(), tokens.refresh()]).toEqual([session, 'access-1', 'refresh-1'])
  })

  it('replaces one that was there, refresh token and all', () => {
    const tokens = browser(stored).open()
    tokens.write({ ...session, access_token: 'access-2', refresh_token: null }, true)
    expect(tokens.read()).toEqual({ ...session, access_token: 'access-2', refresh_token: null })
  })

  it('gets a new access token and keeps the rest (AUTH-11)', () => {
    const { storage, open } = browser(stored)
    open().replaceAccess('access-2')
    expect(contentOf(storage)).toEqual({ ...stored, access_token: 'access-2', authToken: 'access-2' })
  })

  it('leaves nothing when it is cleared, and nothing else goes with it (AUTH-11)', () => {
    const { storage, open } = browser({ ...stored, featureFlags: '{}' })
    open().clear()
    expect(contentOf(storage)).toEqual({ featureFlags: '{}' })
  })
})

describe('the stored user', () => {
  it('is there with or without tokens, as the same object until it changes', () => {
    const { storage, open } = browser({ user: stored.user })
    const tokens = open()
    const first = tokens.user()
    expect(first).toEqual(dana)
    expect(tokens.user()).toBe(first)
    storage.setItem('user', JSON.stringify(user({ id: 4 })))
    expect(tokens.user()).toEqual(user({ id: 4 }))
  })

  it('is no one where there is none, or one that cannot be read', () => {
    expect([browser().open().user(), browser({ user: 'Dana' }).open().user()]).toEqual([null, null])
  })
})

describe('when the browser is closed and opened again', () => {
  it('a session that is to be remembered is still there', () => {
    const { open } = browser()
    open().write(session, true)
    expect(open().read()).toEqual(session)
  })

  it('any other is gone', () => {
    const { storage, open } = browser()
    const tokens = open()
    tokens.write(session, false)
    expect(tokens.read()).toEqual(session)
    expect([open().read(), contentOf(storage)]).toEqual([null, {}])
  })

  it('a remembered session that follows one that was not is still there', () => {
    const { open } = browser()
    const tokens = open()
    tokens.write(session, false)
    tokens.write(session, true)
    expect(open().read()).toEqual(session)
  })
})

describe('what cannot be restored', () => {
  it('is no one while nothing is stored', () => {
    expect(browser().open().read()).toBeNull()
  })

  it('reads the token from its mirror where it stands only there (X-13)', () => {
    const { access_token: _, ...rest } = stored
    expect(browser(rest).open().read()).toEqual(session)
  })

  it.each([
    ['a user that is no JSON', { ...stored, user: '{"id":' }],
    ['a user of another shape', { ...stored, user: '{"id":"1"}' }],
    ['a token without a user', { access_token: 'access-1', authToken: 'access-1', refresh_token: 'refresh-1' }],
    ['a user without a token', { user: stored.user, refresh_token: 'refresh-1' }],
  ])('is cleared: %s (AUTH-12)', (_, entries) => {
    const { storage, open } = browser(entries)
    expect([open().read(), contentOf(storage)]).toEqual([null, {}])
  })
})

describe('another tab', () => {
  it('is heard when it signs in or out, and when everything is cleared', () => {
    const { open, altered } = browser()
    let heard = 0
    const stop = open().subscribe(() => heard++)
    for (const key of ['access_token', null, 'user', 'authToken', 'featureFlags']) altered(key)
    expect(heard).toBe(2)
    stop()
    altered('access_token')
    expect(heard).toBe(2)
  })
})
