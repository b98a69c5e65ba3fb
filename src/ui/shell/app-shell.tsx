import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { User } from '@/domain/account/user'
import type { Page } from '@/domain/page/pages'
import { useKeys } from '@/ui/kit/behavior/keys'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { CONTENT_ID, SkipLink } from '@/ui/kit/layout/skip-link'
import { Toaster } from '@/ui/kit/overlays/toaster'
import { useColorMode } from '@/ui/kit/theme/color-mode'
import { type MenuCounts, NavList } from './menu/nav-list'
import { Sidebar } from './menu/sidebar'
import { UserBlock } from './menu/user-block'
import { type Notice, Notices } from './notices/notices'
import type { PaletteProps } from './palette/commands'
import { goKeys } from './palette/go-keys'
import { usePaletteKey } from './palette/use-palette-key'
import { restoreFocus } from './restore-focus'
import { TopBar } from './top-bar'

const LazyPalette = lazyPart({
  name: 'The search',
  load: () => import('./palette/command-palette').then(({ CommandPalette }) => CommandPalette),
  isOverlay: true,
})

const LazyPhoneMenu = lazyPart({
  name: 'The menu',
  load: () => import('./menu/phone-menu').then(({ PhoneMenu }) => PhoneMenu),
  isOverlay: true,
})

const LazyShortcuts = lazyPart({
  name: 'The list of shortcuts',
  load: () => import('./palette/shortcuts-dialog').then(({ ShortcutsDialog }) => ShortcutsDialog),
  isOverlay: true,
})

export type AppShellProps = {
  /** Menu entries this user may see (NAV-05, NAV-06). */
  pages: readonly Page[]
  counts?: MenuCounts
  path: string
  /** Path of the visible page; `path` may still be loading. */
  shownPath: string
  user: User
  onSignOut: () => void
  onGo: (path: string) => void
  palette: PaletteProps
  notices?: readonly Notice[]
  children: ReactNode
}

/** Frame of every signed-in page: menu, palette, shortcuts, notices, toasts (NAV-01 to NAV-06). Requires `AppTheme`. */
export const AppShell = (props: AppShellProps) => {
  const { pages, counts, path, user, onSignOut, onGo, palette, notices = [], children } = props
  const [overlay, setOverlay] = useState<'palette' | 'shortcuts' | null>(null)
  // The drawer belongs to the page it was opened on: navigation closes it, and returning does not reopen it.
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null)
  if (menuOpenAt !== null && menuOpenAt !== path) setMenuOpenAt(null)
  const { theme, setMode } = useColorMode()
  usePaletteKey(() => setOverlay('palette'))
  useKeys({ '?': () => setOverlay('shortcuts'), ...goKeys(pages, onGo) })
  const content = useFocusOnNewPage(props.shownPath)
  useEffect(restoreFocus, [])

  const close = () => setOverlay(null)
  const openPalette = () => setOverlay('palette')
  const menu = (collapsed: boolean) => (
    <>
      <NavList pages={pages} path={path} collapsed={collapsed} {...(counts ? { counts } : {})} />
      <UserBlock user={user} collapsed={collapsed} onSignOut={onSignOut} onShortcuts={() => setOverlay('shortcuts')} />
    </>
  )

  return (
    <chakra.div
      display="flex"
      _print={{ display: 'block' }}
      flexDirection={{ base: 'column', md: 'row' }}
      minH="100dvh"
    >
      <SkipLink />
      <Sidebar onSearch={openPalette}>{menu}</Sidebar>
      <TopBar onMenu={() => setMenuOpenAt(path)} onSearch={openPalette} />
      <LazyPhoneMenu open={menuOpenAt !== null} onClose={() => setMenuOpenAt(null)}>
        {menu(false)}
      </LazyPhoneMenu>
      <chakra.main
        ref={content}
        id={CONTENT_ID}
        tabIndex={-1}
        flex="1"
        minW="0"
        display="flex"
        _print={{ display: 'block', p: '0' }}
        flexDirection="column"
        px={{ base: '4', lg: '6' }}
        pt="5"
        pb={{ base: '4', lg: '6' }}
        css={{
          // Reserves room so that the end of a page can be scrolled out from under a toast. A full-height page has that room inside, in its
          // own scrolling parts, from the width it names.
          'body:has([data-scope=toast][data-state=open]):not(:has([data-foot-bar])) &': { pb: { mdDown: '8rem' } },
          'body:has([data-scope=toast][data-state=open]):not(:has([data-scrolls=md])) &': { pb: { md: '6rem' } },
          'body:has([data-scope=toast][data-state=open]):has([data-scrolls=lg]) &': { pb: { lg: '6' } },
          'body:has([data-scope=toast][data-state=open]) & [data-scrolls=md]': { pb: { md: '5rem' } },
          'body:has([data-scope=toast][data-state=open]) & [data-scrolls=lg]': { pb: { lg: '5rem' } },
        }}
        outline="none"
      >
        <Notices notices={notices} />
        {children}
      </chakra.main>
      <LazyShortcuts pages={pages} open={overlay === 'shortcuts'} onClose={close} />
      <LazyPalette
        open={overlay === 'palette'}
        {...palette}
        {...{ pages, theme, onGo, onSignOut }}
        onTheme={setMode}
        onClose={close}
      />
      <Toaster />
    </chakra.div>
  )
}

/**
 * Moves keyboard and screen reader focus to the content after navigation, like a page load. Waits until the page is visible: an open panel
 * of the previous page would lose the focus and close.
 */
const useFocusOnNewPage = (path: string) => {
  const content = useRef<HTMLElement>(null)
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    content.current?.focus({ preventScroll: true })
  }, [path])
  return content
}
