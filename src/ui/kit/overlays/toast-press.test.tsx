// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import { twoFrames } from '../../../../tests/fixtures/two-frames'
import { Dialog } from './dialog'
import { Drawer } from './drawer'

it.each([
  ['a drawer', Drawer],
  ['a dialog', Dialog],
] as const)('%s is closed by a press beside it, but not by one on a message', async (_, Panel) => {
  const close = vi.fn()
  await mounted(
    <>
      <main>Jobs</main>
      <div data-scope="toast">
        <button type="button">Undo</button>
      </div>
      <Panel open onClose={close} title="Job Details" />
    </>,
  )
  await twoFrames()
  const press = async (selector: string) => {
    const down = new PointerEvent('pointerdown', { bubbles: true, clientX: 1, clientY: 1 })
    await act(async () => document.querySelector(selector)?.dispatchEvent(down))
    await twoFrames()
    return close.mock.calls.length
  }
  expect([await press('[data-scope=toast] button'), await press('main')]).toEqual([0, 1])
})
