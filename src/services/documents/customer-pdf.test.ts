import { readFileSync } from 'node:fs'
import { jsPDF } from 'jspdf'
import { expect, it } from 'vitest'
import type { CustomerDocument } from '@/domain/documents/customer-document'
import { STAFF_WRITING } from '@/domain/documents/staff-writing'
import { customerPdf } from './customer-pdf'
import { needsFonts } from './pages'

const LINE = { name: 'Mulch', description: '', quantity: '2.5 cubic yard', unit_price: '$95.00', total: '$237.50' }
const DOCUMENT: CustomerDocument = {
  kind: 'Estimate',
  number: 'EST-1004-v2',
  business: { name: 'Green Valley Landscaping', lines: ['1200 Barton Springs Rd', 'Austin, TX 78704'], logo: null },
  parties: [
    { label: 'Prepared for', lines: ['José Muñoz', 'jose@example.com'] },
    { label: 'Property', lines: ['2204 Bridle Path, Austin, TX 78703'] },
  ],
  facts: [
    { label: 'Date', value: 'Nov 20, 2026' },
    { label: 'Valid until', value: 'Dec 20, 2026' },
  ],
  title: 'Front beds',
  description: 'Edging – and mulch',
  lines: [LINE],
  totals: [
    { label: 'Subtotal', value: '$237.50' },
    { label: 'Total (USD)', value: '$237.50' },
  ],
  sections: [{ title: 'Terms and conditions', text: 'Half is due when the work is scheduled.' }],
  signature: null,
  words: STAFF_WRITING.words,
}

type Placed = { page: number; x: number; y: number; text: string }

const textsOf = (document: CustomerDocument): Placed[] => {
  const file = new TextDecoder('latin1').decode(customerPdf(document))
  return [...file.matchAll(/stream\n([\s\S]*?)endstream/g)]
    .map(([, content = '']) => content)
    .filter((content) => content.includes('BT'))
    .flatMap((content, page) =>
      [...content.matchAll(/([\d.-]+) ([\d.-]+) Td\n\((.*)\) Tj/g)].map(([, x, y, text = '']) => ({
        page: page + 1,
        x: Number(x),
        y: Number(y),
        text: text.replaceAll(/\\([()\\])/g, '$1'),
      })),
    )
}

const overlapping = (texts: readonly Placed[]): string[] => {
  const leftColumn = texts.filter(({ x }) => x === 54).sort((a, b) => a.page - b.page || b.y - a.y)
  return leftColumn.flatMap((text, index) => {
    const above = leftColumn[index - 1]
    return above && above.page === text.page && above.y - text.y < 9 ? [`${above.text} / ${text.text}`] : []
  })
}

it('says in selectable text all that the document says, signs of other letters written plainly', () => {
  const texts = textsOf(DOCUMENT).map(({ text }) => text)
  for (const text of [
    'Green Valley Landscaping',
    'José Muñoz',
    'Edging - and mulch',
    'Mulch',
    '$95.00',
    'Total (USD)',
    'Page 1 of 1',
  ])
    expect(texts).toContain(text)
})

it.each(['letter', 'a4'] as const)(
  'keeps long labels clear of their values and of the name beside them on %s paper',
  (paper) => {
    const reference = 'wire 2026-11-26 of the housing association, second half, as agreed by phone'
    const facts = [
      { label: 'Conditions de paiement', value: 'Payé d’avance' },
      { label: 'Référence', value: reference },
    ]
    const total = { label: 'Payé après remboursements (EUR)', value: '1 234 567,00 €' }
    const paid = { label: 'Montant payé', value: '1 234 567,00 €' }
    const texts = textsOf({ ...DOCUMENT, paper, facts, totals: [paid, total] })
    const placeOf = (label: string): Placed => {
      const found = texts.find(({ text }) => text.startsWith(label))
      if (!found) throw new Error(`${label} is not on the paper`)
      return found
    }
    const measure = new jsPDF({ unit: 'pt' })
    const endOf = (label: string, size: number, weight: string) =>
      placeOf(label).x + measure.setFont('helvetica', weight).setFontSize(size).getTextWidth(label)
    expect(endOf('Conditions de paiement', 10, 'normal')).toBeLessThan(placeOf("Payé d'avance").x)
    expect(endOf('Référence', 10, 'normal')).toBeLessThan(placeOf('wire 2026').x)
    expect(placeOf('Conditions de paiement').x).toBeGreaterThan(54 + 250)
    expect(endOf('Payé après remboursements (EUR)', 12, 'bold')).toBeLessThan(
      Math.max(...texts.filter(({ text }) => text.startsWith('1 234 567,00')).map(({ x }) => x)),
    )
  },
)

it('has 200 lines with long names on as many pages as they need, the head of the lines on each, and none on another', () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({
    ...LINE,
    name: `Line ${index + 1} ${'with a name that takes more than one row '.repeat(index % 3)}`.trim(),
    description: index % 4 === 0 ? 'A description\nof two rows' : '',
  }))
  const texts = textsOf({ ...DOCUMENT, lines })
  const pages = Math.max(...texts.map(({ page }) => page))
  const heads = texts.filter(({ text }) => text === 'Item').map(({ page }) => page)
  const found = lines.filter((_, index) => texts.some(({ text }) => new RegExp(`^Line ${index + 1}\\b`).test(text)))
  expect([pages > 5, heads, found.length, overlapping(texts)]).toEqual([
    true,
    Array.from({ length: pages }, (_, index) => index + 1),
    200,
    [],
  ])
  expect(texts.at(-1)?.text).toBe(`Page ${pages} of ${pages}`)
  expect(Math.min(...texts.map(({ y }) => y))).toBeGreaterThan(30)
})

it('has what a group of lines is about below its heading, and on one page with the first of its lines', () => {
  const about = 'What this package is about, said at some length. '.repeat(12).trim()
  const lines = Array.from({ length: 40 }, (_, index) => ({
    ...LINE,
    name: `Line ${index + 1}`,
    heading: `Group ${index + 1}`,
    about,
  }))
  const texts = textsOf({ ...DOCUMENT, lines })
  const pageOf = (text: string) => texts.find((each) => each.text === text)?.page
  expect([texts.filter(({ text }) => text.startsWith('What this package')).length >= 40, overlapping(texts)]).toEqual([
    true,
    [],
  ])
  expect(lines.filter(({ name, heading }) => pageOf(name) !== pageOf(heading))).toEqual([])
})

it('begins a line of 2,000 characters on the page of the lines above it, and goes on with it on the next', () => {
  const long = { ...LINE, name: 'Long', description: 'A great deal about this line. '.repeat(67).trim() }
  const above = Array.from({ length: 5 }, (_, index) => ({ ...LINE, name: `Above ${index}` }))
  const texts = textsOf({ ...DOCUMENT, lines: [...above, long, { ...LINE, name: 'After' }] })
  const pagesOf = (word: string) => [
    ...new Set(texts.filter(({ text }) => text.includes(word)).map(({ page }) => page)),
  ]
  expect([pagesOf('Item'), pagesOf('Long'), pagesOf('great deal'), overlapping(texts)]).toEqual([
    [1, 2],
    [1],
    [1, 2],
    [],
  ])
})

it('begins the lines on a page where the first of them has room, not with an empty head', () => {
  const description = 'Told at length. '.repeat(25).trim()
  const before = Array.from({ length: 30 }, (_, index) => `Row ${index}`).join('\n')
  for (const more of Array.from({ length: 20 }, (_, index) => index)) {
    const texts = textsOf({
      ...DOCUMENT,
      description: before + '\nmore'.repeat(more),
      lines: [{ ...LINE, description }],
    })
    expect(texts.filter(({ text }) => text === 'Item').map(({ page }) => page)).toEqual([
      texts.find(({ text }) => text === 'Mulch')?.page,
    ])
  }
})

it('breaks a name without spaces and terms of thousands of characters', () => {
  const texts = textsOf({
    ...DOCUMENT,
    title: 'X'.repeat(300),
    lines: [{ ...LINE, name: 'Y'.repeat(300) }],
    sections: [{ title: 'Terms and conditions', text: 'Terms in many words. '.repeat(400) }],
  })
  expect([overlapping(texts), Math.max(...texts.map(({ page }) => page)) > 1]).toEqual([[], true])
})

it('keeps a name of 300 letters in its own column, all of it bold', () => {
  const texts = textsOf({
    ...DOCUMENT,
    parties: [
      { label: 'Prepared for', lines: ['n'.repeat(300), 'jose@example.com'] },
      { label: 'Property', lines: ['2204 Bridle Path'] },
    ],
  })
  const rows = texts.filter(({ text }) => text.startsWith('nn')).map(({ text }) => text.length)
  // 236 points hold 38 letters n in 10-point bold, 42 in regular.
  expect([rows.reduce((sum, each) => sum + each, 0), Math.max(...rows), overlapping(texts)]).toEqual([300, 38, []])
})

it.each([
  ['Łukasz Đặng', true],
  ['Мария', true],
  ['Ελένη', true],
  ['José Muñoz – “front”… €5', false],
  ['Two\nrows\tand\u00a0more', false],
])('%j asks for embedded fonts: %s', (text, expected) => {
  expect(needsFonts(text)).toBe(expected)
})

const fontIn = (name: string): string =>
  readFileSync(`src/services/documents/fonts/noto-sans-${name}.ttf`).toString('base64')

it('embeds fonts for the letters of other languages, as text that can be selected', () => {
  const named = { ...DOCUMENT, parties: [{ label: 'Prepared for', lines: ['Łukasz Đặng', 'Мария', 'Ελένη'] }] }
  const file = new TextDecoder('latin1').decode(
    customerPdf(named, { regular: fontIn('regular'), bold: fontIn('bold') }),
  )
  const count = (part: RegExp) => [...file.matchAll(part)].length
  expect([count(/\/Type \/Page\n/g), count(/\/FontFile2 /g), count(/\/ToUnicode /g)]).toEqual([1, 2, 2])
})

it.each([
  ['letter', '612. 792.'],
  ['a4', '595.2799999999999727 841.8899999999999864'],
] as const)('is drawn on %s paper, all of it inside the margins', (paper, size) => {
  const sized = { ...DOCUMENT, paper, lines: Array.from({ length: 60 }, () => LINE) }
  const file = new TextDecoder('latin1').decode(customerPdf(sized))
  const [width = 0] = size.split(' ').map(Number)
  expect([...file.matchAll(/MediaBox \[0 0 ([\d. ]+)\]/g)].map(([, box]) => box)).toContain(size)
  expect(textsOf(sized).filter(({ x, y }) => x < 54 || x > width - 54 || y < 30)).toEqual([])
})
