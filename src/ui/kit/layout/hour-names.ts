/** The center of an hour's label is right of its line, in minutes. */
const NAME_MIDDLE = 20

/** True if the label of the current time covers an hour's label. In minutes; `reach` is the smallest distance of their centers. */
export const isUnderNow = (hour: number, now: number, reach: number): boolean =>
  Math.abs(hour + NAME_MIDDLE - now) <= reach
