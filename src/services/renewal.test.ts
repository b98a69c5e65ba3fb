import { afterEach, expect, it, vi } from 'vitest'
import { createChanges } from './renewal'

afterEach(() => vi.unstubAllGlobals())

/** A channel that reaches every other of its name at once. */
class Channel extends EventTarget {
  static open: Channel[] = []
  constructor(readonly name: string) {
    super()
    Channel.open.push(this)
  }
  postMessage() {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) other.dispatchEvent(new Event('message'))
  }
}

it('tells the other tabs of a person, not the one that changed something', () => {
  vi.stubGlobal('BroadcastChannel', Channel)
  const heard: string[] = []
  const [here, there] = [createChanges(), createChanges()]
  here.subscribe(() => heard.push('here'))
  const stop = there.subscribe(() => heard.push('there'))
  here.announce()
  stop()
  here.announce()
  expect(heard).toEqual(['there'])
})

it('does without where the browser has no channels', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const heard: string[] = []
  const changes = createChanges()
  const stop = changes.subscribe(() => heard.push('x'))
  changes.announce()
  stop()
  expect(heard).toEqual([])
})
