import { describe, expect, it } from 'vitest'
import { confirms, goneAt, isGone } from './deletion'
import { fileRefusal, LARGEST_FILE } from './logo'
import { passwordChangeErrors } from './password-change'
import { mayEditSettings, maySeeSettings, settingsRefusal } from './permissions'

const DAY = 24 * 3_600_000

describe('a deletion', () => {
  it('takes effect after 90 days (X-50)', () => {
    const at = goneAt(1_000)
    expect([at, isGone([null, undefined], at), isGone([null, at], at - 1), isGone([null, at], at)]).toEqual([
      1_000 + 90 * DAY,
      false,
      false,
      true,
    ])
  })

  it('is confirmed by the name, whatever its case and spaces', () => {
    const name = 'Green Valley  Landscaping'
    expect([confirms(' green valley landscaping ', name), confirms('Green Valley', name), confirms('', name)]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('a file for the logo', () => {
  it.each([
    ['a picture', { size: LARGEST_FILE, type: 'image/png' }, null],
    ['20 MB', { size: 20_000_000, type: 'image/jpeg' }, 'This picture has 20 MB. Choose one of 15 MB or less.'],
    ['a drawing with scripts', { size: 10, type: 'image/svg+xml' }, 'Choose a PNG, JPEG, or WebP picture.'],
    ['a text', { size: 10, type: 'text/plain' }, 'Choose a PNG, JPEG, or WebP picture.'],
  ])('that is %s', (_, file, refusal) => {
    expect(fileRefusal(file)).toBe(refusal)
  })
})

describe('a password that is changed', () => {
  it('needs the present one, and a new one by the rule of registration, twice', () => {
    expect([
      passwordChangeErrors({ current_password: '', password: '', confirm_password: '' }),
      passwordChangeErrors({ current_password: 'x', password: 'weak', confirm_password: 'week' }),
      passwordChangeErrors({ current_password: 'x', password: 'Another1!', confirm_password: 'Another1!' }),
    ]).toEqual([
      {
        current_password: 'Your current password is required',
        password: 'Password is required',
        confirm_password: 'Please confirm your password',
      },
      { password: 'Choose a stronger password', confirm_password: "Passwords don't match" },
      {},
    ])
  })
})

it('settings are seen and edited by permission, and anyone who may not edit them is told', () => {
  const may = (...permissions: ('settings.view' | 'settings.edit')[]) => [
    maySeeSettings({ permissions }),
    mayEditSettings({ permissions }),
    settingsRefusal({ permissions }) === null,
  ]
  expect([may(), may('settings.view'), may('settings.view', 'settings.edit')]).toEqual([
    [false, false, false],
    [true, false, false],
    [true, true, true],
  ])
})
