// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mounted } from '../../../tests/fixtures/mounted'
import { DocumentPage } from './document-page'
import { DocumentPaper } from './document-paper'

it('where what is chosen makes no document, nothing loads, nothing failed, and the choice is there', async () => {
  const { text } = await mounted(
    <DocumentPage
      noun="statement"
      document={null}
      back="Clients"
      onPrint={() => undefined}
      onPdf={() => Promise.resolve(null)}
    >
      First day, last day
    </DocumentPage>,
  )
  expect(text()).toBe('Clients Statement First day, last day')
  expect(document.querySelector('[role=status], [role=alert]')).toBe(null)
})

it('says of one that failed to try again, once', async () => {
  const failure = { message: 'Busy. Please try again.', status: 503, details: null }
  const { text } = await mounted(
    <DocumentPage
      noun="statement"
      document={{ state: 'failed', failure, retry: () => undefined }}
      back="Clients"
      onPrint={() => undefined}
      onPdf={() => Promise.resolve(null)}
    />,
  )
  expect(text()).toBe('Clients Statement Failed to load the statement. Please try again. Busy. Retry')
})

it('what a line is about stands below it, over all columns', async () => {
  const line = { name: 'Mulch', description: '', quantity: '8 each', unit_price: '$95.00', total: '$760.00' }
  await mounted(
    <DocumentPaper
      document={{
        ...{ kind: 'Estimate', number: 'EST-1', title: '', description: '' },
        business: { name: 'Green Valley', lines: [], logo: null },
        ...{ parties: [], facts: [], totals: [], sections: [] },
        lines: [line, { ...line, name: 'Sod', description: 'Two pallets' }],
      }}
    />,
  )
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows).toEqual([
    ['Mulch', '8 each', '$95.00', '$760.00'],
    ['Sod', '8 each', '$95.00', '$760.00'],
    ['Two pallets'],
  ])
})
