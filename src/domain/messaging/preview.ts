import { withoutTokens } from '../client-page/client-link'
import { counted } from '../text/wording'
import { isOutbound, type Message } from './message'

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  zwnj: '',
}

const LAST_CODE_POINT = 0x10ffff

const signOf = (written: string, name: string): string => {
  if (!name.startsWith('#')) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? '') : written
  const isHex = /^#x/i.test(name)
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : ''
}

/** What has no readable text. Something unclosed ends with the mail, so each pattern reads it once. */
const UNREADABLE = /<!--[\s\S]*?(?:-->|$)|<(script|style|head|title|template|svg|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const LINE_END = /<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|\/blockquote|hr)\b[^>]*(?:>|$)/gi
const TAG = /<[a-z/!?][^>]*(?:>|$)/gi

/** Readable text of a mail, for preview, search and quoting. Never to be shown as HTML: it may hold `<script>` that was written as text. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(UNREADABLE, ' ')
    .replaceAll(LINE_END, '\n')
    .replaceAll(TAG, '')
    .replaceAll(/&(#x?[0-9a-f]{1,7}|[a-z]{2,8});/gi, signOf)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** What a person reads of it, without markup. */
export const readableBody = ({ is_html, body }: Pick<Message, 'is_html' | 'body'>): string =>
  is_html ? textOfHtml(body) : body

/** In characters (MAIL-03). */
const PREVIEW_LENGTH = 100

const shortened = (text: string): string => {
  const signs = Array.from(text)
  return signs.length > PREVIEW_LENGTH ? `${signs.slice(0, PREVIEW_LENGTH).join('')}…` : text
}

type Previewed = Pick<Message, 'communication_type' | 'direction' | 'subject' | 'body' | 'is_html' | 'attachments'>

const contentOf = (message: Omit<Previewed, 'direction'>): string => {
  const { communication_type, subject, attachments } = message
  const text = readableBody(message).replaceAll(/\s+/g, ' ').trim()
  if (text !== '') return text
  if (attachments.length === 0) return subject
  return counted(attachments.length, communication_type === 'email' ? 'file' : 'picture')
}

/** What it says, in one line. */
export const contentPreview = (message: Omit<Previewed, 'direction'>): string =>
  shortened(withoutTokens(contentOf(message)))

/** One line of a list, with `You: ` before what we wrote (COMM-06). */
export const previewOf = (message: Previewed): string =>
  `${isOutbound(message) ? 'You: ' : ''}${contentPreview(message)}`
