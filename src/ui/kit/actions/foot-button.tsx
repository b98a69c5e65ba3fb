import { chakra } from '@chakra-ui/react'
import Plus from 'lucide-react/icons/plus'
import { Button } from './button'

type Props = { children: string; onClick: () => void }

/**
 * The main action of a phone's page: within reach of the thumb while the list scrolls, on its own bar so that it covers no card. Toasts
 * also appear on the bar, above the button.
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
