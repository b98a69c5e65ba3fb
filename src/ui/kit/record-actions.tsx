import { chakra } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActionButton } from './action-button'
import { Button } from './button'
import { Menu, type MenuItem } from './menu'

/** Something that can be done with a record, or why it can't. */
export type RecordAction = {
  id: string
  label: string
  disabledReason: string | null
  /** The one that comes next: it stands out. */
  isMain: boolean
  onSelect: () => void
}

type Props = {
  /** What has to be known before anything is done: "This job is completed." */
  note?: ReactNode
  actions: readonly RecordAction[]
  /** Everything else, under "More". */
  further: readonly MenuItem[]
  /** Other buttons beside them. */
  children?: ReactNode
}

/** What can be done with a record: the next step first, then the others, the rest in a menu. One that is off says why. */
export const RecordActions = ({ note, actions, further, children }: Props) => (
  <chakra.div display="grid" gap="2">
    {note && <chakra.p color="fg.muted">{note}</chakra.p>}
    <chakra.div role="group" aria-label="Actions" display="flex" flexWrap="wrap" gap="2">
      {actions.map(({ id, label, disabledReason, isMain, onSelect }) => (
        <ActionButton
          key={id}
          variant={isMain ? 'solid' : 'outline'}
          disabledReason={disabledReason}
          onClick={onSelect}
        >
          {label}
        </ActionButton>
      ))}
      {children}
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
