import { expect, it } from 'vitest'
import { nothingToExport } from './export-action'

const definition = { noun: ['job', 'jobs'] as const }

it('a list says why it has nothing for a file: it is loading, it failed, or there is nothing', () => {
  const reasons = (['loading', 'failed', 'ready'] as const).map((state) =>
    nothingToExport({ records: { state }, shown: [], definition }),
  )
  expect(reasons).toEqual([
    'The jobs are still loading.',
    'The jobs could not be loaded.',
    'There are no jobs to export.',
  ])
  expect(nothingToExport({ records: { state: 'ready' }, shown: [1], definition })).toBe(null)
})
