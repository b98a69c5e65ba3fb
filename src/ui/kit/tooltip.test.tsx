// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mounted } from '../../../tests/fixtures/mounted'
import { Tooltip } from './tooltip'

it('shows once the pointer moves over its button, not because that comes to lie under a pointer that rests', async () => {
  vi.useFakeTimers()
  const { text } = await mounted(
    <Tooltip content="Sorts by day">
      <button type="button">Day</button>
    </Tooltip>,
  )
  const seen: string[] = []
  const tell = async (name: string) => {
    await act(async () => {
      document.querySelector('button')?.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: 'mouse' }))
      vi.runAllTimers()
    })
    seen.push(text())
  }
  for (const name of ['pointerover', 'pointermove', 'pointerdown', 'pointermove', 'pointerout', 'pointermove'])
    await tell(name)
  vi.useRealTimers()
  expect(seen).toEqual(['Day', 'Day Sorts by day', 'Day', 'Day', 'Day', 'Day Sorts by day'])
})
