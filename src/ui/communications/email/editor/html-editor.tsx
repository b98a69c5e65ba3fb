import { chakra } from '@chakra-ui/react'
import Bold from 'lucide-react/icons/bold'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import TextQuote from 'lucide-react/icons/text-quote'
import Underline from 'lucide-react/icons/underline'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { LONGEST_EMAIL } from '@/domain/messaging/message'
import { remainingLength, roomWords } from '@/domain/text/text-limit'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { StatusIcon } from '@/ui/kit/feedback/status-icon'
import { TextField } from '@/ui/kit/fields/text-field'
import { TextCounter } from '@/ui/kit/forms/text-counter'
import { type Editor, type Format, openEditor } from './open-editor'

type Props = {
  label: string
  name: string
  /** HTML; read once, since the editor holds what is typed. */
  value: string
  error: string | undefined
  onChange: (html: string) => void
}

const TOOLS: readonly { format: Format; label: string; icon: ReactNode }[] = [
  { format: 'bold', label: 'Bold', icon: <Bold size={16} aria-hidden /> },
  { format: 'italic', label: 'Italic', icon: <Italic size={16} aria-hidden /> },
  { format: 'underline', label: 'Underline', icon: <Underline size={16} aria-hidden /> },
  { format: 'bullet', label: 'Bulleted list', icon: <List size={16} aria-hidden /> },
  { format: 'ordered', label: 'Numbered list', icon: <ListOrdered size={16} aria-hidden /> },
  { format: 'blockquote', label: 'Quote', icon: <TextQuote size={16} aria-hidden /> },
]

/** A field for formatted text. What it yields is cleaned like a mail of a stranger. */
export const HtmlEditor = ({ label, name, value, error, onChange }: Props) => {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor | null>(null)
  const [active, setActive] = useState<ReadonlySet<Format>>(new Set())
  const [link, setLink] = useState<string | null>(null)
  const onText = useEffectEvent(onChange)
  const begin = useEffectEvent((element: HTMLElement) =>
    openEditor(element, { html: value, onText: (html) => onText(html), onFormats: setActive }),
  )
  useEffect(() => {
    const element = place.current
    if (!element) return
    editor.current = begin(element)
    return () => {
      editor.current = null
      element.replaceChildren()
    }
  }, [])
  useEffect(() => {
    editor.current?.describe({ labelledby: `${id}-label`, describedby: error ? `${id}-error` : null })
  }, [id, error])
  const room = remainingLength(value, LONGEST_EMAIL)
  return (
    <chakra.div display="grid" gap="1" minW="0">
      <chakra.span id={`${id}-label`} textStyle="small" fontWeight="medium">
        {label}
      </chakra.span>
      <chakra.div borderWidth="1px" borderRadius="md" borderColor={error ? 'danger.solid' : undefined}>
        <chakra.div
          role="toolbar"
          aria-label="Formatting"
          display="flex"
          flexWrap="wrap"
          gap="1"
          p="1"
          borderBottomWidth="1px"
        >
          {TOOLS.map(({ format, label: tool, icon }) => (
            <IconButton
              key={format}
              size="sm"
              label={tool}
              aria-pressed={active.has(format)}
              variant={active.has(format) ? 'outline' : 'ghost'}
              onClick={() => editor.current?.toggle(format)}
            >
              {icon}
            </IconButton>
          ))}
          <IconButton
            size="sm"
            label="Link"
            aria-pressed={active.has('link')}
            variant={active.has('link') ? 'outline' : 'ghost'}
            onClick={() => setLink(editor.current?.linkHere() ?? '')}
          >
            <Link size={16} aria-hidden />
          </IconButton>
        </chakra.div>
        {link !== null && (
          <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="2" p="2" borderBottomWidth="1px">
            <chakra.div flex="1 1 12rem">
              <TextField
                label="Link address"
                hint="For example https://example.com"
                value={link}
                onChange={({ currentTarget }) => setLink(currentTarget.value)}
              />
            </chakra.div>
            <Button
              size="sm"
              onClick={() => {
                editor.current?.link(link)
                setLink(null)
              }}
            >
              Set link
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setLink(null)}>
              Cancel
            </Button>
          </chakra.div>
        )}
        <chakra.div ref={place} css={contentCss} />
      </chakra.div>
      {/* The form finds its fields by name; the editor is none. */}
      <chakra.input
        name={name}
        readOnly
        tabIndex={-1}
        aria-hidden
        position="absolute"
        opacity="0"
        pointerEvents="none"
        boxSize="1px"
        onFocus={() => editor.current?.focus()}
      />
      {error && (
        <chakra.p id={`${id}-error`} display="flex" gap="1" alignItems="center" textStyle="small" color="danger.fg">
          <StatusIcon kind="error" size={14} />
          {error}
        </chakra.p>
      )}
      {!error && room !== null && <TextCounter id={undefined} room={room} text={roomWords(room)} />}
    </chakra.div>
  )
}

/** What the editor needs of its own style sheet, which is larger than this page's styles. */
const contentCss = {
  '& .ql-editor': {
    minHeight: '16rem',
    maxHeight: '28rem',
    overflowY: 'auto',
    p: '3',
    fontSize: 'md',
    lineHeight: 'tall',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& .ql-editor:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
  '& .ql-editor li': { ms: '6' },
  '& .ql-editor li[data-list=bullet]': { listStyleType: 'disc' },
  '& .ql-editor li[data-list=ordered]': { listStyleType: 'decimal' },
  '& .ql-editor blockquote': { borderInlineStartWidth: '3px', ps: '3', color: 'fg.muted' },
  '& .ql-editor a': { color: 'accent.fg', textDecoration: 'underline' },
  '& .ql-ui, & .ql-clipboard': { display: 'none' },
} as const
