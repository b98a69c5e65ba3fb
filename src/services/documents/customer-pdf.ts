import { jsPDF } from 'jspdf'
import { type CustomerDocument, type DocumentLine, PRICED_COLUMNS } from '@/domain/documents/customer-document'
import { DOCUMENTS } from '@/domain/documents/words/en'
import { SIGNATURE_BOX } from '@/domain/estimate/signature'
import { type Fonts, INK, LEFT, MUTED, type Pages, pagesOf, type Style, TOP } from './pages'

/** Right edges of the columns, in points. */
const columnsOf = ({ right }: Pages) => ({ name: right - 258, quantity: right - 178, price: right - 90, total: right })
const nameWidth = (pages: Pages): number => columnsOf(pages).name - LEFT - 24
const HEAD_WIDTH = 250
/** Between a label and its value, in points. */
const GAP = 12
const LOGO = { width: 150, height: 44 }
const SMALL = { size: 9, colour: MUTED } as const
/** Minimum part of a line item that stays on one page, in points. */
const TOGETHER = 160

/** Draws the logo at its maximum size and returns its bottom; skips one that can't be drawn. */
const drawLogo = ({ doc }: Pages, logo: string): number => {
  try {
    const { width, height } = doc.getImageProperties(logo)
    const scale = Math.min(LOGO.width / width, LOGO.height / height)
    doc.addImage(logo, LEFT, TOP - 12, width * scale, height * scale)
    return height * scale + 10
  } catch {
    return 0
  }
}

type Labelled = { label: string; value: string; style?: Style }

/** Left edge of the labels: `here`, or farther left when the longest row needs room. */
const labelsAt = (pages: Pages, here: number, rows: readonly Labelled[]): number =>
  Math.min(
    here,
    ...rows.map(({ label, value, style }) => pages.right - pages.width(value, style) - GAP - pages.width(label, style)),
  )

const drawFacts = (pages: Pages, { facts }: CustomerDocument, top: number): number => {
  const labels = Math.max(0, ...facts.map(({ label }) => pages.width(label)))
  const room = pages.right - LEFT - HEAD_WIDTH - 2 * GAP - labels
  const rows = facts.map(({ label, value }) => ({ label, values: pages.wrap(value, room) }))
  const widest = rows.flatMap(({ label, values }) => values.map((value) => ({ label, value })))
  const x = labelsAt(pages, columnsOf(pages).quantity, widest)
  let y = top
  for (const { label, values } of rows) {
    pages.put(label, x, y, { colour: MUTED })
    for (const value of values) {
      pages.put(value, pages.right, y, { align: 'right' })
      y += 14
    }
  }
  return y
}

const drawHead = (pages: Pages, document: CustomerDocument): void => {
  const { business, kind, number } = document
  const top = pages.y + (business.logo === null ? 0 : drawLogo(pages, business.logo))
  const [name, ...more] = pages.wrap(business.name, HEAD_WIDTH, { size: 14, bold: true })
  let y = top
  for (const line of [name ?? '', ...more]) {
    pages.put(line, LEFT, y + 4, { size: 14, bold: true })
    y += 17
  }
  for (const line of business.lines.flatMap((each) => pages.wrap(each, HEAD_WIDTH))) {
    pages.put(line, LEFT, y + 2, { colour: MUTED })
    y += 13
  }
  pages.put(kind, pages.right, pages.y + 6, { size: 20, bold: true, align: 'right' })
  pages.put(number, pages.right, pages.y + 24, { size: 11, colour: MUTED, align: 'right' })
  pages.y = Math.max(y, drawFacts(pages, document, pages.y + 44)) + 14
}

const drawParties = (pages: Pages, { parties }: CustomerDocument): void => {
  const width = (pages.right - LEFT) / 2 - 16
  const texts = parties.map(({ label, lines }) => ({
    label,
    rows: lines.flatMap((line, index) => {
      const style = { bold: index === 0 }
      return pages.wrap(line, width, style).map((text) => ({ text, style }))
    }),
  }))
  texts.forEach(({ label, rows }, column) => {
    const x = LEFT + column * (width + 32)
    pages.put(label, x, pages.y, SMALL)
    rows.forEach(({ text, style }, index) => {
      pages.put(text, x, pages.y + 14 + index * 13, style)
    })
  })
  pages.y += 14 + Math.max(0, ...texts.map(({ rows }) => rows.length)) * 13 + 12
}

const drawTableHead =
  ([item, quantity, price, total]: NonNullable<CustomerDocument['columns']>) =>
  (pages: Pages): void => {
    pages.put(item, LEFT, pages.y, SMALL)
    pages.put(quantity, columnsOf(pages).quantity, pages.y, { ...SMALL, align: 'right' })
    pages.put(price, columnsOf(pages).price, pages.y, { ...SMALL, align: 'right' })
    pages.put(total, columnsOf(pages).total, pages.y, { ...SMALL, align: 'right' })
    pages.rule(pages.y + 6)
    pages.y += 20
  }

const headingOf = (pages: Pages, { heading = '', about = '' }: DocumentLine) => {
  const texts = about === '' ? [] : pages.wrap(about, pages.right - LEFT, SMALL)
  return { heading, texts, height: heading === '' ? 0 : 26 + texts.length * 12 }
}

const lineOf = (pages: Pages, { name, description, quantity }: DocumentLine) => {
  const columns = columnsOf(pages)
  const texts = [
    ...pages.wrap(name, nameWidth(pages), { bold: true }).map((text) => ({ text, style: { bold: true }, high: 13 })),
    ...(description === ''
      ? []
      : pages.wrap(description, nameWidth(pages), SMALL).map((text) => ({ text, style: SMALL, high: 12 }))),
  ]
  const units = pages.wrap(quantity, columns.quantity - columns.name, {})
  const height = Math.max(
    texts.reduce((sum, { high }) => sum + high, 0),
    units.length * 13,
  )
  return { texts, units, height }
}

/** Space needed to start a line item: a heading stays with the item below it unless that exceeds a page. */
const beginningOf = (pages: Pages, line: DocumentLine): number =>
  Math.min(headingOf(pages, line).height + Math.min(lineOf(pages, line).height, TOGETHER), pages.bottom - TOP - 40)

const drawHeading = (pages: Pages, line: DocumentLine, head: (pages: Pages) => void): void => {
  const { heading, texts } = headingOf(pages, line)
  if (heading === '') return
  pages.y += 8
  pages.put(heading, LEFT, pages.y, { bold: true, size: 11 })
  for (const text of texts) {
    pages.y += 12
    pages.room(12, head)
    pages.put(text, LEFT, pages.y, SMALL)
  }
  pages.y += 18
}

const drawLine = (pages: Pages, line: DocumentLine, head: (pages: Pages) => void): void => {
  pages.room(beginningOf(pages, line), head)
  drawHeading(pages, line, head)
  const { texts, units } = lineOf(pages, line)
  units.forEach((unit, index) => {
    pages.put(unit, columnsOf(pages).quantity, pages.y + index * 13, { align: 'right' })
  })
  pages.put(line.unit_price, columnsOf(pages).price, pages.y, { align: 'right' })
  pages.put(line.total, columnsOf(pages).total, pages.y, { align: 'right' })
  const below = pages.y + units.length * 13
  const before = pages.count()
  for (const { text, style, high } of texts) {
    pages.room(high, head)
    pages.put(text, LEFT, pages.y, style)
    pages.y += high
  }
  if (pages.count() === before) pages.y = Math.max(pages.y, below)
  pages.rule(pages.y - 5)
  pages.y += 10
}

const drawTotals = (pages: Pages, { totals }: CustomerDocument): void => {
  // Keeps the totals on one page.
  pages.room(totals.length * 17 + 10)
  pages.y += 6
  const rows = totals.map((row, index) => {
    const isLast = index === totals.length - 1
    return { ...row, isLast, style: { size: isLast ? 12 : 10, bold: isLast } }
  })
  const x = labelsAt(pages, columnsOf(pages).name, rows)
  for (const { label, value, isLast, style } of rows) {
    if (isLast) pages.rule(pages.y - 11, x)
    pages.put(label, x, pages.y + (isLast ? 3 : 0), isLast ? style : { ...style, colour: MUTED })
    pages.put(value, pages.right, pages.y + (isLast ? 3 : 0), { ...style, align: 'right' })
    pages.y += 17
  }
  pages.y += 12
}

const drawText = (pages: Pages, text: string, title?: string): void => {
  if (text === '') return
  if (title !== undefined) {
    pages.room(40)
    pages.put(title, LEFT, pages.y, { bold: true })
    pages.y += 15
  }
  for (const line of pages.wrap(text, pages.right - LEFT)) {
    pages.room(13)
    pages.put(line, LEFT, pages.y)
    pages.y += 13
  }
  pages.y += 10
}

const SIGNED = { width: 180, height: 60 } as const

const drawSignature = (pages: Pages, { signature, words = DOCUMENTS.words }: CustomerDocument): void => {
  if (!signature) return
  const { label, name, when, strokes } = signature
  pages.room(SIGNED.height + 50)
  pages.y += 6
  pages.put(label, LEFT, pages.y, { size: 9, colour: MUTED })
  const scale = SIGNED.width / SIGNATURE_BOX.width
  const at = (stroke: readonly number[], index: number) =>
    [LEFT + (stroke[index] ?? 0) * scale, pages.y + 6 + (stroke[index + 1] ?? 0) * scale] as const
  pages.doc.setDrawColor(INK).setLineWidth(1).setLineCap('round')
  for (const stroke of strokes)
    for (let index = 0; index + 1 < stroke.length; index += 2) {
      const [from, to] = [at(stroke, Math.max(0, index - 2)), at(stroke, index)]
      pages.doc.line(...from, ...to)
    }
  pages.y += strokes.length > 0 ? SIGNED.height + 14 : 16
  pages.put([name, when].filter(Boolean).join(', '), LEFT, pages.y + 8, { bold: true })
  if (strokes.length === 0)
    pages.put(words['Signed by typing their name'], LEFT, pages.y + 21, { size: 9, colour: MUTED })
  pages.y += 36
}

const drawFoot = (pages: Pages, { number, words = DOCUMENTS.words }: CustomerDocument): void => {
  const all = pages.count()
  for (let page = 1; page <= all; page++) {
    pages.doc.setPage(page)
    pages.put(number, LEFT, pages.bottom + 26, { size: 9, colour: MUTED })
    pages.put(`${words.Page} ${page} ${words.of} ${all}`, pages.right, pages.bottom + 26, {
      size: 9,
      colour: MUTED,
      align: 'right',
    })
  }
}

/**
 * Draws a client document as a PDF with selectable text, in its paper size. Every page repeats the table head. `fonts` are embedded
 * for other scripts; null uses the standard fonts, which only support Western letters.
 */
export const customerPdf = (document: CustomerDocument, fonts: Fonts | null = null): ArrayBuffer => {
  const doc = new jsPDF({ unit: 'pt', format: document.paper ?? 'letter', compress: fonts !== null })
  const { kind, number, business, title, description, lines, sections } = document
  doc.setProperties({ title: `${kind} ${number}`, author: business.name }).setTextColor(INK)
  const pages = pagesOf(doc, fonts)
  drawHead(pages, document)
  drawParties(pages, document)
  for (const line of title === '' ? [] : pages.wrap(title, pages.right - LEFT, { size: 13, bold: true })) {
    pages.put(line, LEFT, pages.y, { size: 13, bold: true })
    pages.y += 17
  }
  drawText(pages, description)
  const [first] = lines
  pages.room(40 + (first ? beginningOf(pages, first) : 0))
  pages.y += 6
  const lineHead = drawTableHead(document.columns ?? PRICED_COLUMNS)
  lineHead(pages)
  for (const line of lines) drawLine(pages, line, lineHead)
  drawTotals(pages, document)
  for (const section of sections) drawText(pages, section.text, section.title)
  drawSignature(pages, document)
  drawFoot(pages, document)
  return doc.output('arraybuffer')
}
