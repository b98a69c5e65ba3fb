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
        // The surrounding dialog allows focus in elements that its buttons control.
        aria-controls={opened ? id : undefined}
        onKeyDown={onKeyDown}
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
