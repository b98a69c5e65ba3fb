/** The order of a date’s parts (SET-03). */
export const DATE_FORMATS = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const
export type DateFormat = (typeof DATE_FORMATS)[number]

/** How dates are written until a business says otherwise. */
export const USUAL_DATE_FORMAT: DateFormat = 'MM/DD/YYYY'

let written: DateFormat = USUAL_DATE_FORMAT

/** The order in which this page writes dates now. */
export const writtenOrder = (): DateFormat => written

/**
 * Makes this page write all dates in an order, as `Intl` writes in the locale of its browser; the usual one if the order is unknown. The
 * frame of signed-in pages sets it before anything in it is drawn.
 */
export const writeDatesIn = (order: string | null): DateFormat => {
  written = DATE_FORMATS.find((format) => format === order) ?? USUAL_DATE_FORMAT
  return written
}
