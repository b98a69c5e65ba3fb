import type { CustomerDocument } from './customer-document'

export const BEYOND_FONTS =
  /[^\n\u0020-\u007e\u00a1-\u024f\u0370-\u03ff\u0400-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u203a\u20a0-\u20bf\u2116\u2122\u2212]/gu

/** Strips diacritics for fonts that lack the letter; may return an empty string. */
export const withoutMarks = (sign: string): string => sign.normalize('NFD').replace(/[^\u0020-\u007e]/g, '')

/** True for scripts the PDF fonts lack, such as Arabic, Hebrew or Chinese, which would print as question marks. */
export const losesLetters = ({ business, signature: _, ...document }: CustomerDocument): boolean =>
  [...JSON.stringify([document, business.name, business.lines]).normalize('NFC').matchAll(BEYOND_FONTS)].some(
    ([sign]) => withoutMarks(sign) === '' && !/[\p{C}\p{Z}]/u.test(sign),
  )
