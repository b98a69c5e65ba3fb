import { describe, expect, it } from 'vitest'
import { type Command, findCommands } from './commands'

const nothing = () => undefined
const commands: Command[] = [
  { id: 'overview', group: 'Go to', label: 'Overview', keywords: ['home'], run: nothing },
  { id: 'jobs', group: 'Go to', label: 'Jobs', run: nothing },
  { id: 'dark', group: 'Do', label: 'Switch to dark theme', keywords: ['night'], run: nothing },
  { id: 'out', group: 'Do', label: 'Sign out', keywords: ['log out'], run: nothing },
]
const found = (text: string) => findCommands(commands, text).map((command) => command.id)

describe('the palette', () => {
  it('offers everything in order while nothing is typed', () => {
    expect(found('  ')).toEqual(['overview', 'jobs', 'dark', 'out'])
  })

  it('finds by the beginnings of words, in any order and case', () => {
    expect(found('THEME dark')).toEqual(['dark'])
    expect(found('o')).toEqual(['overview', 'out'])
  })

  it('finds by other words for the same thing', () => {
    expect(found('log')).toEqual(['out'])
    expect(found('home')).toEqual(['overview'])
  })

  it('does not find in the middle of a word', () => {
    expect(found('view')).toEqual([])
  })

  it('puts a label that begins with the text first', () => {
    const others: Command[] = [
      { id: 'b', group: 'Do', label: 'Cancel sign-up', run: nothing },
      { id: 'a', group: 'Do', label: 'Sign out', run: nothing },
    ]
    expect(findCommands([...others], 'sign').map((command) => command.id)).toEqual(['a', 'b'])
  })
})
