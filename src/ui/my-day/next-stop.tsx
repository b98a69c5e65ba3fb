import { chakra } from '@chakra-ui/react'
import { Navigation, Phone } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Day } from '@/domain/day'
import type { Job } from '@/domain/job/job'
import { dialable } from '@/domain/phone'
import { ActionButton } from '@/ui/kit/action-button'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { mapAddress } from '@/ui/kit/contact-links'
import { TextLink } from '@/ui/kit/text-link'
import type { MyDayCommands, Step, Stop } from './types'
import { addressOf, driveText, standingText, windowText } from './words'

type Props = { stop: Stop; today: Day; commands: MyDayCommands; onComplete: (job: Job) => void }

/** The next stop, with everything to get there and to do the work; its steps lie under the thumb. */
export const NextStop = ({ stop, today, commands, onComplete }: Props) => {
  const { job, access, phone, materials } = stop
  const box = useRef<HTMLElement>(null)
  const shown = useRef(job.id)
  // The stop that comes up next is read from its top, wherever the last one was left.
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
            {standingText(stop)}
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
        {stop.failure !== null && (
          <Banner
            kind="warning"
            {...(stop.final ? {} : { onRetry: () => commands.retry(job) })}
            onDismiss={() => commands.dismiss(job)}
          >
            {stop.failure}
          </Banner>
        )}
      </chakra.div>
      <Steps {...{ stop, commands, onComplete }} />
    </chakra.section>
  )
}

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.div borderInlineStartWidth="4px" borderColor="border.emphasized" ps="3">
    <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
    <chakra.p whiteSpace="pre-line">{children}</chakra.p>
  </chakra.div>
)

const LABELS: Record<Step, { label: string; busy: string }> = {
  depart: { label: 'On my way', busy: 'Saving…' },
  start: { label: 'Start', busy: 'Starting…' },
  complete: { label: 'Complete…', busy: 'Completing…' },
}

/** The steps that come next, the likely one largest. */
const stepsFor = ({ status }: Job): readonly Step[] => {
  if (status === 'in_progress') return ['complete']
  return status === 'en_route' ? ['start'] : ['depart', 'start']
}

const Steps = ({ stop: { job, busy }, commands, onComplete }: Omit<Props, 'today'>) => {
  const [first, ...others] = stepsFor(job)
  const take = (step: Step) => (step === 'complete' ? onComplete(job) : commands.take(step, job))
  const button = (step: Step, variant: 'solid' | 'outline') => {
    const verdict = commands.verdict(step, job)
    return (
      <ActionButton
        key={step}
        variant={variant}
        // The darker green: in sunlight words have to stand out by 7 to 1.
        bg={variant === 'solid' ? 'accent.hover' : undefined}
        fontSize="lg"
        flex={variant === 'solid' ? '2 1 9rem' : '1 1 6rem'}
        loading={busy === step}
        loadingLabel={LABELS[step].busy}
        disabledReason={busy !== null ? 'The last step is still being saved.' : verdict.ok ? null : verdict.reason}
        onClick={() => take(step)}
      >
        {LABELS[step].label}
      </ActionButton>
    )
  }
  return (
    <chakra.div
      data-step-bar
      position="sticky"
      bottom="0"
      zIndex="1"
      display="flex"
      flexDirection="row-reverse"
      gap="3"
      p="3"
      bg="bg.panel"
      borderTopWidth="1px"
      borderRadius="0 0 0.5rem 0.5rem"
    >
      {first && button(first, 'solid')}
      {others.map((step) => button(step, 'outline'))}
    </chakra.div>
  )
}
