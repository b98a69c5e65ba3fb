// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import { twoFrames } from '../../../../tests/fixtures/two-frames'
import { Drawer } from './drawer'

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
