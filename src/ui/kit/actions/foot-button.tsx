import { chakra } from '@chakra-ui/react'
import Plus from 'lucide-react/icons/plus'
import { Button } from './button'

type Props = { children: string; onClick: () => void }

/**
 * The main action of a phone's page, such as adding a record: within the thumb's reach while the list scrolls, on a bar of its own, so that it
 * covers no card. Messages appear on the bar too, above the button.
 */
export const FootButton = ({ children, onClick }: Props) => (
  <chakra.div
    data-foot-bar
    _print={{ display: 'none' }}
    position="sticky"
    bottom="0"
    zIndex="sticky"
    display="flex"
    justifyContent="flex-end"
    mt="3"
    // To the edges of the page.
    mx="-4"
    mb="-4"
    px="4"
    pt="2"
    pb="calc(0.5rem + env(safe-area-inset-bottom))"
    bg="bg"
    borderTopWidth="1px"
  >
    <Button size="lg" onClick={onClick}>
      <Plus size={18} aria-hidden />
      {children}
    </Button>
  </chakra.div>
)
