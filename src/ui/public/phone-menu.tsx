import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { Icon } from './icon'
import type { PublicLink } from './links'
import { HEADER_HEIGHT } from './measures'

const ID = 'public-menu'

const Entry = chakra(AppLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '12',
    px: '5',
    fontSize: 'lg',
    borderTopWidth: '1px',
    _hover: { bg: 'bg.muted' },
    _currentPage: { color: 'accent.fg', fontWeight: 'medium' },
  },
})

/** The header's links on phones. Uses the browser's popover, which handles Escape, outside taps and focus. */
export const PhoneMenu = ({ links }: { links: readonly PublicLink[] }) => {
  const menu = useRef<HTMLElement>(null)
  return (
    <>
      <Button asChild variant="ghost" px="0" minW="10" display={{ base: 'inline-flex', md: 'none' }}>
        <button type="button" popoverTarget={ID} aria-label="Menu">
          <Icon name="menu" />
        </button>
      </Button>
      <chakra.nav
        ref={menu}
        id={ID}
        popover="auto"
        aria-label="Menu"
        inset={`${HEADER_HEIGHT} 0 auto 0`}
        m="0"
        p="0"
        width="100%"
        border="0"
        borderBottomWidth="1px"
        bg="bg.panel"
        color="fg"
        boxShadow="md"
        css={{ '@media (min-width: 768px)': { display: 'none' } }}
      >
        {links.map(({ to, label }) => (
          <Entry key={to} to={to} onClick={() => menu.current?.hidePopover()}>
            {label}
          </Entry>
        ))}
      </chakra.nav>
    </>
  )
}
