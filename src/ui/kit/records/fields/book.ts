import type { FieldSet, OwnField, RowOf } from '@/domain/fields/field'
import { asFlag, asMoment, asWord, type HistoryWords } from '../page/history-words'

export type PlainWords = {
  label: string
  /** In histories and messages; the label by default. */
  short?: string
}

export type WordWords<Word extends string> = PlainWords & { of: (word: Word) => string }

type WordsOf<Field> =
  Field extends OwnField<'word', infer Word extends string>
    ? WordWords<Word>
    : Field extends { form: unknown }
      ? string | PlainWords
      : Field extends { kind: 'key' | 'optional_key' }
        ? null
        : string | PlainWords

/** Words of every field, in reading order; null for keys that no one reads. */
export type BookWords<F extends FieldSet> = { readonly [Name in keyof F]: WordsOf<F[Name]> }

export type Book<F extends FieldSet> = { fields: F; words: BookWords<F> }

/** What people read of a record's fields. Apart from the fields, so that no label is in a first load. */
export const book = <F extends FieldSet>(fields: F, words: BookWords<F>): Book<F> => ({ fields, words })

type AnyWords = string | (PlainWords & { of?: (word: never) => string }) | null

export const wordsIn = <F extends FieldSet>(
  { words }: Book<F>,
  name: string,
): PlainWords & { of?: (word: string) => string } => {
  const found = (words as Readonly<Record<string, AnyWords>>)[name] ?? name
  return typeof found === 'string' ? { label: found } : (found as PlainWords & { of?: (word: string) => string })
}

type Titles = Readonly<Record<string, string>>

/** The words of histories and of concurrent edits. */
export const historyWords = <F extends FieldSet>(book: Book<F>, titles: Titles): HistoryWords<RowOf<F>> => {
  const fields = Object.entries(book.words).map(([name, words]) => {
    if (words === null) return [name, null]
    const { label, short = label, of } = wordsIn(book, name)
    const { kind, values = [] } = book.fields[name] ?? { kind: 'text' }
    if (of) return [name, [short, asWord(values, of)]]
    if (kind === 'flag') return [name, [short, asFlag]]
    return [name, kind === 'moment' ? [short, asMoment] : short]
  })
  return { fields: Object.fromEntries(fields), titles }
}
