import { lazyPart } from '@/ui/kit/lazy-part'

/* Parts that the frame does without until somebody opens them. */

export const LazyPalette = lazyPart({
  name: 'The search',
  load: () => import('./command-palette').then(({ CommandPalette }) => CommandPalette),
  isOverlay: true,
})

export const LazyPhoneMenu = lazyPart({
  name: 'The menu',
  load: () => import('./phone-menu').then(({ PhoneMenu }) => PhoneMenu),
  isOverlay: true,
})

export const LazyShortcuts = lazyPart({
  name: 'The list of shortcuts',
  load: () => import('./shortcuts-dialog').then(({ ShortcutsDialog }) => ShortcutsDialog),
  isOverlay: true,
})
