import type { Currency, Language, PaperSize } from '../account/vocabulary'
import type { Stroke } from '../estimate/signature'
import type { DocumentWords } from './words/en'

/** The business as its documents name it. */
export type DocumentHead = {
  business_name: string
  address: string
  city: string
  state: string
  zip_code: string
  currency: Currency
  /** Thousandths of a percent; new documents begin with it. */
  tax_rate: number
  /** A data address; null where there is none. */
  logo: string | null
  paper: PaperSize
  /** What clients read. */
  language: Language
}

/** Where the business is, as an envelope has it. */
export const placeLines = ({
  address,
  city,
  state,
  zip_code,
}: Pick<DocumentHead, 'address' | 'city' | 'state' | 'zip_code'>): string[] =>
  [address, [city, `${state} ${zip_code}`.trim()].filter(Boolean).join(', ')].filter(Boolean)

/** A line of a document as it reads. */
export type DocumentLine = {
  /** The heading above it, where a group of lines begins: `Better, recommended`. */
  heading?: string
  /** What the group is about, below its heading. */
  about?: string
  name: string
  description: string
  quantity: string
  unit_price: string
  total: string
}

/** What a client is given on paper or as a PDF, in words: anyone who draws it works nothing out. */
export type CustomerDocument = {
  /** `Estimate` */
  kind: string
  /** `EST-1004-v2` */
  number: string
  /** What its file is called, where that is not the number. */
  file?: string
  business: { name: string; lines: readonly string[]; logo: string | null }
  /** The client it is for, and where the work is. */
  parties: readonly { label: string; lines: readonly string[] }[]
  /** `Date`, `Valid until`. */
  facts: readonly { label: string; value: string }[]
  /** Empty where its number says it all. */
  title: string
  description: string
  /** What it is printed on; letter paper where it is left out. */
  paper?: PaperSize
  /** What heads the four columns of the lines; those of a priced line where it is left out. */
  columns?: readonly [name: string, quantity: string, unit_price: string, total: string]
  lines: readonly DocumentLine[]
  /** The last one is what it comes to. */
  totals: readonly { label: string; value: string }[]
  /** Terms and the like, below the totals. */
  sections: readonly { title: string; text: string }[]
  /** The client's, where they have signed it; strokes in the box of `SIGNATURE_BOX`, none where they typed their name. */
  signature?: { label: string; name: string; when: string; strokes: readonly Stroke[] } | null
  /** In which its pages are numbered; English unless given. */
  words?: DocumentWords
}

/** What heads the lines of an estimate or an invoice. */
export const PRICED_COLUMNS = ['Item', 'Quantity', 'Unit price', 'Total'] as const

/** `EST-1004-v2.pdf` */
export const fileNameOf = ({ number, file = number }: Pick<CustomerDocument, 'number' | 'file'>): string =>
  `${file.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`
