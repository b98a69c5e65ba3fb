/**
 * Search by typed words: a record is found when every word is somewhere in its texts, in any order and in any case. The texts are
 * written out once a record, because a list of thousands is searched at every key and its records do not change meanwhile.
 */
export const searchBy = <R extends object>(textsOf: (record: R) => readonly string[]) => {
  const written = new WeakMap<R, string>()
  const textOf = (record: R): string => {
    const known = written.get(record)
    if (known !== undefined) return known
    const text = textsOf(record).join('\n').toLowerCase()
    written.set(record, text)
    return text
  }
  /** Whether a record is found by what was typed; nothing typed finds all. */
  return (typed: string | undefined): ((record: R) => boolean) => {
    const words = typed?.toLowerCase().split(/\s+/).filter(Boolean) ?? []
    if (words.length === 0) return () => true
    return (record) => {
      const text = textOf(record)
      return words.every((word) => text.includes(word))
    }
  }
}
