import { chakra } from '@chakra-ui/react'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { type ReactNode, useCallback } from 'react'
import type { HandsetMessage } from '@/domain/messaging/handset'
import { Button } from '@/ui/kit/actions/button'
import { Picture } from '@/ui/shared/attachments/picture'
import { LinkedText } from './linked-text'
import type { HandsetActions } from './types'
import type { OutgoingText } from './use-outgoing-texts'

const Bubble = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    maxW: '82%',
    px: '3.5',
    py: '2',
    fontSize: 'lg',
    lineHeight: 'snug',
  },
  variants: {
    side: {
      own: {
        bg: 'accent.solid',
        color: 'accent.contrast',
        justifySelf: 'end',
        borderRadius: '1.25rem 1.25rem 0.375rem 1.25rem',
      },
      theirs: {
        bg: 'bg.emphasized',
        color: 'fg',
        justifySelf: 'start',
        borderRadius: '1.25rem 1.25rem 1.25rem 0.375rem',
      },
    },
  },
})

const Under = chakra('p', {
  base: { textStyle: 'caption', color: 'fg.muted', px: '2' },
  variants: { side: { own: { justifySelf: 'end', textAlign: 'end' }, theirs: { justifySelf: 'start' } } },
})

type TextProps = Pick<HandsetActions, 'onFile'> & { text: HandsetMessage; below: ReactNode }

export const TextBubble = ({ text, below, onFile }: TextProps) => {
  const side = text.is_own ? 'own' : 'theirs'
  const load = useCallback((file: string) => onFile(text, file), [text, onFile])
  return (
    <chakra.li display="grid" gap="1" minW="0">
      <Bubble side={side}>
        {text.attachments.map(({ id, name }) => (
          <chakra.span key={id} display="block" borderRadius="lg" overflow="hidden" minW="8rem">
            <Picture id={id} load={load} alt={name} whole />
          </chakra.span>
        ))}
        {text.body !== '' && <LinkedText text={text.body} />}
      </Bubble>
      {below && <Under side={side}>{below}</Under>}
    </chakra.li>
  )
}

type OutgoingProps = { text: OutgoingText; onRetry: () => void; onDrop: () => void }

export const OutgoingBubble = ({ text: { draft, problem }, onRetry, onDrop }: OutgoingProps) => (
  <chakra.li display="grid" gap="1" minW="0">
    <Bubble side="own" opacity={problem === null ? 0.7 : 1}>
      {draft.attachments.map(({ id, name, type, data }) => (
        <chakra.img
          key={id}
          src={`data:${type};base64,${data}`}
          alt={name}
          borderRadius="lg"
          maxW="100%"
          maxH="16rem"
        />
      ))}
      {draft.body !== '' && <LinkedText text={draft.body} />}
    </Bubble>
    {problem === null ? (
      <Under side="own">Sending…</Under>
    ) : (
      <chakra.div role="alert" display="grid" gap="1" justifyItems="end">
        <chakra.p textStyle="small" color="danger.fg" textAlign="end" px="2">
          Not delivered. {problem}
        </chakra.p>
        <chakra.span display="flex" gap="2">
          <Button size="sm" variant="outline" onClick={onRetry}>
            <RotateCw size={14} aria-hidden />
            Try again
          </Button>
          <Button size="sm" variant="ghost" onClick={onDrop}>
            Delete
          </Button>
        </chakra.span>
      </chakra.div>
    )}
  </chakra.li>
)
