import Quill from 'quill/core'
import Blockquote from 'quill/formats/blockquote'
import Bold from 'quill/formats/bold'
import Italic from 'quill/formats/italic'
import Link from 'quill/formats/link'
import List from 'quill/formats/list'
import Underline from 'quill/formats/underline'
import { isOpenable } from '@/domain/messaging/email-safety'
import { cleanMail } from '../clean-mail'

export type Format = 'bold' | 'italic' | 'underline' | 'bullet' | 'ordered' | 'blockquote' | 'link'

export type Editor = {
  toggle(format: Format): void
  /** The address of the link at the cursor; empty without one. */
  linkHere(): string
  /** Nothing for an address that a mail may not link to; an empty one takes the link away. */
  link(address: string): void
  focus(): void
  describe(ids: { labelledby: string; describedby: string | null }): void
}

type Options = {
  html: string
  onText: (html: string) => void
  onFormats: (active: ReadonlySet<Format>) => void
}

Quill.register({
  'formats/blockquote': Blockquote,
  'formats/bold': Bold,
  'formats/italic': Italic,
  'formats/link': Link,
  'formats/list': List,
  'formats/underline': Underline,
})

const FORMATS = ['blockquote', 'bold', 'italic', 'link', 'list', 'underline']

const activeIn = ({ list, ...formats }: Record<string, unknown>): ReadonlySet<Format> =>
  new Set([
    ...(['bold', 'italic', 'underline', 'blockquote', 'link'] as const).filter((format) => Boolean(formats[format])),
    ...(['bullet', 'ordered'] as const).filter((kind) => list === kind),
  ])

/** `bank.example` means its page. */
const withProtocol = (address: string): string => {
  const typed = address.trim()
  if (typed === '' || /^[a-z][a-z\d+.-]*:/i.test(typed)) return typed
  return typed.includes('@') ? `mailto:${typed}` : `https://${typed}`
}

export const openEditor = (place: HTMLElement, { html, onText, onFormats }: Options): Editor => {
  const element = place.appendChild(document.createElement('div'))
  const quill = new Quill(element, { formats: FORMATS })
  quill.setContents(quill.clipboard.convert({ html: cleanMail(html).html }), 'silent')
  // Undo must not empty what was there.
  quill.history.clear()
  const tellFormats = () => onFormats(quill.hasFocus() ? activeIn(quill.getFormat()) : new Set())
  quill.on('text-change', () => {
    // Quill writes every space as one that doesn't break.
    onText(cleanMail(quill.getSemanticHTML().replaceAll('&nbsp;', ' ')).html)
    tellFormats()
  })
  quill.on('selection-change', tellFormats)
  const { root } = quill
  root.setAttribute('role', 'textbox')
  root.setAttribute('aria-multiline', 'true')
  root.dir = 'auto'
  return {
    toggle(format) {
      quill.focus()
      const isActive = activeIn(quill.getFormat()).has(format)
      if (format === 'bullet' || format === 'ordered') quill.format('list', isActive ? false : format, 'user')
      else quill.format(format, !isActive, 'user')
    },
    linkHere() {
      const { link } = quill.getFormat()
      return typeof link === 'string' ? link : ''
    },
    link(address) {
      quill.focus()
      const href = withProtocol(address)
      if (href === '') return void quill.format('link', false, 'user')
      if (!isOpenable(href)) return
      const { index, length } = quill.getSelection(true)
      if (length === 0) quill.insertText(index, address.trim(), 'link', href, 'user')
      else quill.format('link', href, 'user')
    },
    focus: () => quill.focus(),
    describe({ labelledby, describedby }) {
      root.setAttribute('aria-labelledby', labelledby)
      if (describedby === null) root.removeAttribute('aria-describedby')
      else root.setAttribute('aria-describedby', describedby)
    },
  }
}
