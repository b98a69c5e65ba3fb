// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { mounted } from '../../../../../tests/fixtures/mounted'
import { SharedTip } from './shared-tip'

const watched = () => {
  const root = document.createElement('div')
  root.innerHTML = '<button data-tip="Edit"></button>'
  const listening: [string, unknown][] = []
  const [add, remove] = [root.addEventListener.bind(root), root.removeEventListener.bind(root)]
  root.addEventListener = (name: string, listener: EventListener, options?: AddEventListenerOptions) => {
    listening.push([name, listener])
    add(name, listener, options)
  }
  root.removeEventListener = (name: string, listener: EventListener) => {
    const at = listening.findIndex(([other, same]) => other === name && same === listener)
    if (at >= 0) listening.splice(at, 1)
    remove(name, listener)
  }
  document.body.append(root)
  return { root, listening: () => listening.map(([name]) => name) }
}

it('says what a button is for while it is pointed at, and listens no longer than it is there', async () => {
  const { root, listening } = watched()
  const { show, text } = await mounted(<SharedTip within={{ current: root }} />)
  const seen = [text()]
  const tell = async (event: Event, at: Element | undefined) => {
    await act(async () => at?.dispatchEvent(event))
    seen.push(text())
  }
  const [edit] = root.children
  // A resting pointer gets a new target when the overlay above it closes.
  await tell(new Event('pointerover', { bubbles: true }), edit)
  await tell(new Event('pointermove', { bubbles: true }), edit)
  await tell(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }), edit)
  await tell(new Event('focusin', { bubbles: true }), edit)
  await tell(new Event('focusout', { bubbles: true }), edit)
  expect(seen).toEqual(['', '', 'Edit', '', 'Edit', ''])
  expect(listening()).toEqual(['pointermove', 'focusin', 'pointerleave', 'focusout', 'scroll', 'keydown'])
  await show(null)
  expect(listening()).toEqual([])
  root.remove()
})

it('follows what its button says, and goes with it', async () => {
  const { root } = watched()
  const { text } = await mounted(<SharedTip within={{ current: root }} />)
  const [start] = root.querySelectorAll('button')
  await act(async () => start?.dispatchEvent(new Event('pointermove', { bubbles: true })))
  const seen = [text()]
  await act(async () => start?.setAttribute('data-tip', 'Wait: starting…'))
  seen.push(text())
  await act(async () => start?.remove())
  seen.push(text())
  expect(seen).toEqual(['Edit', 'Wait: starting…', ''])
  root.remove()
})
