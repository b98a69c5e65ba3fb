import { expect, it } from 'vitest'
import { createStorageNotices } from './storage-notices'

it('every trouble is told at once and kept, each only once', () => {
  const notices = createStorageNotices()
  const heard: unknown[] = []
  const stop = notices.subscribe(() => heard.push(notices.troubles()))
  const [flows, facts] = [notices.reportsOf('flows'), notices.reportsOf('facts')]
  flows.onDegraded({ kind: 'full' })
  flows.onDegraded({ kind: 'full' })
  facts.onUnreadable()
  facts.onUnreadable()
  stop()
  facts.onDegraded({ kind: 'refused' })
  const full = { log: 'flows', kind: 'full' }
  const unreadable = { log: 'facts', kind: 'unreadable' }
  expect(heard).toEqual([[full], [full, unreadable]])
  expect(notices.troubles()).toEqual([full, unreadable, { log: 'facts', kind: 'refused' }])
})

it('the list stays the same while nothing is added, so that it can be compared', () => {
  const notices = createStorageNotices()
  notices.reportsOf('flows').onUnreadable()
  const before = notices.troubles()
  notices.reportsOf('flows').onUnreadable()
  expect(notices.troubles()).toBe(before)
})
