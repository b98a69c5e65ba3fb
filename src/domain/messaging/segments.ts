export type Segments = {
  encoding: 'gsm7' | 'ucs2'
  /** Texts that a carrier sends and bills. */
  parts: number
  /** Septets of GSM-7, or UTF-16 code units. */
  units: number
  /** Units that still fit into the last part. */
  remaining: number
}
export const segmentsOf = (text: string): Segments => ({ encoding: 'gsm7', parts: 0, units: text.length, remaining: 0 })
export const plainText = (text: string): string => text
/** In mills. */
export const textPrice = (parts: number, pictures: number): number => (pictures > 0 ? 20 : 8 * parts)
/** For example `1.6¢`. */
export const priceWords = (mills: number): string => `${mills / 10}¢`
