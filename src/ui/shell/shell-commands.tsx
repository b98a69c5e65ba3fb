import { LogOut, Moon, Plus, Sun } from 'lucide-react'
import type { Addition } from '@/domain/additions'
import type { Page } from '@/domain/pages'
import type { Command } from './commands'
import { PAGE_ICONS } from './page-icons'

export type ShellCommandsOptions = {
  pages: readonly Page[]
  theme: 'light' | 'dark'
  onGo: (path: string) => void
  additions: readonly Addition[]
  onAdd: (addition: Addition) => void
  onTheme: (theme: 'light' | 'dark') => void
  onSignOut: () => void
}

/** Other words that an addition is found by. */
const ADDING = ['add', 'new', 'create', 'customer']

/** What the palette can do: go to a page, add a record, and what the shell itself offers. */
export const shellCommands = ({ pages, theme, onGo, onTheme, onSignOut, ...add }: ShellCommandsOptions): Command[] => {
  const other = theme === 'dark' ? 'light' : 'dark'
  const ThemeIcon = other === 'dark' ? Moon : Sun
  return [
    ...pages.map(({ path, title, icon }): Command => {
      const Icon = PAGE_ICONS[icon]
      return { id: path, group: 'Go to', label: title, icon: <Icon size={16} aria-hidden />, run: () => onGo(path) }
    }),
    ...add.additions.map(
      (addition): Command => ({
        id: `add-${addition.id}`,
        group: 'Do',
        label: addition.label,
        keywords: ADDING,
        icon: <Plus size={16} aria-hidden />,
        run: () => add.onAdd(addition),
      }),
    ),
    {
      id: 'theme',
      group: 'Do',
      label: `Switch to ${other} theme`,
      keywords: ['colour', 'color', 'mode'],
      icon: <ThemeIcon size={16} aria-hidden />,
      run: () => onTheme(other),
    },
    {
      id: 'sign-out',
      group: 'Do',
      label: 'Sign out',
      keywords: ['log', 'leave'],
      icon: <LogOut size={16} aria-hidden />,
      run: onSignOut,
    },
  ]
}
