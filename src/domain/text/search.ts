/** Most texts are written in these alone, and taking accents off them would be most of what a first search of thousands costs. */
const ASCII = /^[\n -~]*$/

/** A text as people search it: `munoz` finds Muñoz, `o'brien` finds O’Brien. */
const plain = (text: string): string =>
  (ASCII.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‘’]/g, "'")).toLowerCase()

/**
 * Search by typed words: a record is found when every word is somewhere in its texts, in any order, in any case and without accents. The texts are
 * written out once a record, because a list of thousands is searched at every key and its records do not change in the meantime.
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
  /** Whether a record is found by what was typed; nothing typed finds all. */
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
