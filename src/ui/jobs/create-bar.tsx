import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import type { Actor } from '@/domain/permissions/actor'
import { Button } from '@/ui/kit/button'
import { creationRefusal } from './rules/actions'

/** Create Job on a phone: within the thumb's reach while the list scrolls. Who may not create has no use for it. */
export const CreateBar = ({ actor, onCreate }: { actor: Actor; onCreate: () => void }) =>
  creationRefusal(actor) === null ? (
    <chakra.div
      position="sticky"
      bottom="calc(1rem + env(safe-area-inset-bottom))"
      zIndex="sticky"
      alignSelf="flex-end"
      mt="3"
    >
      <Button size="lg" boxShadow="md" onClick={onCreate}>
        <Plus size={18} aria-hidden />
        Create Job
      </Button>
    </chakra.div>
  ) : null
