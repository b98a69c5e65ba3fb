import { describe, expect, it } from 'vitest'
import { safeRedirect } from './redirect'

describe('after signing in', () => {
  it.each(['/', '/dashboard', '/dashboard/jobs?job=17&tab=history#top', '/dashboard/a%2Fb'])(
    'a page of this app is reached: %s',
    (target) => {
      expect(safeRedirect(target)).toBe(target)
    },
  )

  it('a path is tidied on the way', () => {
    expect([safeRedirect('/dashboard/../login'), safeRedirect('/da\tshboard')]).toEqual(['/login', '/dashboard'])
  })

  it.each([
    ['another site', 'https://evil.example'],
    ['another site by its host only', '//evil.example'],
    ['another site behind a tab', '/\t/evil.example'],
    ['another site behind a dot', '/.//evil.example'],
    ['another site behind two dots', '/dashboard/..//evil.example'],
    ['another site behind an encoded dot', '/%2e//evil.example'],
    ['backslashes, which browsers read as slashes', '/\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a path that begins nowhere', 'dashboard'],
    ['nothing', ''],
    ['no text at all', ['/dashboard']],
    ['nothing given', undefined],
  ])('%s is not', (_, target) => {
    expect(safeRedirect(target)).toBeUndefined()
  })
})
