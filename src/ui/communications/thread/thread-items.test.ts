import { expect, it } from 'vitest'
import type { ThreadLine } from '@/domain/messaging/views'
import { dayWords, threadItems } from './thread-items'

const ZONE = 'America/Chicago'
const at = (local: string) => Date.parse(`${local}:00-06:00`)

const note = (id: number, local: string, author_id = 1): ThreadLine => ({
  id,
  at: at(local),
  message: null,
  note: { id, body: 'Gate code 4411', author_id, mentions: [], author_name: 'Dana Reyes' },
})

it('a separator begins each day, and a name is not repeated within five minutes', () => {
  const lines = [
    note(1, '2026-11-19T23:58'),
    note(2, '2026-11-20T00:01'),
    note(3, '2026-11-20T00:03'),
    note(4, '2026-11-20T00:04', 2),
    note(5, '2026-11-20T09:00', 2),
  ]
  expect(threadItems(lines, ZONE).map((item) => (item.kind === 'day' ? item.day : [item.key, item.follows]))).toEqual([
    '2026-11-19',
    ['note-1', false],
    '2026-11-20',
    ['note-2', false],
    ['note-3', true],
    ['note-4', false],
    ['note-5', false],
  ])
})

it('days are said as today and yesterday', () => {
  expect(['2026-11-20', '2026-11-19', '2026-11-16'].map((day) => dayWords(day, '2026-11-20'))).toEqual([
    'Today',
    'Yesterday',
    'Mon, Nov 16',
  ])
})
