import { chakra } from '@chakra-ui/react'
import type { CannedAnswer } from '@/domain/messaging/settings/canned-answer'

/** What is typed after a slash at the end of the text, such as `hours`; null without one. */
export const shortcutIn = (body: string): string | null => /(?:^|\s)\/([a-z0-9_-]*)$/.exec(body)?.[1] ?? null

type Props = {
  answers: readonly CannedAnswer[]
  typed: string
  onChoose: (body: string) => void
}

const MOST = 6

export const CannedSuggestions = ({ answers, typed, onChoose }: Props) => {
  const found = answers.filter(({ shortcut }) => shortcut.startsWith(typed)).slice(0, MOST)
  if (found.length === 0) return null
  return (
    <chakra.ul
      aria-label="Saved answers"
      listStyleType="none"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      boxShadow="md"
      overflow="hidden"
      css={{
        '& button': {
          display: 'flex',
          gap: '3',
          width: '100%',
          px: '3',
          py: '1.5',
          textAlign: 'start',
          cursor: 'pointer',
          fontSize: 'sm',
        },
        '& button:hover, & button:focus-visible': { bg: 'bg.muted' },
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
      {found.map(({ id, shortcut, body }) => (
        <li key={id}>
          <button type="button" onClick={() => onChoose(body)}>
            <strong>/{shortcut}</strong>
            <span>{body}</span>
          </button>
        </li>
      ))}
    </chakra.ul>
  )
}
