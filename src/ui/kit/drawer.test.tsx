// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mounted } from '../../../tests/fixtures/mounted'
import { Drawer } from './drawer'

/** The panel looks for the focus two frames after it opens, and at one that leaves it in the next. */
const twoFrames = () => act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

it('stays open when the focus goes elsewhere without a click, as when a panel before it gives it back', async () => {
  const close = vi.fn()
  const page = await mounted(
    <>
      <button type="button" name="before">
        Before
      </button>
      <Drawer open onClose={close} title="Job Details">
        <button type="button" name="inside">
          Inside
        </button>
      </Drawer>
    </>,
  )
  await twoFrames()
  await act(async () => document.querySelector<HTMLElement>('[name=before]')?.focus())
  await twoFrames()
  expect([page.text().includes('Inside'), close.mock.calls]).toEqual([true, []])
})

it('is closed by a press beside it, but not by one on a message', async () => {
  const close = vi.fn()
  await mounted(
    <>
      <main>Jobs</main>
      <div data-scope="toast">
        <button type="button">Undo</button>
      </div>
      <Drawer open onClose={close} title="Job Details" />
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
