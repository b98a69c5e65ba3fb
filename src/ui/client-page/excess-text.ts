import type * as v from 'valibot'
import { limitOf } from '@/domain/text/text-limit'
import type { Words } from './words/en'

export const excessText = (words: Words, schema: v.GenericSchema, text: string): string | undefined => {
  const room = limitOf(schema) - text.trim().length
  return room < 0 ? words.roomLeft(room) : undefined
}
