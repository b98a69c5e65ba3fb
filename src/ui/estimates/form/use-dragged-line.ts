import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef, useState } from 'react'
import { useStableHandlers } from '@/ui/kit/behavior/use-stable-handlers'

const KEY = 'lineId'

const draggedId = (data: Record<string | symbol, unknown>): number | null => {
  const id = data[KEY]
  return typeof id === 'number' ? id : null
}

/** Makes a line draggable by its handle; `landing` is the side where a dragged line would be inserted. */
export const useDraggedLine = (id: number, drop: (dragged: number) => void) => {
  const row = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const [landing, setLanding] = useState<'above' | 'below' | null>(null)
  const { dropped } = useStableHandlers({ dropped: drop })

  useEffect(() => {
    const [line, grip] = [row.current, handle.current]
    if (!line || !grip) return
    return combine(
      draggable({
        element: grip,
        getInitialData: () => ({ [KEY]: id }),
        onGenerateDragPreview: ({ nativeSetDragImage }) => nativeSetDragImage?.(line, 16, 16),
      }),
      dropTargetForElements({
        element: line,
        canDrop: ({ source }) => ![null, id].includes(draggedId(source.data)),
        onDragEnter({ source }) {
          const comesFromAbove = source.element.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING
          setLanding(comesFromAbove ? 'below' : 'above')
        },
        onDragLeave: () => setLanding(null),
        onDrop({ source }) {
          setLanding(null)
          const dragged = draggedId(source.data)
          if (dragged !== null) dropped(dragged)
        },
      }),
    )
  }, [id, dropped])
  return { row, handle, landing }
}
