/** The order of a date’s parts (SET-03). */
export const DATE_FORMATS = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const
export type DateFormat = (typeof DATE_FORMATS)[number]

/** How dates are written until a business says otherwise. */
export const USUAL_DATE_FORMAT: DateFormat = 'MM/DD/YYYY'
