import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react'
import { type PlacedStop, pinsOf } from '@/domain/map/day-routes'
import { formatLongDay } from '@/domain/time/calendar'
import type { RouteLine } from './canvas/create-map'
import { LazyJobMap } from './lazy-map'
import { StopPopup } from './stop-popup'
import type { BoardProps, Choose } from './types'

/** Visible on keyboard focus only. */
const skipCss: SystemStyleObject = {
  position: 'absolute',
  top: '2',
  insetStart: '2',
  zIndex: 2,
  px: '3',
  py: '1.5',
  borderRadius: 'md',
  bg: 'accent.solid',
  color: 'accent.contrast',
  fontWeight: 'medium',
  opacity: 0,
  pointerEvents: 'none',
  _focus: { opacity: 1 },
}

type Props = BoardProps & {
  stops: readonly PlacedStop[]
  lines: readonly RouteLine[]
  side: (choose: Choose) => ReactNode
  sideWidth: string
  legend?: ReactNode
}

/** A map with a list of the same information; a skip link goes past the map to it. */
export const MapBoard = ({ stops, lines, side, sideWidth, legend, ...props }: Props) => {
  const { address, onAddress, day, highlights, tiles } = props
  const beside = useRef<HTMLDivElement>(null)
  // A popup opened by the URL takes no focus.
  const [opened, setOpened] = useState<{ from: HTMLElement | undefined } | null>(null)
  const choose: Choose = (stop, from) => {
    setOpened({ from })
    onAddress({ stop })
  }
  const pins = useMemo(() => pinsOf(stops), [stops])
  const chosen = pins.find((pin) => pin.stops.some(({ job }) => job.id === address.stop)) ?? null
  return (
    <chakra.div display="flex" flexDirection={{ base: 'column', lg: 'row' }} gap="4" flex="1 0 0px" minW="0">
      <chakra.div
        position="relative"
        display="flex"
        flex={{ base: 'none', lg: '1 1 0px' }}
        height={{ base: '46vh', lg: 'auto' }}
        minHeight={{ base: '19rem', lg: '30rem' }}
        minW="0"
        _print={{ display: 'none' }}
      >
        <chakra.button type="button" css={skipCss} onClick={() => beside.current?.focus()}>
          Skip the map
        </chakra.button>
        <LazyJobMap
          label={`Map of the jobs of ${formatLongDay(day)}`}
          about={day}
          {...{ pins, lines, chosen, highlights, tiles, legend }}
          onChoose={(pin) => choose(pin?.stops[0]?.job.id)}
          popup={(pin, onClose) => (
            <StopPopup
              key={pin.key}
              {...props}
              stops={pin.stops}
              takesFocus={opened !== null}
              onClose={() => {
                onClose()
                opened?.from?.focus()
              }}
            />
          )}
        />
      </chakra.div>
      <chakra.div
        ref={beside}
        tabIndex={-1}
        role="region"
        aria-label={`Jobs of ${formatLongDay(day)}`}
        position="relative"
        flex="none"
        width={{ base: 'full', lg: 'var(--side)' }}
        style={{ '--side': sideWidth } as CSSProperties}
        minW="0"
        outline="0"
      >
        {/* Beside the map it scrolls on its own at the map's height; below the map the page scrolls. */}
        <chakra.div
          position={{ lg: 'absolute' }}
          inset={{ lg: '0' }}
          overflowY={{ lg: 'auto' }}
          scrollbarWidth="thin"
          data-scrolls="lg"
        >
          {side(choose)}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}
