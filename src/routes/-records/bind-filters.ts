const idIn = (chosen: string | undefined): number | undefined => (chosen ? Number(chosen) : undefined)

/** Binds list filters to the URL. The value of `field`, such as a crew id, is text in its select; `read` parses it, as an id by default. */
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
    // Object.entries loses the field types; only `field` differs between the two.
    patch(Object.fromEntries(fields))
  }
