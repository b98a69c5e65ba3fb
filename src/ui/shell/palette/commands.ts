import type { ReactNode } from 'react'
import type { Addition } from '@/domain/page/additions'
import type { Day } from '@/domain/time/calendar'

export type Command = {
  id: string
  group: 'Go to' | 'Do'
  label: string
  keywords?: readonly string[]
  icon?: ReactNode
  /** Key sequence that runs it without the palette. */
  keys?: readonly string[]
  staysOpen?: true
  run: () => void
}

export type JobActionDialog = 'assign' | 'start' | 'complete'
export type JobVerb = JobActionDialog | 'edit' | 'duplicate'
/** A search prefix: a job action, or `client` to search only clients. */
export type SearchVerb = { word: JobVerb | 'client'; label: string }

export type CatalogTab = 'services' | 'products' | 'packages'

/** A search result; with a verb, the action on it. */
export type FoundRecord = {
  kind: 'clients' | 'properties' | 'jobs' | 'catalog'
  of?: CatalogTab
  id: number
  title: string
  detail: string
  verb?: JobVerb
}

export type RecordSearch = (text: string) => Promise<readonly FoundRecord[]>

export type PaletteProps = {
  /** Called when the palette opens, before any input. */
  onSearchOpen: () => void
  search: RecordSearch
  onOpenRecord: (record: FoundRecord) => void
  verbs: readonly SearchVerb[]
  additions: readonly Addition[]
  onAdd: (addition: Addition) => void
  /** Assigns crews to the unassigned jobs of a day (JOB-15): the jobs page's day, or today for a null `day`. Null when the user may not. */
  scheduling: { day: Day | null; run: () => void } | null
}

const words = (text: string) => text.toLocaleLowerCase('en').split(/\s+/).filter(Boolean)

const startsAWord = (haystack: readonly string[], word: string) =>
  haystack.some((candidate) => candidate.startsWith(word))

/** Every word of the text has to begin a word of the label or a keyword. Labels that start with the text come first; otherwise stable. */
export const findCommands = (commands: readonly Command[], text: string): Command[] => {
  const typed = words(text)
  const matching = commands.filter((command) => {
    const labelWords = words([command.label, ...(command.keywords ?? [])].join(' '))
    return typed.every((word) => startsAWord(labelWords, word))
  })
  const begins = (command: Command) => command.label.toLocaleLowerCase('en').startsWith(typed.join(' '))
  return [...matching.filter(begins), ...matching.filter((command) => !begins(command))]
}
