import type { ReactNode } from 'react'
import type { Addition } from '@/domain/page/additions'
import type { Day } from '@/domain/time/calendar'

/** Something the palette can do. */
export type Command = {
  id: string
  group: 'Go to' | 'Do'
  label: string
  /** Other words it is found by. */
  keywords?: readonly string[]
  icon?: ReactNode
  /** The keys that do it without the palette, pressed one after the other. */
  keys?: readonly string[]
  /** It leads to a search in the palette itself. */
  staysOpen?: true
  run: () => void
}

/** What is done with a job where the person is: by a dialog over the page, or at once. */
export type JobActionDialog = 'assign' | 'start' | 'complete'
/** What can be done with a job that is searched for: the word that is typed before the search. */
export type JobVerb = JobActionDialog | 'edit' | 'duplicate'
/** A word before the search: what is done with the job that is found, or that clients alone are looked for. */
export type SearchVerb = { word: JobVerb | 'client'; label: string }

export type CatalogTab = 'services' | 'products' | 'packages'

/** A record as the palette finds it; with a verb, what is done with it. */
export type FoundRecord = {
  kind: 'clients' | 'properties' | 'jobs' | 'catalog'
  /** In which tab of the catalog it is. */
  of?: CatalogTab
  id: number
  title: string
  detail: string
  verb?: JobVerb
}

export type RecordSearch = (text: string) => Promise<readonly FoundRecord[]>

/** What pages bring to the palette: records that are found, and what can be added. */
export type PaletteProps = {
  /** Called when the palette opens, before anything is typed. */
  onSearchOpen: () => void
  search: RecordSearch
  onOpenRecord: (record: FoundRecord) => void
  verbs: readonly SearchVerb[]
  additions: readonly Addition[]
  onAdd: (addition: Addition) => void
  /**
   * Gives the unassigned jobs of a day their crews (JOB-15): of the day shown on the jobs page, or of today where `day` is null. Null where this
   * person may not.
   */
  scheduling: { day: Day | null; run: () => void } | null
}

const words = (text: string) => text.toLocaleLowerCase('en').split(/\s+/).filter(Boolean)

const startsAWord = (haystack: readonly string[], word: string) =>
  haystack.some((candidate) => candidate.startsWith(word))

/**
 * The commands that a text asks for: every typed word must begin a word of the label or a keyword. Those whose label begins with the
 * text come first; otherwise the order stays.
 */
export const findCommands = (commands: readonly Command[], text: string): Command[] => {
  const typed = words(text)
  const matching = commands.filter((command) => {
    const labelWords = words([command.label, ...(command.keywords ?? [])].join(' '))
    return typed.every((word) => startsAWord(labelWords, word))
  })
  const begins = (command: Command) => command.label.toLocaleLowerCase('en').startsWith(typed.join(' '))
  return [...matching.filter(begins), ...matching.filter((command) => !begins(command))]
}
