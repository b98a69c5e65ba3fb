import type { jsPDF } from 'jspdf'

/** A letter page, in points: where its text begins and ends. */
export const LEFT = 54
export const RIGHT = 558
export const TOP = 60
export const BOTTOM = 722
export const INK = '#1c2b24'
export const MUTED = '#5d6d65'
const RULE = '#d5ddd8'

/** Signs that the standard fonts lack, as they are written without. */
const WRITTEN: Readonly<Record<string, string>> = {
  '\u2013': '-',
  '\u2014': '-',
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2026': '...',
  '\u20ac': 'EUR ',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\t': '    ',
}

/** The standard fonts know Latin letters only; others are written without their marks, or as a question mark. */
const printable = (text: string): string =>
  text.replace(/[^\n\u0020-\u007e\u00a1-\u00ff]/gu, (sign) => {
    const plain = WRITTEN[sign] ?? sign.normalize('NFD').replace(/[^\u0020-\u007e]/g, '')
    return plain || (/\p{C}/u.test(sign) ? '' : '?')
  })

export type Style = { size?: number; colour?: string; bold?: boolean; align?: 'left' | 'right' }

/** Paper that is written from top to bottom; a new page begins where one is full. */
export type Pages = {
  doc: jsPDF
  /** Where the next text stands. */
  y: number
  put(text: string, x: number, y: number, style?: Style): void
  /** A text in lines that are no wider than so many points. */
  wrap(text: string, width: number, style?: Style): string[]
  rule(y: number, from?: number): void
  /** Begins a new page unless so much is left on this one; `head` is what comes first there. */
  room(height: number, head?: (pages: Pages) => void): void
  count(): number
}

/** Writes on the pages of a PDF. */
export const pagesOf = (doc: jsPDF): Pages => {
  const styled = ({ size = 10, colour = INK, bold = false }: Style) =>
    doc
      .setFont('helvetica', bold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(colour)
  const pages: Pages = {
    doc,
    y: TOP,
    put(text, x, y, style = {}) {
      styled(style).text(printable(text), x, y, { align: style.align ?? 'left' })
    },
    wrap(text, width, style = {}) {
      return styled(style).splitTextToSize(printable(text), width) as string[]
    },
    rule: (y, from = LEFT) => void doc.setDrawColor(RULE).setLineWidth(0.75).line(from, y, RIGHT, y),
    room(height, head) {
      if (pages.y + height <= BOTTOM) return
      doc.addPage()
      pages.y = TOP
      head?.(pages)
    },
    count: () => doc.getNumberOfPages(),
  }
  return pages
}
