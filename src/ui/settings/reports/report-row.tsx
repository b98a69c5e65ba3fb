import { chakra } from '@chakra-ui/react'
import type { ErrorGroup } from '@/domain/errors/error-groups'
import { Badge } from '@/ui/kit/feedback/badge'
import { absoluteTime, relativeTime } from '@/ui/kit/layout/relative-time'
import type { ReportsPanelProps } from './types'
import { countText, peopleText, placesText, SEVERITY_LABELS, SEVERITY_TONES, titleText } from './words'

type Props = Pick<ReportsPanelProps, 'now' | 'timeZone'> & { group: ErrorGroup; onOpen: () => void }

export const ReportRow = ({ group, now, timeZone, onOpen }: Props) => {
  const { latest, count } = group
  const at = Date.parse(latest.at)
  return (
    <chakra.li borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <chakra.button
        type="button"
        onClick={onOpen}
        display="flex"
        flexWrap="wrap"
        columnGap="4"
        rowGap="1"
        width="100%"
        textAlign="start"
        px="4"
        py="3"
        cursor="pointer"
        _hover={{ bg: 'bg.muted' }}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <chakra.span flex="1 1 20rem" minW="0">
          <chakra.span display="flex" gap="2" alignItems="baseline">
            <Badge tone={SEVERITY_TONES[latest.severity]}>{SEVERITY_LABELS[latest.severity]}</Badge>
            <chakra.span fontWeight="medium" overflowWrap="anywhere">
              {titleText(latest)}
            </chakra.span>
          </chakra.span>
          <chakra.span display="block" textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {placesText(group)} · {peopleText(group)}
          </chakra.span>
        </chakra.span>
        <chakra.span textStyle="small" textAlign={{ sm: 'end' }} fontVariantNumeric="tabular-nums">
          <chakra.span display="block" fontWeight="medium">
            {countText(count)}
          </chakra.span>
          <chakra.span display="block" color="fg.muted" title={absoluteTime(at, timeZone)}>
            {relativeTime(at, now, timeZone)}
          </chakra.span>
        </chakra.span>
      </chakra.button>
    </chakra.li>
  )
}
