import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CoreTheme } from '@/ui/kit/theme/core-theme'
import { DamagedNotice, type DamagedRecord } from './damaged-notice'

const wordsOf = (records: readonly DamagedRecord[]) =>
  renderToStaticMarkup(
    <CoreTheme>
      <DamagedNotice
        noun={['tool', 'tools']}
        records={records}
        nameOf={(id) => (id > 0 ? `Tool ${id}` : 'A tool')}
        onHistory={() => undefined}
      />
    </CoreTheme>,
  )
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .split(/<[^>]+>/)
    .map((words) => words.trim())
    .filter(Boolean)

const damaged = (id: number) => ({ id, reason: 'Price can’t be read.' })

test('a record that can’t be read is named, with the way to its history', () => {
  expect(wordsOf([damaged(17)])).toEqual([
    '1 tool can&#x27;t be shown',
    'Tool 17: Price can’t be read.',
    'Undo the change that broke it in the history.',
    'See its history',
  ])
})

test('of several, three are named and the others counted; one without an id has no history to see', () => {
  expect(wordsOf([damaged(17), damaged(0), damaged(18), damaged(19)])).toEqual([
    '4 tools can&#x27;t be shown',
    'Tool 17: Price can’t be read.',
    'A tool: Price can’t be read.',
    'Tool 18: Price can’t be read.',
    'and 1 more. Undo the change that broke them in the history.',
    'Tool 17',
    'Tool 18',
  ])
})
