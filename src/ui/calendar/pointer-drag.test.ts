// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { pointerDrags } from './pointer-drag'

const listeningTo = (...targets: EventTarget[]) => {
  const listeners: [string, AbortSignal | undefined][] = []
  for (const target of targets)
    vi.spyOn(target, 'addEventListener').mockImplementation((name, _listener, options) => {
      listeners.push([name, typeof options === 'object' ? options?.signal : undefined])
    })
  return () => listeners.flatMap(([name, signal]) => (signal?.aborted ? [] : [name]))
}

it('listens to the calendar, and to scrolls and keys of the window, no longer than the calendar is there', () => {
  const root = document.createElement('div')
  const listening = listeningTo(root, window)
  const stop = pointerDrags(root, { pick: () => null, scroller: () => null })
  expect(listening()).toEqual([
    'pointerdown',
    'pointermove',
    'pointerup',
    'pointercancel',
    'click',
    'contextmenu',
    'selectstart',
    'dragstart',
    'touchmove',
    'scroll',
    'keydown',
  ])
  stop()
  expect(listening()).toEqual([])
})
