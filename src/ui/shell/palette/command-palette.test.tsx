// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import { twoFrames } from '../../../../tests/fixtures/two-frames'
import { CommandPalette } from './command-palette'

const NOTHING = {
  pages: [],
  theme: 'light',
  additions: [],
  verbs: [],
  scheduling: null,
  search: async () => [],
  onSearchOpen: () => undefined,
  onOpenRecord: () => undefined,
  onGo: () => undefined,
  onAdd: () => undefined,
  onTheme: () => undefined,
  onSignOut: () => undefined,
} as const

it('is closed by a press beside it, but not by one on a message, which takes the focus', async () => {
  const close = vi.fn()
  await mounted(
    <>
      <main>Jobs</main>
      <div data-scope="toast">
        <button type="button">Undo</button>
      </div>
      <CommandPalette {...NOTHING} open onClose={close} />
    </>,
  )
  await twoFrames()
  const press = async (selector: string) => {
    const pressed = document.querySelector<HTMLElement>(selector)
    const down = new PointerEvent('pointerdown', { bubbles: true, clientX: 1, clientY: 1 })
    await act(async () => {
      pressed?.dispatchEvent(down)
      pressed?.focus()
    })
    await twoFrames()
    return close.mock.calls.length
  }
  expect([await press('[data-scope=toast] button'), await press('main')]).toEqual([0, 1])
})
