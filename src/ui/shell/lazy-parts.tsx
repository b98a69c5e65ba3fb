import type { ComponentProps } from 'react'
import { toast } from '@/ui/kit/toaster'
import { useCode } from '@/ui/kit/use-code'
import type { CommandPalette } from './command-palette'
import type { PhoneMenu } from './phone-menu'
import type { ShortcutsDialog } from './shortcuts-dialog'

/*
 * Parts that the frame does without until somebody opens them. Not through `lazy`: a fallback would swallow what is typed right after
 * Ctrl+K.
 */

const loadPalette = () => import('./command-palette')
const loadPhoneMenu = () => import('./phone-menu')
const loadShortcuts = () => import('./shortcuts-dialog')

const failed = (what: string) => () => toast({ kind: 'error', title: `${what} could not be loaded.` })

export const LazyPalette = ({ open, ...props }: ComponentProps<typeof CommandPalette> & { open: boolean }) => {
  const code = useCode(loadPalette, open, failed('The search'))
  return open && code ? <code.CommandPalette {...props} /> : null
}

export const LazyPhoneMenu = (props: ComponentProps<typeof PhoneMenu>) => {
  const code = useCode(loadPhoneMenu, props.open, failed('The menu'))
  return code && <code.PhoneMenu {...props} />
}

export const LazyShortcuts = (props: ComponentProps<typeof ShortcutsDialog>) => {
  const code = useCode(loadShortcuts, props.open, failed('The list of shortcuts'))
  return code && <code.ShortcutsDialog {...props} />
}
