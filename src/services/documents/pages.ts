import type { jsPDF } from 'jspdf'
import { BEYOND_FONTS, withoutMarks } from '@/domain/documents/letters'

/** In points; the width depends on the paper. */
export const LEFT = 54
export const TOP = 60
/** Right and bottom margins, in points. */
const MARGIN = { right: 54, foot: 70 }
export const INK = '#1c2b24'
export const MUTED = '#5d6d65'
const RULE = '#d5ddd8'
const FAMILY = 'NotoSans'

/** Replacements for characters that the standard fonts lack. */
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

const STANDARD = /[^\n\u0020-\u007e\u00a1-\u00ff]/gu

/** True when a text needs embedded fonts. Characters with a replacement don't. */
export const needsFonts = (text: string): boolean =>
  [...text.matchAll(STANDARD)].some(([sign]) => WRITTEN[sign] === undefined && !/\p{C}/u.test(sign))

/** Strips accents from unsupported letters, or prints a question mark. */
const printable = (text: string, isEmbedded: boolean): string =>
  text.normalize('NFC').replace(isEmbedded ? BEYOND_FONTS : STANDARD, (sign) => {
    const plain = WRITTEN[sign] ?? withoutMarks(sign)
    return plain || (/\p{C}/u.test(sign) ? '' : '?')
  })

/** Base64. */
export type Fonts = { regular: string; bold: string }

export type Style = { size?: number; colour?: string; bold?: boolean; align?: 'left' | 'right' }

export type Pages = {
  doc: jsPDF
  /** Right and bottom edges of the text, in points. */
  right: number
  bottom: number
  y: number
  put(text: string, x: number, y: number, style?: Style): void
  wrap(text: string, width: number, style?: Style): string[]
  width(text: string, style?: Style): number
  rule(y: number, from?: number): void
  /** Starts a new page unless this much room is left; `head` draws its top. */
  room(height: number, head?: (pages: Pages) => void): void
  count(): number
}

const embed = (doc: jsPDF, { regular, bold }: Fonts): void => {
  doc.addFileToVFS('regular.ttf', regular).addFont('regular.ttf', FAMILY, 'normal')
  doc.addFileToVFS('bold.ttf', bold).addFont('bold.ttf', FAMILY, 'bold')
}

export const pagesOf = (doc: jsPDF, fonts: Fonts | null): Pages => {
  if (fonts) embed(doc, fonts)
  const { pageSize } = doc.internal
  const [right, bottom] = [pageSize.width - MARGIN.right, pageSize.height - MARGIN.foot]
  const written = (text: string) => printable(text, fonts !== null)
  const styled = ({ size = 10, colour = INK, bold = false }: Style) =>
    doc
      .setFont(fonts ? FAMILY : 'helvetica', bold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(colour)
  const pages: Pages = {
    doc,
    right,
    bottom,
    y: TOP,
    put(text, x, y, style = {}) {
      styled(style).text(written(text), x, y, { align: style.align ?? 'left' })
    },
    wrap(text, width, style = {}) {
      return styled(style).splitTextToSize(written(text), width) as string[]
    },
    width: (text, style = {}) => styled(style).getTextWidth(written(text)),
    rule: (y, from = LEFT) => void doc.setDrawColor(RULE).setLineWidth(0.75).line(from, y, right, y),
    room(height, head) {
      if (pages.y + height <= bottom) return
      doc.addPage()
      pages.y = TOP
      head?.(pages)
    },
    count: () => doc.getNumberOfPages(),
  }
  return pages
}
