/**
 * Makes records that were read from JSON share their equal texts. Otherwise each has copies of its own: with thousands of records, statuses,
 * titles and addresses are most of their memory. Changes the records in place, one call each.
 */
export const sharingTexts = () => {
  const known = new Map<string, string>()
  return <Item extends object>(item: Item): Item => {
    for (const name in item) {
      const value = item[name]
      if (typeof value !== 'string') continue
      const first = known.get(value)
      if (first === undefined) known.set(value, value)
      else item[name] = first as typeof value
    }
    return item
  }
}
