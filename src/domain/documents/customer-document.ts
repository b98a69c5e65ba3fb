import type { Currency, Language, PaperSize } from '../account/vocabulary'
import type { Stroke } from '../estimate/signature'
import type { DocumentWords } from './words/en'

export type DocumentHead = {
  business_name: string
  address: string
  city: string
  state: string
  zip_code: string
  currency: Currency
  /** Thousandths of a percent; the default of new documents. */
  tax_rate: number
  /** A data URL. */
  logo: string | null
  paper: PaperSize
  language: Language
}

export const placeLines = ({
  address,
  city,
  state,
  zip_code,
}: Pick<DocumentHead, 'address' | 'city' | 'state' | 'zip_code'>): string[] =>
  [address, [city, `${state} ${zip_code}`.trim()].filter(Boolean).join(', ')].filter(Boolean)

export type DocumentLine = {
  /** Group heading on the group's first line: `Better, recommended`. */
  heading?: string
  /** Description below the group heading. */
  about?: string
  name: string
  description: string
  quantity: string
  unit_price: string
  total: string
}

/** A customer document as display text; renderers compute nothing. */
export type CustomerDocument = {
  /** `Estimate` */
  kind: string
  /** `EST-1004-v2` */
  number: string
  /** File name, when it is not the number. */
  file?: string
  business: { name: string; lines: readonly string[]; logo: string | null }
  parties: readonly { label: string; lines: readonly string[] }[]
  /** `Date`, `Valid until`. */
  facts: readonly { label: string; value: string }[]
  /** Empty when the number is enough. */
  title: string
  description: string
  /** Letter by default. */
  paper?: PaperSize
  /** Column headings; those of priced lines by default. */
  columns?: readonly [name: string, quantity: string, unit_price: string, total: string]
  lines: readonly DocumentLine[]
  totals: readonly { label: string; value: string }[]
  sections: readonly { title: string; text: string }[]
  /** The client's signature: strokes in the box of `SIGNATURE_BOX`, none for a typed name. */
  signature?: { label: string; name: string; when: string; strokes: readonly Stroke[] } | null
  /** Language of the page numbers; English by default. */
  words?: DocumentWords
}

export const PRICED_COLUMNS = ['Item', 'Quantity', 'Unit price', 'Total'] as const

/** `EST-1004-v2.pdf` */
export const fileNameOf = ({ number, file = number }: Pick<CustomerDocument, 'number' | 'file'>): string =>
  `${file.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`
