import CalendarCog from 'lucide-react/icons/calendar-cog'
import LogOut from 'lucide-react/icons/log-out'
import Moon from 'lucide-react/icons/moon'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import Sun from 'lucide-react/icons/sun'
import type { Addition } from '@/domain/page/additions'
import type { Page } from '@/domain/page/pages'
import { formatDay } from '@/domain/time/calendar'
import { PAGE_ICONS } from '../menu/page-icons'
import type { Command, PaletteProps, SearchVerb } from './commands'
import { keycaps, pagesByLetter } from './go-keys'

export type ShellCommandsOptions = {
  pages: readonly Page[]
  theme: 'light' | 'dark'
  onGo: (path: string) => void
  additions: readonly Addition[]
  onAdd: (addition: Addition) => void
  verbs: readonly SearchVerb[]
  scheduling: PaletteProps['scheduling']
  onType: (text: string) => void
  onTheme: (theme: 'light' | 'dark') => void
  onSignOut: () => void
}

const ADDING = ['add', 'new', 'create', 'customer']

const GOING = ['go', 'to', 'open']

const schedule = ({ day, run }: NonNullable<PaletteProps['scheduling']>): Command => ({
  id: 'schedule',
  group: 'Do',
  label: `Auto-schedule ${day === null ? 'today' : formatDay(day)}`,
  keywords: ['schedule', 'day', 'plan'],
  icon: <CalendarCog size={16} aria-hidden />,
  run,
})

export const shellCommands = ({ pages, theme, onGo, onTheme, onSignOut, ...more }: ShellCommandsOptions): Command[] => {
  const other = theme === 'dark' ? 'light' : 'dark'
  const ThemeIcon = other === 'dark' ? Moon : Sun
  const letters = new Map(pagesByLetter(pages).map(({ letter, page }) => [page.path, letter]))
  return [
    ...pages.map(({ path, title, icon }): Command => {
      const Icon = PAGE_ICONS[icon]
      const letter = letters.get(path)
      return {
        id: path,
        group: 'Go to',
        label: title,
        keywords: GOING,
        icon: <Icon size={16} aria-hidden />,
        ...(letter ? { keys: keycaps(letter) } : {}),
        run: () => onGo(path),
      }
    }),
    ...more.additions.map(
      (addition): Command => ({
        id: `add-${addition.id}`,
        group: 'Do',
        label: addition.label,
        keywords: ADDING,
        icon: <Plus size={16} aria-hidden />,
        run: () => more.onAdd(addition),
      }),
    ),
    ...more.verbs.map(
      ({ word, label }): Command => ({
        id: word,
        group: 'Do',
        label,
        icon: <Search size={16} aria-hidden />,
        staysOpen: true,
        run: () => more.onType(`${word} `),
      }),
    ),
    ...(more.scheduling ? [schedule(more.scheduling)] : []),
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
