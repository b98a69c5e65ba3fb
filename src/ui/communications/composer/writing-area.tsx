import { chakra } from '@chakra-ui/react'
import type { AriaAttributes, KeyboardEvent, Ref } from 'react'
import { controlRecipe } from '@/ui/kit/fields/control-recipe'
import type { Writing } from './outgoing'

const Area = chakra('textarea', controlRecipe)

type Props = {
  ref: Ref<HTMLTextAreaElement> | undefined
  mode: Writing['mode']
  isReadOnly: boolean
  value: string
  onChange: (text: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** Ties it to the suggestions. */
  suggestions: Pick<AriaAttributes, 'aria-autocomplete' | 'aria-controls' | 'aria-activedescendant'>
}

const LABELS = { sms: 'Message', email: 'Message', note: 'Internal note' } as const
const PLACEHOLDERS = {
  sms: 'Write a text, or / for a saved answer',
  email: 'Write an email, or / for a saved answer',
  note: 'Write a note for your team, with @ to tell someone',
} as const

/** Grows with its text. */
const GROWS = { fieldSizing: 'content' } as const

export const WritingArea = ({ ref, mode, isReadOnly, value, onChange, onKeyDown, suggestions }: Props) => (
  <Area
    ref={ref}
    {...suggestions}
    aria-label={LABELS[mode]}
    placeholder={PLACEHOLDERS[mode]}
    dir="auto"
    rows={mode === 'email' ? 5 : 2}
    py="2"
    minH={mode === 'email' ? '8rem' : '3.5rem'}
    maxH="16rem"
    resize="none"
    style={GROWS}
    readOnly={isReadOnly}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    onKeyDown={onKeyDown}
  />
)
