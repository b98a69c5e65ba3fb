import { LogOut, Moon, Sun } from 'lucide-react'
import type { Page } from '@/domain/pages'
import type { Command } from './commands'
import { PAGE_ICONS } from './page-icons'

type Options = {
  pages: readonly Page[]
  theme: 'light' | 'dark'
  onGo: (path: string) => void
  onTheme: (theme: 'light' | 'dark') => void
  onSignOut: () => void
}

/** What the shell itself offers in the palette; features add theirs. */
export const shellCommands = ({ pages, theme, onGo, onTheme, onSignOut }: Options): Command[] => {
  const other = theme === 'dark' ? 'light' : 'dark'
  const ThemeIcon = other === 'dark' ? Moon : Sun
  return [
    ...pages.map(({ path, title, icon }): Command => {
      const Icon = PAGE_ICONS[icon]
      return { id: path, group: 'Go to', label: title, icon: <Icon size={16} aria-hidden />, run: () => onGo(path) }
    }),
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
