/** Order of the date parts (SET-03). */
export const DATE_FORMATS = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const
export type DateFormat = (typeof DATE_FORMATS)[number]

/** Default until a business chooses. */
export const USUAL_DATE_FORMAT: DateFormat = 'MM/DD/YYYY'

let written: DateFormat = USUAL_DATE_FORMAT

export const writtenOrder = (): DateFormat => written

/** Sets the date format of this page; the default when `order` is unknown. The signed-in layout calls it before anything inside renders. */
export const writeDatesIn = (order: string | null): DateFormat => {
  written = DATE_FORMATS.find((format) => format === order) ?? USUAL_DATE_FORMAT
  return written
}
