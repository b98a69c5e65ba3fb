import { chakra } from '@chakra-ui/react'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, useId, useState } from 'react'
import { intoView } from '@/ui/kit/behavior/into-view'
import { TextField, type TextFieldProps } from '../text-field'

/** `detail` distinguishes options with the same name. */
export type ComboboxOption = { key: string; text: string; detail?: string }

export type Found = { found: readonly ComboboxOption[]; more: number }

type ComboboxProps = Pick<
  TextFieldProps,
  'name' | 'label' | 'optional' | 'hideLabel' | 'placeholder' | 'aria-description' | 'error' | 'hint' | 'disabled'
> & {
  listLabel: string
  /** Null while the options load. */
  find: ((typed: string) => Found) | null
  chosen: string
  onChoose: (key: string) => void
  none: string
  /** Creates an option from the input if none matches; null without permission. */
  adding?: { label: (typed: string) => string; onAdd: (typed: string) => void } | null
}

const NOTHING: Found = { found: [], more: 0 }

/** Arrow keys move, Enter chooses, Escape closes. */
export const Combobox = ({ listLabel, find, chosen, onChoose, none, adding = null, ...field }: ComboboxProps) => {
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const open = typed !== null
  const { found, more } = open && find ? find(typed) : NOTHING

  const wanted = typed?.trim() ?? ''
  const add = open && find && found.length === 0 ? adding : null

  const choose = (option: ComboboxOption | undefined) => {
    if (option) onChoose(option.key)
    setTyped(null)
  }
  const addTyped = () => {
    setTyped(null)
    add?.onAdd(wanted)
  }
  const show = (text: string) => {
    setTyped(text)
    setActive(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) return show('')
      const step = event.key === 'ArrowDown' ? 1 : -1
      return setActive((active + step + found.length) % Math.max(1, found.length))
    }
    if (!open) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Enter would submit the form, and Escape close the dialog.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter' && add) addTyped()
    else if (event.key === 'Escape' || find) choose(event.key === 'Enter' ? found[active] : undefined)
  }

  const optionId = (index: number) => `${listId}-${index}`
  return (
    <chakra.div position="relative">
      <TextField
        {...field}
        style={withArrow}
        autoComplete="off"
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && (found.length > 0 || add) ? optionId(active) : undefined}
        value={typed ?? chosen}
        onChange={({ currentTarget }) => show(currentTarget.value)}
        onClick={() => !open && show('')}
        onBlur={() => setTyped(null)}
        onKeyDown={onKeyDown}
      />
      <chakra.div
        id={listId}
        // Opens below the field, which may be the last one in view.
        ref={open && find ? intoView : null}
        role="listbox"
        aria-label={listLabel}
        hidden={!open || !find}
        css={listCss}
      >
        {found.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and points here
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
          <div
            key={option.key}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            ref={(element) => {
              if (index === active) element?.scrollIntoView({ block: 'nearest' })
            }}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {option.text}
            {option.detail !== undefined && <small>{option.detail}</small>}
          </div>
        ))}
        {find && open && (more > 0 || (found.length === 0 && (wanted !== '' || !add))) && (
          <div role="option" aria-disabled aria-selected={false} tabIndex={-1}>
            <small>{more > 0 ? `${more} more – keep typing` : none}</small>
          </div>
        )}
        {add && (
          // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and points here
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
          <div
            id={optionId(0)}
            role="option"
            aria-selected
            onPointerDown={(event) => event.preventDefault()}
            onClick={addTyped}
          >
            <chakra.span display="flex" alignItems="center" gap="2" fontWeight="medium">
              <Plus size={16} aria-hidden />
              {add.label(wanted)}
            </chakra.span>
          </div>
        )}
      </chakra.div>
    </chakra.div>
  )
}

const listCss = {
  position: 'absolute',
  insetInlineStart: 0,
  minWidth: '100%',
  top: '100%',
  mt: '1',
  scrollMarginBottom: '2',
  zIndex: 'sticky',
  maxHeight: '16rem',
  overflowY: 'auto',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
  boxShadow: 'md',
  '&[hidden]': { display: 'none' },
  '& [role=option]': {
    px: '3',
    py: '1.5',
    cursor: 'pointer',
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
  },
  '& [role=option]:hover': { bg: 'bg.muted' },
  '& [aria-selected=true]': { bg: 'accent.subtle' },
  '& small': { color: 'fg.muted' },
} as const

/** A select-style arrow in a gray that is visible in both themes. */
const withArrow = {
  paddingInlineEnd: '2rem',
  backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="#7d8a82" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><path d="m6 9 6 6 6-6"/></svg>',
  )}")`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'right 0.625rem center',
}
