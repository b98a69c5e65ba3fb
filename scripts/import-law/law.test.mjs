import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cyclesOf } from './cycles.mjs'
import { LAW } from './law.mjs'

const openness = (from, to) => {
  const open = from === to ? undefined : LAW[from].imports[to]
  if (!open) return ''
  return open.includes('all') ? '✓' : 'some'
}

it('is the table that ARCHITECTURE.md shows', () => {
  const cells = (row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  const lines = readFileSync('ARCHITECTURE.md', 'utf8').split('\n')
  const start = lines.findIndex((line) => line.startsWith('| may import →'))
  const columns = cells(lines[start]).slice(1)
  const rows = lines.slice(start + 2, lines.indexOf('', start)).map(cells)

  const shown = rows.map(([from, ...marks]) => [
    from,
    ...marks.map((mark, index) => (columns[index] === from || mark === '' || mark === '✓' ? mark : 'some')),
  ])
  const own = Object.fromEntries(rows.map(([from, ...marks]) => [from, marks[columns.indexOf(from)]]))
  expect(shown).toEqual(
    Object.keys(LAW)
      .filter((area) => area !== 'tree')
      .map((from) => [from, ...columns.map((to) => (to === from ? own[from] : openness(from, to)))]),
  )
})

it('lets features build on others in one direction only', () => {
  const buildsOn = Object.entries(LAW.ui.buildsOn).map(([feature, files]) => [
    feature,
    [...new Set(files.map((file) => file.split('/')[0]))],
  ])
  expect(buildsOn).toEqual([
    ['map', ['jobs']],
    ['calendar', ['jobs', 'map']],
  ])
  expect(cyclesOf(new Map(buildsOn))).toEqual([])
})
