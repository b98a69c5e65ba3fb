import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden'

type Option<T extends string> = { value: T; label: string; icon?: ReactNode }

type Props<T extends string> = {
  label: string
  value: T
  onChange: (value: T) => void
  options: readonly Option<T>[]
  /** Labels stay for screen readers. */
  iconsOnly?: boolean
}

const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2.5',
    minH: '7',
    fontSize: 'sm',
    fontWeight: 'medium',
    borderRadius: 'sm',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    '&:has(:checked)': { bg: 'bg.panel', color: 'accent.fg', boxShadow: 'sm' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
  },
})

/** A choice of two or three views. The pressed one is marked at once, before its content renders. */
export const SegmentedControl = <T extends string>({ label, value, onChange, options, iconsOnly }: Props<T>) => {
  const name = useId()
  const [pressed, setPressed] = useState({ at: value, value })
  if (pressed.at !== value) setPressed({ at: value, value })
  const isComing = pressed.value !== value
  useEffect(() => {
    if (!isComing) return
    // Back before the new view has rendered cancels the press.
    const callOff = () => setPressed({ at: value, value })
    window.addEventListener('popstate', callOff)
    return () => window.removeEventListener('popstate', callOff)
  }, [isComing, value])
  const choose = (next: T) => {
    setPressed({ at: value, value: next })
    onChange(next)
  }
  return (
    <chakra.fieldset display="inline-flex" p="2px" bg="bg.emphasized" borderRadius="md" minW="0">
      <VisuallyHidden asChild>
        <legend>{label}</legend>
      </VisuallyHidden>
      {options.map((option) => (
        <Choice key={option.value} title={iconsOnly ? option.label : undefined}>
          <VisuallyHidden asChild>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === pressed.value}
              onChange={() => choose(option.value)}
            />
          </VisuallyHidden>
          {option.icon}
          {iconsOnly ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
        </Choice>
      ))}
    </chakra.fieldset>
  )
}
