import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import type { Job } from '@/domain/job/job'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Banner } from '@/ui/kit/feedback/banner'
import type { MyDayCommands, Step, Stop } from './types'

const LABELS: Record<Step, { label: string; busy: string }> = {
  depart: { label: 'On my way', busy: 'Saving…' },
  start: { label: 'Start', busy: 'Starting…' },
  complete: { label: 'Complete…', busy: 'Completing…' },
}

/** Available steps, the most likely one first. */
const stepsFor = ({ status }: Job): readonly Step[] => {
  if (status === 'in_progress') return ['complete']
  return status === 'en_route' ? ['start'] : ['depart', 'start']
}

type Props = {
  stop: Stop
  commands: Pick<MyDayCommands, 'take' | 'verdict' | 'retry' | 'dismiss'>
  onComplete: (job: Job) => void
}

/**
 * Steps of the next stop in a sticky bottom bar within thumb reach. Messages and refusals appear on the bar too, where they stay in view.
 * It follows its stop in reading order but sits at the bottom of the page, whose column has to be a flex box.
 */
export const StepBar = ({ stop: { job, busy, failure, final }, commands, onComplete }: Props) => {
  const steps = stepsFor(job)
  const [first, ...others] = steps
  // The job may show the new status before the save has finished.
  const isEnding = busy !== null && !steps.includes(busy)
  const bar = useRef<HTMLDivElement>(null)
  const take = (step: Step) => {
    // The button of another step disappears; keep the focus in the bar, on the next one.
    if (step !== first) bar.current?.focus({ preventScroll: true })
    if (step === 'complete') onComplete(job)
    else commands.take(step, job)
  }
  // Keyed by position, so that the focus survives a step change.
  const button = (step: Step, variant: 'solid' | 'outline') => {
    const verdict = commands.verdict(step, job)
    const reason = verdict.ok ? null : verdict.reason
    const isLoading = busy === step || (isEnding && variant === 'solid')
    return (
      <ActionButton
        key={variant}
        variant={variant}
        // Darker green: text needs a contrast of 7:1 in sunlight.
        bg={variant === 'solid' ? 'accent.hover' : undefined}
        fontSize="lg"
        flex={variant === 'solid' ? '2 1 9rem' : '1 1 6rem'}
        loading={isLoading}
        loadingLabel={LABELS[busy ?? step].busy}
        disabledReason={busy === null ? reason : isLoading ? null : 'The last step is still being saved.'}
        // Offline the next step appears at once, and a double tap must not trigger it.
        onClick={({ detail }) => detail < 2 && take(step)}
      >
        {LABELS[step].label}
      </ActionButton>
    )
  }
  return (
    <chakra.div
      ref={bar}
      role="group"
      aria-labelledby="step-of"
      tabIndex={-1}
      outline="none"
      position="sticky"
      bottom="0"
      zIndex="sticky"
      order="1"
      // Full bleed on phones.
      mx={{ base: '-4', md: '0' }}
      mb={{ base: '-4', lg: '-6' }}
      mt="auto"
      px={{ base: '4', md: '0' }}
      pt="2"
      bg="bg"
      borderTopWidth="1px"
    >
      {failure !== null && (
        <Banner
          kind="warning"
          {...(final ? {} : { onRetry: () => commands.retry(job) })}
          onDismiss={() => commands.dismiss(job)}
        >
          {failure}
        </Banner>
      )}
      <chakra.div
        data-foot-bar
        data-step-bar
        display="grid"
        gap="1.5"
        gridTemplateColumns="minmax(0, 1fr)"
        pt={failure === null ? undefined : '2'}
        pb="calc(0.75rem + env(safe-area-inset-bottom))"
      >
        <chakra.p id="step-of" fontWeight="medium" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {job.title}
        </chakra.p>
        <chakra.div display="flex" flexDirection="row-reverse" gap="3">
          {first && button(first, 'solid')}
          {others.map((step) => button(step, 'outline'))}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}
