/** Creates the value on first use, because work at module load slows down every page. */
export const lazily = <T extends object>(make: () => T): (() => T) => {
  let value: T | undefined
  return () => {
    value ??= make()
    return value
  }
}
