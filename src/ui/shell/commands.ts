import type { ReactNode } from 'react'

/** Something the palette can do. */
export type Command = {
  id: string
  group: 'Go to' | 'Do'
  label: string
  /** Other words it is found by. */
  keywords?: readonly string[]
  icon?: ReactNode
  run: () => void
}

/** A job as the palette finds it. */
export type FoundJob = { id: number; title: string; detail: string }

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
    const known = words([command.label, ...(command.keywords ?? [])].join(' '))
    return typed.every((word) => startsAWord(known, word))
  })
  const begins = (command: Command) => command.label.toLocaleLowerCase('en').startsWith(typed.join(' '))
  return [...matching.filter(begins), ...matching.filter((command) => !begins(command))]
}
