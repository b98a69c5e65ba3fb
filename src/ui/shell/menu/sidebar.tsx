import { chakra } from '@chakra-ui/react'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { useIsNarrow } from '@/ui/kit/behavior/screen-width'
import { createStoredChoice, useStoredChoice } from '@/ui/kit/behavior/stored-choice'
import { BrandMark, Wordmark } from '@/ui/kit/layout/brand'
import { Tooltip } from '@/ui/kit/overlays/tooltip'
import { RAIL } from './nav-colors'
import { RailButton } from './rail-button'

const values = ['open', 'collapsed'] as const
const wide = createStoredChoice({ key: 'sidebar', values, fallback: 'open' })
const narrow = createStoredChoice({ key: 'sidebar-narrow', values, fallback: 'collapsed' })

/** `[collapsed, toggle]`, stored in this browser, separately for narrow screens. */
const useRailCollapsed = (): [boolean, () => void] => {
  const [state, set] = useStoredChoice(useIsNarrow() ? narrow : wide)
  return [state === 'collapsed', () => set(state === 'collapsed' ? 'open' : 'collapsed')]
}

type Props = { onSearch: () => void; children: (collapsed: boolean) => ReactNode }

/** Desktop menu: 240 px, or 64 px of icons (NAV-01). `index.html` paints its background before the app loads. */
export const Sidebar = ({ onSearch, children }: Props) => {
  const [collapsed, toggle] = useRailCollapsed()
  const label = collapsed ? 'Expand menu' : 'Collapse menu'
  return (
    <chakra.header
      display={{ base: 'none', md: 'flex' }}
      _print={{ display: 'none' }}
      flexDirection="column"
      position="sticky"
      top="0"
      height="100dvh"
      width={collapsed ? '64px' : '240px'}
      flexShrink={0}
      bg="rail.bg"
      color="rail.strong"
      css={RAIL}
    >
      <chakra.div
        display="flex"
        flexDirection={collapsed ? 'column' : 'row'}
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        ps={collapsed ? '3' : '4'}
        pe="3"
        pt="4"
        pb="2"
      >
        {collapsed ? <BrandMark /> : <Wordmark />}
        <Tooltip content={label}>
          <RailButton type="button" aria-label={label} aria-expanded={!collapsed} onClick={toggle}>
            {collapsed ? <PanelLeftOpen size={16} aria-hidden /> : <PanelLeftClose size={16} aria-hidden />}
          </RailButton>
        </Tooltip>
      </chakra.div>
      <chakra.div px={collapsed ? '4' : '2'} pb="1">
        {collapsed ? (
          <Tooltip content="Search">
            <RailButton type="button" aria-label="Search" onClick={onSearch}>
              <Search size={16} aria-hidden />
            </RailButton>
          </Tooltip>
        ) : (
          <SearchButton onSearch={onSearch} />
        )}
      </chakra.div>
      {children(collapsed)}
    </chakra.header>
  )
}

const SearchButton = ({ onSearch }: { onSearch: () => void }) => (
  <chakra.button
    type="button"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={onSearch}
    display="flex"
    alignItems="center"
    gap="2"
    width="100%"
    minH="9"
    px="2.5"
    borderRadius="md"
    borderWidth="1px"
    borderColor="var(--nav-border)"
    color="var(--nav-muted)"
    cursor="pointer"
    _hover={{ color: 'var(--nav-strong)', bg: 'var(--nav-hover)' }}
    _focusVisible={{ outlineColor: 'var(--nav-focus)' }}
  >
    <Search size={16} aria-hidden />
    Search
    <chakra.span aria-hidden ms="auto" textStyle="caption">
      Ctrl K
    </chakra.span>
  </chakra.button>
)
