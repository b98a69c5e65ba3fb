/** Skips accent removal for ASCII texts, which are most and would dominate the first search of thousands of records. */
const ASCII = /^[\n -~]*$/

/** Normalizes for search: `munoz` finds Muñoz, `o'brien` finds O’Brien. */
const plain = (text: string): string =>
  (ASCII.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‘’]/g, "'")).toLowerCase()

/**
 * Matches records that contain every typed word, in any order, ignoring case and accents. Texts are normalized once per record, because a
 * list of thousands is searched on every keystroke.
 */
export const searchBy = <R extends object>(textsOf: (record: R) => readonly string[]) => {
  const written = new WeakMap<R, string>()
  const textOf = (record: R): string => {
    const existing = written.get(record)
    if (existing !== undefined) return existing
    const text = plain(textsOf(record).join('\n'))
    written.set(record, text)
    return text
  }
  return (typed: string | undefined): ((record: R) => boolean) => {
    const words = plain(typed ?? '')
      .split(/\s+/)
      .filter(Boolean)
    if (words.length === 0) return () => true
    return (record) => {
      const text = textOf(record)
      return words.every((word) => text.includes(word))
    }
  }
}
