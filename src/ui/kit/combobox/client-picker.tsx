import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { fullName } from '@/domain/user'
import { Banner } from '../banner'
import type { Loadable } from '../loadable'
import { useSearchHint } from '../search-hint'
import { TextField } from '../text-field'
import { type ClientOption, matchClients } from './match-clients'

type ClientPickerProps<C extends ClientOption> = {
  clients: Loadable<readonly C[]>
  chosen: C | undefined
  onChoose: (client: C) => void
  error: string | undefined
  /** Adds a client out of what was typed, where none matches; null where this person may not. */
  onAdd: ((typed: string) => void) | null
}

/** A combobox over the clients: type to search, arrows to move, Enter to choose, Escape to leave. */
export const ClientPicker = <C extends ClientOption>({
  clients,
  chosen,
  onChoose,
  error,
  onAdd,
}: ClientPickerProps<C>) => {
  const listId = useId()
  const searchHint = useSearchHint('Search clients', 'Search by name, phone, email or address')
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const open = typed !== null
  const list = clients.state === 'ready' ? clients.value : null
  const { found, more } = open && list ? matchClients(list, typed) : { found: [], more: 0 }

  const wanted = typed?.trim() ?? ''
  const add = open && list && found.length === 0 ? onAdd : null

  const choose = (client: C | undefined) => {
    if (client) onChoose(client)
    setTyped(null)
  }
  const addTyped = () => {
    setTyped(null)
    add?.(wanted)
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
    // Neither may reach the form or the dialog: Enter would submit the one, Escape close the other.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter' && add) addTyped()
    else if (event.key === 'Escape' || list) choose(event.key === 'Enter' ? found[active] : undefined)
  }

  const optionId = (index: number) => `${listId}-${index}`
  return (
    <chakra.div position="relative" display="grid" gap="2">
      {clients.state === 'failed' && (
        <Banner kind="warning" detail={clients.failure.message} onRetry={clients.retry}>
          Failed to load clients. Please try again.
        </Banner>
      )}
      <TextField
        name="client_id"
        label="Client"
        {...searchHint}
        autoComplete="off"
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && (found.length > 0 || add) ? optionId(active) : undefined}
        value={typed ?? (chosen ? fullName(chosen) : '')}
        onChange={({ currentTarget }) => show(currentTarget.value)}
        onClick={() => !open && show('')}
        onBlur={() => setTyped(null)}
        onKeyDown={onKeyDown}
        error={error}
        hint={clients.state === 'loading' ? 'Loading clients…' : undefined}
      />
      <chakra.div id={listId} role="listbox" aria-label="Clients" hidden={!open || !list} css={listCss}>
        {found.map((client, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and points here
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
          <div
            key={client.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            ref={(option) => {
              if (index === active) option?.scrollIntoView({ block: 'nearest' })
            }}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(client)}
          >
            {fullName(client)}
            <small>{client.properties[0]?.address ?? client.email}</small>
          </div>
        ))}
        {list && open && (more > 0 || (found.length === 0 && (wanted !== '' || !add))) && (
          <div role="option" aria-disabled aria-selected={false} tabIndex={-1}>
            <small>{more > 0 ? `${more} more – keep typing` : 'No client found.'}</small>
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
              {wanted === '' ? 'Add client' : `Add client “${wanted}”`}
            </chakra.span>
          </div>
        )}
      </chakra.div>
    </chakra.div>
  )
}

const listCss = {
  position: 'absolute',
  insetInline: 0,
  top: '62px',
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
