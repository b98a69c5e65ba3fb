/** The id that a select has as a text; none where everything is chosen. */
const idIn = (chosen: string | undefined): number | undefined => (chosen ? Number(chosen) : undefined)

/**
 * Puts the filters of a list into the address. The value of `field`, such as the id of a crew, is text in its select and is read first: as an
 * id unless `read` says otherwise.
 */
export const bindFilters =
  <Search extends object, Filters extends object>(
    patch: (change: Partial<Search>) => void,
    field: keyof Search & keyof Filters,
    read: (chosen: string | undefined) => Search[typeof field] | number | undefined = idIn,
  ) =>
  (change: Partial<Filters>): void => {
    const fields = Object.entries<unknown>(change).map(([name, value]) => [
      name,
      name === field ? read(typeof value === 'string' ? value : undefined) : value,
    ])
    // Walking over the fields loses which is which; only the one that is named is another there than here.
    patch(Object.fromEntries(fields))
  }
