/** The middle of an hour's name lies right of its line, in minutes. */
const NAME_MIDDLE = 20

/** Whether the current time, written over the hours, covers the name of one. All in minutes; `reach` is how far apart their middles have to be. */
export const isUnderNow = (hour: number, now: number, reach: number): boolean =>
  Math.abs(hour + NAME_MIDDLE - now) <= reach
