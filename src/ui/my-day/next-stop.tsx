import { chakra } from '@chakra-ui/react'
import Navigation from 'lucide-react/icons/navigation'
import Phone from 'lucide-react/icons/phone'
import { type ReactNode, useEffect, useRef } from 'react'
import { dialable } from '@/domain/text/phone'
import type { Day } from '@/domain/time/day'
import { Button } from '@/ui/kit/actions/button'
import { mapAddress } from '@/ui/kit/actions/contact-links'
import { TextLink } from '@/ui/kit/actions/text-link'
import type { Stop } from './types'
import { addressOf, driveText, stopStatusText, windowText } from './words'

type Props = { stop: Stop; today: Day }

export const NextStop = ({ stop, today }: Props) => {
  const { job, access, phone, materials } = stop
  const box = useRef<HTMLElement>(null)
  const shown = useRef(job.id)
  // Scroll to the top of the new next stop, wherever the previous one was left.
  useEffect(() => {
    if (shown.current === job.id) return
    shown.current = job.id
    box.current?.scrollIntoView({ block: 'start' })
  }, [job.id])
  const todo = [job.description, job.location_notes].filter(Boolean)
  return (
    <chakra.section
      ref={box}
      aria-labelledby="next-stop"
      scrollMarginTop="5rem"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
      css={{ '& *': { overflowWrap: 'anywhere' } }}
    >
      <chakra.div p="4" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.div>
          <chakra.p fontWeight="semibold" color={stop.waits ? 'warning.fg' : 'fg'} role="status">
            {stopStatusText(stop)}
          </chakra.p>
          <chakra.h2 id="next-stop" fontSize="xl" fontWeight="semibold">
            <TextLink to="/dashboard/jobs" search={{ job: job.id }} display="inline-block" py="2" my="-2">
              {job.title}
            </TextLink>
          </chakra.h2>
          <chakra.p fontSize="lg" fontVariantNumeric="tabular-nums">
            {windowText(job, today)}
          </chakra.p>
        </chakra.div>
        <chakra.div>
          <chakra.p fontWeight="semibold">
            {job.client_first_name} {job.client_last_name}
          </chakra.p>
          <chakra.p>{addressOf(job)}</chakra.p>
          {stop.drive !== null && job.status !== 'in_progress' && (
            <chakra.p color="fg.muted">{driveText(stop.drive)}</chakra.p>
          )}
        </chakra.div>
        <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(8rem, 1fr))" gap="3">
          <Button asChild variant="outline" minH="14" fontSize="lg">
            <a href={mapAddress(addressOf(job))} target="_blank" rel="noreferrer">
              <Navigation size={20} aria-hidden />
              Directions
            </a>
          </Button>
          {phone && (
            <Button asChild variant="outline" minH="14" fontSize="lg">
              <a href={`tel:${dialable(phone)}`} aria-label={`Call ${job.client_first_name} ${job.client_last_name}`}>
                <Phone size={20} aria-hidden />
                Call
              </a>
            </Button>
          )}
        </chakra.div>
        {access && <Note title="Access">{access}</Note>}
        {todo.length > 0 && (
          <Note title="What to do">
            {todo.map((line) => (
              <chakra.span key={line} display="block">
                {line}
              </chakra.span>
            ))}
          </Note>
        )}
        {materials && <Note title="Materials">{materials}</Note>}
      </chakra.div>
    </chakra.section>
  )
}

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.div borderInlineStartWidth="4px" borderColor="border.emphasized" ps="3">
    <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
    <chakra.p whiteSpace="pre-line">{children}</chakra.p>
  </chakra.div>
)
