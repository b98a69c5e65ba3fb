// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { PAGES } from '@/domain/page/pages'
import { mounted } from '../../../../tests/fixtures/mounted'
import { ShortcutsDialog } from './shortcuts-dialog'

it('lists what keys do anywhere, in a table, in the calendar and on the map', async () => {
  await mounted(<ShortcutsDialog pages={[PAGES.jobs, PAGES.crew, PAGES.settings]} open onClose={() => undefined} />)
  const lines = [...document.querySelectorAll('dl > div')].map(({ children }) => [
    [...(children[0]?.children ?? [])].map(({ textContent }) => textContent).join(' '),
    children[1]?.textContent,
  ])
  expect(lines).toEqual([
    ['Ctrl K', 'Search and commands (Cmd K on a Mac)'],
    ['?', 'This list'],
    ['Esc', 'Close what is open'],
    ['Alt T', 'Go to the messages in the corner'],
    ['C', 'Add one'],
    ['/', 'Search'],
    ['J K', 'Next or previous row'],
    ['↑ ↓', 'Previous or next row'],
    ['PgUp PgDn', 'A screenful up or down'],
    ['Home End', 'First or last row'],
    ['Enter', 'Open the row'],
    ['Space', 'Select the row'],
    ['X', 'The same'],
    ['E', 'Edit the row'],
    ['A', 'Assign a crew to the job'],
    ['Shift Space', 'Select all rows from the last selected one'],
    ['Esc', 'Clear the selection'],
    ['P N', 'Previous or next day, week or month'],
    ['T', 'Today'],
    ['Space', 'Pick the job up, and drop it'],
    ['↑ ↓ ← →', 'Another crew member, another time'],
    ['Shift ← →', 'Shorter or longer'],
    ['P N', 'Previous or next day'],
    ['T', 'Today'],
    ['↑ ↓ ← →', 'Move the map'],
    ['+ −', 'Zoom in or out'],
    ['Enter', 'Open the pin'],
    ['G J', 'Jobs'],
    ['G W', 'Crew'],
    ['G T', 'Settings'],
  ])
})
