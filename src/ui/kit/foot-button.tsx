import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { Button } from './button'

type Props = { children: string; onClick: () => void }

/** What a phone's page is there to add: within the thumb's reach while the list scrolls. */
export const FootButton = ({ children, onClick }: Props) => (
  <chakra.div
    _print={{ display: 'none' }}
    position="sticky"
    bottom="calc(1rem + env(safe-area-inset-bottom))"
    zIndex="sticky"
    alignSelf="flex-end"
    mt="3"
  >
    <Button size="lg" boxShadow="md" onClick={onClick}>
      <Plus size={18} aria-hidden />
      {children}
    </Button>
  </chakra.div>
)
