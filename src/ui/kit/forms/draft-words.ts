import { capitalized, readable } from '@/domain/text/wording'
import { changeLines } from '../records/page/history-words'
import { type FormWords, inSentence } from './merge-messages'

type Words = Pick<FormWords, 'fields' | 'lists'>

const labelIn = (words: FormWords['fields'], field: string): string | undefined =>
  changeLines(words, [{ field, before: '', after: 'x' }])[0]?.label

const isRow = (part: string | undefined): boolean => part !== undefined && /^\d+$/.test(part)

/** A readable field name: "ZIP code", "Line items 3, unit", "Property 2, city". */
export const placeName = (place: string, words?: Words): string => {
  const [head = '', row, ...inside] = place.split('.')
  if (head === '') return 'Draft'
  const list = words?.lists?.[head]
  const field = isRow(row) ? inside[0] : row
  const name = list ? capitalized(list.noun) : ((words && labelIn(words.fields, head)) ?? readable(head))
  const numbered = isRow(row) ? `${name} ${Number(row) + 1}` : name
  if (field === undefined) return numbered
  const label = (list && labelIn(list.fields, field)) ?? readable(field)
  return `${numbered}, ${inSentence(label)}`
}
