import { expect, it } from 'vitest'
import { storageNotices } from './storage-notices'

it('a trouble of both logs is one notice, which exports both', () => {
  const exported: unknown[] = []
  const notices = storageNotices(
    [
      { log: 'facts', kind: 'full' },
      { log: 'flows', kind: 'unreadable' },
      { log: 'flows', kind: 'full' },
    ],
    (logs) => exported.push(logs),
  )
  for (const { action } of notices) action?.run()
  expect(notices.map(({ id, text }) => [id, text])).toEqual([
    ['storage-full', 'This device is out of storage space.'],
    ['storage-unreadable', 'Some saved data can’t be read.'],
  ])
  expect(exported).toEqual([['facts', 'flows'], ['flows']])
})

it('a storage that is refused beside a log that is kept loses no work, and is not told where the logs are refused too', () => {
  const noticesOf = (kinds: readonly ('lent' | 'refused')[]) =>
    storageNotices(
      kinds.map((kind) => ({ log: 'flows', kind })),
      () => {},
    )
  expect(noticesOf(['lent'])).toEqual([
    {
      id: 'storage-lent',
      kind: 'warning',
      text: 'This browser lets the app store only some of its data.',
      detail:
        'What you save is kept. What you type and don’t save is forgotten when you reload or close this tab, and you may have to sign in again.',
      action: undefined,
    },
  ])
  expect(noticesOf(['lent', 'refused']).map(({ id }) => id)).toEqual(['storage-refused'])
})

it('says what happened, what is kept and what to do', () => {
  const kinds = ['refused', 'full', 'newer', 'gone', 'timeout', 'unreadable'] as const
  const notices = storageNotices(
    kinds.map((kind) => ({ log: 'facts', kind })),
    () => {},
  )
  expect(notices.map(({ text, detail }) => `${text} ${detail}`)).toEqual([
    'Working in memory: this browser does not let the app store data. Everything works, but what you do is forgotten when you reload or close this tab.',
    'This device is out of storage space. Your work is kept in this tab and is lost when you reload or close it. Export it, free up some space, then reload.',
    'A newer version of Groundwork has updated the data in this browser. Your saved data is safe, but this tab can’t open it. What you do here is lost when you reload or close the tab: export it, then reload to update.',
    'The data in this browser was deleted while Groundwork was open. Your work is kept in this tab and is lost when you reload or close it. Export it to keep a copy.',
    'This browser’s storage is not responding. You can keep working, but what you do is lost when you reload or close this tab. Export it, close other Groundwork tabs, then reload.',
    'Some saved data can’t be read. It is left out of what you see. Nothing was deleted. Export a copy of the rest and contact support.',
  ])
})
