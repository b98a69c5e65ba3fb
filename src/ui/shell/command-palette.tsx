import { Dialog as Parts, Portal } from '@chakra-ui/react'
import { Command as Cmdk } from 'cmdk'
import { Briefcase } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import { type Command, findCommands } from './commands'
import { paletteStyles } from './palette-styles'
import { type JobSearch, type SearchState, useJobSearch } from './use-job-search'

export type CommandPaletteProps = {
  open: boolean
  commands: readonly Command[]
  searchJobs: JobSearch
  onOpenJob: (id: number) => void
  onClose: () => void
}

/** Ctrl/Cmd+K: go to a page, find a job, switch the theme, sign out. */
export const CommandPalette = ({ open, ...props }: CommandPaletteProps) => (open ? <Palette {...props} /> : null)

const Palette = ({ commands, searchJobs, onOpenJob, onClose }: Omit<CommandPaletteProps, 'open'>) => {
  const [text, setText] = useState('')
  const state = useJobSearch(text, searchJobs)
  const found = findCommands(commands, text)
  const pick = (run: () => void) => () => {
    onClose()
    run()
  }
  return (
    <Parts.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content css={paletteStyles}>
            <VisuallyHidden asChild>
              <Parts.Title>Search and commands</Parts.Title>
            </VisuallyHidden>
            <Cmdk label="Search and commands" shouldFilter={false} loop>
              <Cmdk.Input
                autoFocus
                value={text}
                onValueChange={setText}
                placeholder="Go to a page, find a job, do something…"
              />
              <Cmdk.List label="Results">
                <Group title="Go to" commands={found.filter(({ group }) => group === 'Go to')} pick={pick} />
                <Jobs state={state} pick={(id) => pick(() => onOpenJob(id))} />
                <Group title="Do" commands={found.filter(({ group }) => group === 'Do')} pick={pick} />
                {found.length === 0 && <Said>{silence(state)}</Said>}
              </Cmdk.List>
            </Cmdk>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}

const silence = (state: SearchState): string | null =>
  state.kind === 'idle' || (state.kind === 'found' && state.jobs.length === 0) ? 'Nothing by that name.' : null

const Said = ({ children }: { children: ReactNode }) =>
  children === null ? null : (
    <p role="status" className="said">
      {children}
    </p>
  )

type GroupProps = { title: string; commands: readonly Command[]; pick: (run: () => void) => () => void }

const Group = ({ title, commands, pick }: GroupProps) =>
  commands.length === 0 ? null : (
    <Cmdk.Group heading={title}>
      {commands.map((command) => (
        <Cmdk.Item key={command.id} value={command.id} onSelect={pick(command.run)}>
          {command.icon}
          {command.label}
        </Cmdk.Item>
      ))}
    </Cmdk.Group>
  )

const Jobs = ({ state, pick }: { state: SearchState; pick: (id: number) => () => void }) => {
  if (state.kind === 'searching') return <Said>Searching jobs…</Said>
  if (state.kind === 'failed') return <Said>The search for jobs failed. Change the text to try again.</Said>
  if (state.kind === 'idle' || state.jobs.length === 0) return null
  return (
    <Cmdk.Group heading="Jobs">
      {state.jobs.map((job) => (
        <Cmdk.Item key={job.id} value={`job-${job.id}`} onSelect={pick(job.id)}>
          <Briefcase size={16} aria-hidden />
          <span>{job.title}</span>
          <small>{job.detail}</small>
        </Cmdk.Item>
      ))}
    </Cmdk.Group>
  )
}
