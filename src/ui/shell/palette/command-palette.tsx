import { Dialog as Parts, Portal } from '@chakra-ui/react'
import { Command as Cmdk } from 'cmdk'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { PAGES } from '@/domain/page/pages'
import { useSingleKeys } from '@/ui/kit/behavior/single-keys'
import { Kbd } from '@/ui/kit/layout/kbd'
import { visuallyHiddenCss } from '@/ui/kit/layout/visually-hidden'
import { ignoreToastPress } from '@/ui/kit/overlays/toast-press'
import { withChakra } from '@/ui/kit/theme/with-chakra'
import { PAGE_ICONS } from '../menu/page-icons'
import { type Command, type FoundRecord, findCommands, type PaletteProps } from './commands'
import { paletteStyles } from './palette-styles'
import { type ShellCommandsOptions, shellCommands } from './shell-commands'
import { type SearchState, useRecordSearch } from './use-record-search'

export type CommandPaletteProps = PaletteProps &
  Omit<ShellCommandsOptions, 'onType'> & { open: boolean; onClose: () => void }

export const CommandPalette = ({ open, ...props }: CommandPaletteProps) => (open ? <Palette {...props} /> : null)

const Panel = (props: Omit<CommandPaletteProps, 'open'>) => {
  const { search, onOpenRecord, onClose } = props
  const [text, setText] = useState('')
  const state = useRecordSearch(text, search)
  const found = findCommands(shellCommands({ ...props, onType: setText }), text)
  const prepare = useEffectEvent(props.onSearchOpen)
  useEffect(() => prepare(), [])
  const pick = (run: () => void) => () => {
    onClose()
    run()
  }
  return (
    <Parts.Root
      open
      onOpenChange={(change) => !change.open && onClose()}
      // Pressing Undo in a toast moves the focus but must not close the palette.
      onFocusOutside={(event) => event.preventDefault()}
      onPointerDownOutside={ignoreToastPress}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content css={paletteStyles}>
            <Parts.Title css={visuallyHiddenCss}>Search and commands</Parts.Title>
            <Cmdk label="Search and commands" shouldFilter={false} loop>
              <Cmdk.Input autoFocus value={text} onValueChange={setText} placeholder="Find or do anything…" />
              <Cmdk.List label="Results">
                <Group title="Go to" commands={found.filter(({ group }) => group === 'Go to')} pick={pick} />
                <Records state={state} pick={(record) => pick(() => onOpenRecord(record))} />
                <Group title="Do" commands={found.filter(({ group }) => group === 'Do')} pick={pick} />
                {found.length === 0 && <StatusMessage>{silence(state)}</StatusMessage>}
              </Cmdk.List>
            </Cmdk>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}

const Palette = withChakra(Panel)

const silence = (state: SearchState): string | null =>
  state.kind === 'idle' || (state.kind === 'found' && state.records.length === 0) ? 'No results.' : null

const StatusMessage = ({ children }: { children: ReactNode }) =>
  children === null ? null : (
    <p role="status" className="said">
      {children}
    </p>
  )

type GroupProps = { title: string; commands: readonly Command[]; pick: (run: () => void) => () => void }

const Group = ({ title, commands, pick }: GroupProps) => {
  const [singleKeys] = useSingleKeys()
  return commands.length === 0 ? null : (
    <Cmdk.Group heading={title}>
      {commands.map((command) => (
        <Cmdk.Item key={command.id} value={command.id} onSelect={command.staysOpen ? command.run : pick(command.run)}>
          {command.icon}
          {command.label}
          {singleKeys && command.keys && (
            <span className="keys" aria-hidden>
              {command.keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </span>
          )}
        </Cmdk.Item>
      ))}
    </Cmdk.Group>
  )
}

const KINDS = ['clients', 'properties', 'jobs', 'catalog'] as const

const Records = ({ state, pick }: { state: SearchState; pick: (record: FoundRecord) => () => void }) => {
  if (state.kind === 'searching') return <StatusMessage>Searching…</StatusMessage>
  if (state.kind === 'failed') return <StatusMessage>The search failed. Change the text to try again.</StatusMessage>
  if (state.kind === 'idle') return null
  return KINDS.map((kind) => {
    const records = state.records.filter((record) => record.kind === kind)
    const Icon = PAGE_ICONS[kind]
    return (
      records.length > 0 && (
        <Cmdk.Group key={kind} heading={PAGES[kind].title}>
          {records.map((record) => (
            <Cmdk.Item
              key={`${record.of ?? record.verb}-${record.id}`}
              value={`${kind}-${record.of ?? record.verb}-${record.id}`}
              onSelect={pick(record)}
            >
              <Icon size={16} aria-hidden />
              <span>{record.title}</span>
              <small>{record.detail}</small>
            </Cmdk.Item>
          ))}
        </Cmdk.Group>
      )
    )
  })
}
