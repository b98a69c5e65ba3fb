import { chakra } from '@chakra-ui/react'
import Ellipsis from 'lucide-react/icons/ellipsis'
import History from 'lucide-react/icons/rotate-ccw-clock'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { Menu } from '@/ui/kit/actions/menu'
import { type ActionsOf, mayAct, pageActions } from '../actions/action-items'
import type { Records } from '../actions/definition'

type Props<R, C extends string> = ActionsOf<R, C> & {
  definition: Pick<Records<R, C>, 'actions' | 'card' | 'over'>
  onHistory: () => void
}

/**
 * A record's actions by its definition: the next step first, then the others, the rest in a menu. A disabled action has its reason. A
 * finished record says so; users who can act on such records can undo it in the history.
 */
export const RecordActions = <R, C extends string>(props: Props<R, C>) => {
  const { buttons, further } = pageActions(props)
  const over = props.definition.over?.(props.record) ?? null
  const leads = over !== null && mayAct(props)
  return (
    <chakra.div display="grid" _print={{ display: 'none' }} gap="2">
      {over && <chakra.p color="fg.muted">{leads ? `${over} A mistake can be undone in its history.` : over}</chakra.p>}
      <chakra.div role="group" aria-label="Actions" display="flex" flexWrap="wrap" gap="2">
        {buttons.map(({ id, label, disabledReason, isMain, onSelect }) => (
          <ActionButton
            key={id}
            variant={isMain ? 'solid' : 'outline'}
            disabledReason={disabledReason}
            onClick={onSelect}
          >
            {label}
          </ActionButton>
        ))}
        {leads && (
          <Button variant="outline" onClick={props.onHistory}>
            <History size={16} aria-hidden />
            See history
          </Button>
        )}
        {further.length > 0 && (
          <Menu
            label="Further actions"
            trigger={
              <Button variant="outline" aria-label="More actions">
                <Ellipsis size={16} aria-hidden />
                More
              </Button>
            }
            items={further}
          />
        )}
      </chakra.div>
    </chakra.div>
  )
}
