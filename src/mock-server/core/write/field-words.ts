import { listed } from '@/domain/text/wording'

type Words = Readonly<Record<string, string>>

/** `lot size` for `lot_size_sqft`: drops units and keys and writes ZIP in capitals. */
export const fieldInWords = (field: string, words: Words = {}): string =>
  words[field] ??
  field
    .replace(/_(id|sqft)$/, '')
    .replace(/(?<=^|_)zip(_code)?$/, 'ZIP code')
    .replaceAll('_', ' ')

/** `Edited title and client`. */
export const editedNote = (fields: readonly string[], words: Words = {}): string =>
  `Edited ${listed(fields.map((field) => fieldInWords(field, words)))}`
