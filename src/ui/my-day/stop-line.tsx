import { chakra } from '@chakra-ui/react'
import { type Day, formatTime } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import type { Stop } from './types'
import { driveText, otherDayText, placeText, stopStatusText } from './words'

export const StopLine = ({ stop, today }: { stop: Stop; today: Day }) => {
  const { job, drive } = stop
  return (
    <chakra.li
      position="relative"
      display="flex"
      gap="3"
      px="3"
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: 0 }}
    >
      <chakra.span
        width="5rem"
        whiteSpace="nowrap"
        flexShrink={0}
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        {formatTime(job.scheduled_start_time)}
      </chakra.span>
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        {/* The whole line opens the job. */}
        <TextLink
          to="/dashboard/jobs"
          search={{ job: job.id }}
          _after={{ content: '""', position: 'absolute', inset: '0' }}
        >
          {job.title}
        </TextLink>
        <chakra.span display="block" color="fg.muted">
          {placeText(job)}
        </chakra.span>
        <chakra.span display="block" color={stop.waits ? 'warning.fg' : 'fg.muted'} textStyle="small">
          {[otherDayText(job, today), stopStatusText(stop), job.status === 'completed' ? null : driveText(drive)]
            .filter(Boolean)
            .join(' · ')}
        </chakra.span>
      </chakra.span>
    </chakra.li>
  )
}
