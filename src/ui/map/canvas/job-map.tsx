import { chakra } from '@chakra-ui/react'
import Maximize from 'lucide-react/icons/maximize'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Pin } from '@/domain/map/day-routes'
import { IconButton } from '@/ui/kit/actions/icon-button'
import type { Highlights } from '@/ui/kit/behavior/linked-highlight'
import { useStableHandlers } from '@/ui/kit/behavior/use-stable-handlers'
import { type CanvasMap, createMap, type RouteLine } from './create-map'
import { SKETCH_CREDIT } from './sketch'
import type { Tiles } from './tiles'

export type JobMapProps = {
  label: string
  pins: readonly Pin[]
  lines: readonly RouteLine[]
  /** A new value resets the view to all pins. */
  about: string
  highlights: Highlights
  tiles: Tiles | null
  chosen: Pin | null
  onChoose: (pin: Pin | null) => void
  popup: (pin: Pin, onClose: () => void) => ReactNode
  legend?: ReactNode
}

export const JobMap = ({
  label,
  pins,
  lines,
  about,
  highlights,
  tiles,
  chosen,
  popup,
  legend,
  ...props
}: JobMapProps) => {
  const element = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<CanvasMap | null>(null)
  const [hasTiles, setHasTiles] = useState(false)
  const { choose } = useStableHandlers({ choose: props.onChoose })

  useEffect(() => {
    if (!element.current) return
    const newMap = createMap(element.current, { highlights, tiles, onTiles: setHasTiles, onChoose: choose })
    setMap(newMap)
    return () => {
      setMap(null)
      newMap.end()
    }
  }, [highlights, tiles, choose])
  // Rendered before anything in it takes focus.
  useLayoutEffect(() => map?.show(pins, lines), [map, pins, lines])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is shown whole, and what changes on it leaves the map where it is
  useLayoutEffect(() => map?.fit(), [map, about])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pins that were drawn again know nothing of it
  useLayoutEffect(() => map?.choose(chosen), [map, chosen, pins])

  const close = (pin: Pin) => {
    choose(null)
    map?.focusPin(pin)
  }
  return (
    <chakra.div
      className="job-map"
      position="relative"
      isolation="isolate"
      flex="1"
      minW="0"
      overflow="hidden"
      borderWidth="1px"
      borderRadius="lg"
      _print={{ display: 'none' }}
    >
      <div ref={element} role="application" aria-label={label} />
      <chakra.div
        position="absolute"
        top="2"
        insetEnd="2"
        zIndex="1"
        display="grid"
        gap="1"
        // On phones they would cover the popup and its close button.
        visibility={chosen ? { smDown: 'hidden' } : undefined}
        css={{ '& button': { bg: 'bg.panel' } }}
      >
        <IconButton label="Zoom in" variant="outline" onClick={() => map?.zoom(1)}>
          <Plus size={16} aria-hidden />
        </IconButton>
        <IconButton label="Zoom out" variant="outline" onClick={() => map?.zoom(-1)}>
          <Minus size={16} aria-hidden />
        </IconButton>
        <IconButton label="Show all jobs" variant="outline" onClick={() => map?.fit()}>
          <Maximize size={16} aria-hidden />
        </IconButton>
      </chakra.div>
      {legend}
      <chakra.p
        position="absolute"
        bottom="0"
        insetEnd="0"
        zIndex="1"
        px="2"
        py="0.5"
        borderRadius="sm"
        bg="bg.panel"
        color="fg.muted"
        fontSize="2xs"
      >
        {hasTiles && tiles ? tiles.credit : SKETCH_CREDIT}
      </chakra.p>
      {map &&
        chosen &&
        createPortal(
          popup(chosen, () => close(chosen)),
          map.content,
        )}
    </chakra.div>
  )
}
