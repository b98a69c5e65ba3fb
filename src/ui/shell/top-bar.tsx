import { chakra } from '@chakra-ui/react'
import MenuIcon from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Wordmark } from '@/ui/kit/layout/brand'

type Props = { onMenu: () => void; onSearch: () => void }

/** Mobile bar that opens the menu as a drawer (NAV-01), with thumb-sized buttons. `index.html` paints it empty first. */
export const TopBar = ({ onMenu, onSearch }: Props) => (
  <chakra.header
    display={{ base: 'flex', md: 'none' }}
    _print={{ display: 'none' }}
    alignItems="center"
    gap="2"
    position="sticky"
    top="0"
    zIndex="bar"
    px="2"
    py="1"
    bg="bg.panel"
    borderBottomWidth="1px"
  >
    <IconButton label="Open menu" size="lg" onClick={onMenu}>
      <MenuIcon size={20} aria-hidden />
    </IconButton>
    <chakra.div flex="1" minW="0">
      <Wordmark />
    </chakra.div>
    <IconButton label="Search" size="lg" onClick={onSearch}>
      <Search size={18} aria-hidden />
    </IconButton>
  </chakra.header>
)
