// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import { Tooltip } from './tooltip'

const hover = (name: string) =>
  act(async () => {
    document.querySelector('button')?.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: 'mouse' }))
    vi.runAllTimers()
  })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows once the pointer moves over its button, not because that comes to lie under a pointer that rests', async () => {
  const { text } = await mounted(
    <Tooltip content="Sorts by day">
      <button type="button">Day</button>
    </Tooltip>,
  )
  const seen: string[] = []
  const tell = async (name: string) => {
    await hover(name)
    seen.push(text())
  }
  for (const name of ['pointerover', 'pointermove', 'pointerdown', 'pointermove', 'pointerout', 'pointermove'])
    await tell(name)
  expect(seen).toEqual(['Day', 'Day Sorts by day', 'Day', 'Day', 'Day', 'Day Sorts by day'])
})

it('shows for a button that took the place of another under the pointer, which no one left', async () => {
  const tip = (label: string) => (
    <Tooltip content="Sorts by day">
      <button key={label} type="button">
        {label}
      </button>
    </Tooltip>
  )
  const { show, text } = await mounted(tip('Day'))
  await hover('pointermove')
  await hover('pointerdown')
  await show(tip('Night'))
  await hover('pointermove')
  expect(text()).toBe('Night Sorts by day')
})

it.each([
  ['Tab', 'Day Sorts by day'],
  ['ArrowRight', 'Day Sorts by day'],
  ['Escape', 'Day'],
  ['Enter', 'Day'],
])('shows by the keyboard where it was looked for: %s', async (key, seen) => {
  const { text } = await mounted(
    <Tooltip content="Sorts by day">
      <button type="button">Day</button>
    </Tooltip>,
  )
  await act(async () => {
    document.querySelector('button')?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, key }))
  })
  expect(text()).toBe(seen)
})
