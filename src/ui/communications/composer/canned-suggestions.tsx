import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useId, useState } from 'react'
import type { CannedAnswer } from '@/domain/messaging/settings/canned-answer'

/** What is typed after a slash at the end of the text, such as `hours`; null without one. */
const shortcutIn = (body: string): string | null => /(?:^|\s)\/([a-z0-9_-]*)$/.exec(body)?.[1] ?? null

const MOST = 6

type Options = {
  answers: readonly CannedAnswer[]
  /** Null where none are offered. */
  body: string | null
  onChoose: (body: string) => void
}

/** Saved answers for what is typed; arrows move, Enter and Tab choose, Escape closes. */
export const useCannedSuggestions = ({ answers, body, onChoose }: Options) => {
  const id = useId()
  const [at, setAt] = useState({ typed: '', index: 0 })
  const [closedFor, setClosedFor] = useState<string | null>(null)
  const typed = body === null ? null : shortcutIn(body)
  if (closedFor !== null && typed !== closedFor) setClosedFor(null)
  const found =
    typed === null || typed === closedFor
      ? []
      : answers.filter(({ shortcut }) => shortcut.startsWith(typed)).slice(0, MOST)
  const index = at.typed === typed ? at.index : 0
  const choose = (answer: CannedAnswer) => onChoose((body ?? '').replace(/\/[a-z0-9_-]*$/, () => answer.body))
  const move = (by: number) => setAt({ typed: typed ?? '', index: (index + by + found.length) % found.length })
  return {
    list: found.length > 0 && <Suggestions {...{ id, found, index }} onChoose={choose} />,
    area:
      found.length > 0
        ? ({ 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-activedescendant': `${id}-${index}` } as const)
        : {},
    /** True when the key was for the suggestions. */
    takesKey({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
      const chosen = found[index]
      if (!chosen || shiftKey) return false
      if (key === 'ArrowDown') move(1)
      else if (key === 'ArrowUp') move(-1)
      else if (key === 'Enter' || key === 'Tab') choose(chosen)
      else if (key === 'Escape') setClosedFor(typed)
      else return false
      return true
    },
  }
}

type Props = {
  id: string
  found: readonly CannedAnswer[]
  index: number
  onChoose: (answer: CannedAnswer) => void
}

const Suggestions = ({ id, found, index, onChoose }: Props) => (
  <chakra.div
    id={id}
    role="listbox"
    aria-label="Saved answers"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="md"
    boxShadow="md"
    overflow="hidden"
    css={{
      '& [role=option]': { display: 'flex', gap: '3', px: '3', py: '1.5', cursor: 'pointer', fontSize: 'sm' },
      '& [role=option]:hover, & [aria-selected=true]': { bg: 'bg.muted' },
      '& strong': { fontWeight: 'medium', flexShrink: 0 },
      '& span': {
        color: 'fg.muted',
        minW: '0',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    }}
  >
    {found.map((answer, position) => (
      // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus and names the active option
      // biome-ignore lint/a11y/useKeyWithClickEvents: the text area takes the keys
      <div
        key={answer.id}
        id={`${id}-${position}`}
        role="option"
        aria-selected={position === index}
        // The text keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(answer)}
      >
        <strong>/{answer.shortcut}</strong>
        <span>{answer.body}</span>
      </div>
    ))}
  </chakra.div>
)
