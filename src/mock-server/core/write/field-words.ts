import { listed } from '@/domain/text/wording'

/** What the labels of fields call them otherwise than their names say. */
type Words = Readonly<Record<string, string>>

/** `lot size` for `lot_size_sqft`: units and keys are left out, and a ZIP code is written as people write it. */
export const fieldInWords = (field: string, words: Words = {}): string =>
  words[field] ??
  field
    .replace(/_(id|sqft)$/, '')
    .replace(/(?<=^|_)zip(_code)?$/, 'ZIP code')
    .replaceAll('_', ' ')

/** `Edited title and client`: what a history says of an edit. */
export const editedNote = (fields: readonly string[], words: Words = {}): string =>
  `Edited ${listed(fields.map((field) => fieldInWords(field, words)))}`
