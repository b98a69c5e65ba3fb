export type Segments = {
  encoding: 'gsm7' | 'ucs2'
  /** Texts that a carrier sends and bills; 0 for an empty text. */
  parts: number
  /** Septets of GSM-7, or UTF-16 code units. */
  units: number
  /** Units that still fit into the last part. */
  remaining: number
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** GSM 03.38, the default alphabet and its extension, whose signs count two. */
const BASIC: ReadonlySet<string> = new Set(
  `${LETTERS}@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,-./:;<=>?¡ÄÖÑÜ§¿äöñüà`,
)
const EXTENSION: ReadonlySet<string> = new Set('\f^{}\\[~]|€')

/** Units of one part, and of each of several, which carry their order. */
const SIZES = { gsm7: { only: 160, each: 153 }, ucs2: { only: 70, each: 67 } } as const

/** Per code point, so that no part splits a surrogate pair or an extended sign. */
const unitsOf = (text: string): Pick<Segments, 'encoding'> & { widths: number[] } => {
  const signs = Array.from(text)
  const isPlain = signs.every((sign) => BASIC.has(sign) || EXTENSION.has(sign))
  return isPlain
    ? { encoding: 'gsm7', widths: signs.map((sign) => (EXTENSION.has(sign) ? 2 : 1)) }
    : { encoding: 'ucs2', widths: signs.map((sign) => sign.length) }
}

export const segmentsOf = (text: string): Segments => {
  const { encoding, widths } = unitsOf(text)
  const { only, each } = SIZES[encoding]
  const units = widths.reduce((sum, width) => sum + width, 0)
  if (units <= only) return { encoding, parts: units === 0 ? 0 : 1, units, remaining: only - units }
  let parts = 1
  let used = 0
  for (const width of widths) {
    const fits = used + width <= each
    parts += fits ? 0 : 1
    used = fits ? used + width : width
  }
  return { encoding, parts, units, remaining: each - used }
}

/** Signs of GSM-7 that look the same, or nearly. */
const TWINS: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′´`ʼ]/g, "'"],
  [/[“”„‟″«»]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/…/g, '...'],
  [/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
  [/[\u00ad\u200b\u2060\ufeff]/g, ''],
  [/\r\n|[\u0085\u2028\u2029]/g, '\n'],
  [/[•·‣]/g, '*'],
  [/×/g, 'x'],
  [/½/g, '1/2'],
  [/¼/g, '1/4'],
  [/¾/g, '3/4'],
  [/™/g, '(TM)'],
  [/®/g, '(R)'],
  [/©/g, '(C)'],
]

/** Replaces signs that turn a text into UCS-2 by their plain twins; letters and emoji stay. */
export const plainText = (text: string): string =>
  TWINS.reduce((plain, [sign, twin]) => plain.replaceAll(sign, twin), text.normalize('NFC'))

/** Prices in mills, a thousandth of a dollar. */
const PART = 8
const PICTURE_MESSAGE = 20

/** In mills. With pictures it is one message, whatever its text. */
export const textPrice = (parts: number, pictures: number): number => (pictures > 0 ? PICTURE_MESSAGE : PART * parts)

/** For example `1.6¢`, or `$1.20`. */
export const priceWords = (mills: number): string =>
  mills < 1_000 ? `${mills / 10}¢` : `$${(Math.round(mills / 10) / 100).toFixed(2)}`
