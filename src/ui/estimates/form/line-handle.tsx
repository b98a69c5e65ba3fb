import GripVertical from 'lucide-react/icons/grip-vertical'
import { type KeyboardEvent, useId, useState } from 'react'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { LazyAnchoredMenu } from '@/ui/kit/actions/menu'

type Props = {
  lineId: number
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: number) => void
}

/** What a line is moved by: dragged, by the arrow keys, or by the menu that a click or a tap opens. */
export const LineHandle = ({ lineId, name, isFirst, isLast, onMove }: Props) => {
  const id = useId()
  const [opened, setOpened] = useState<{ by: HTMLElement; fromKeys: boolean } | null>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <>
      <IconButton
        label={`Move ${name}: drag it, or press the arrow keys`}
        data-line-handle={lineId}
        cursor="grab"
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        // The dialog around lets the focus go into what one of its buttons controls.
        aria-controls={opened ? id : undefined}
        onKeyDown={onKeyDown}
        // A click that a key makes has no count.
        onClick={({ currentTarget, detail }) =>
          setOpened(opened ? null : { by: currentTarget, fromKeys: detail === 0 })
        }
      >
        <GripVertical size={16} aria-hidden />
      </IconButton>
      {opened && (
        <LazyAnchoredMenu
          id={id}
          anchor={opened.by}
          label={`Move ${name}`}
          align="start"
          fromKeys={opened.fromKeys}
          items={[
            {
              id: 'up',
              label: 'Move up',
              disabledReason: isFirst ? 'It is the first line.' : null,
              onSelect: () => onMove(-1),
            },
            {
              id: 'down',
              label: 'Move down',
              disabledReason: isLast ? 'It is the last line.' : null,
              onSelect: () => onMove(1),
            },
          ]}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
