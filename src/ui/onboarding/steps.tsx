import { chakra } from '@chakra-ui/react'
import { ONBOARDING_STEPS, type OnboardingStep, STEP_TITLES, stepIndex } from '@/domain/onboarding/steps'
import { AppLink } from '@/ui/kit/actions/app-link'
import { LineIcon } from '@/ui/kit/layout/line-icon'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import type { OnboardingScreenProps } from './types'

type Props = Pick<OnboardingScreenProps, 'step' | 'reached' | 'completed'>

/** Current step and progress (ONB-01, ONB-02). */
export const Steps = ({ step, reached, completed }: Props) => {
  const count = ONBOARDING_STEPS.length
  const done = completed ? count : stepIndex(reached)
  const words = `Step ${stepIndex(step) + 1} of ${count}`
  return (
    <chakra.nav aria-label="Setup steps">
      <chakra.p textStyle="small" color="fg.muted" mb="2">
        {words}
        <chakra.span css={{ '@media (min-width: 1024px)': { display: 'none' } }}> · {STEP_TITLES[step]}</chakra.span>
      </chakra.p>
      <chakra.div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={done}
        aria-valuetext={`${words}, ${done} done`}
        height="6px"
        bg="bg.emphasized"
        borderRadius="full"
        overflow="hidden"
      >
        <chakra.div
          height="100%"
          bg="accent.solid"
          borderRadius="full"
          transition="width 180ms"
          style={{ width: `${Math.max(4, (done / count) * 100)}%` }}
        />
      </chakra.div>
      <chakra.ol
        mt={{ base: '3', lg: '5' }}
        display="flex"
        flexDirection={{ base: 'row', lg: 'column' }}
        justifyContent="space-between"
        gap="1"
      >
        {ONBOARDING_STEPS.map((each, place) => (
          <li key={each}>
            <Entry
              step={each}
              isCurrent={each === step && !completed}
              isDone={place < done}
              isOpen={!completed && place <= stepIndex(reached)}
            />
          </li>
        ))}
      </chakra.ol>
    </chakra.nav>
  )
}

const Face = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '10',
    px: { base: '1', lg: '2.5' },
    borderRadius: 'md',
    color: 'fg.subtle',
    '&[data-open=true]': { color: 'fg' },
    '&:is(a):hover': { bg: 'bg.muted' },
    '&[aria-current=step]': { bg: { lg: 'accent.subtle' }, color: 'accent.fg', fontWeight: 'semibold' },
  },
})

type EntryProps = { step: OnboardingStep; isCurrent: boolean; isDone: boolean; isOpen: boolean }

const Entry = ({ step, isCurrent, isDone, isOpen }: EntryProps) => {
  const content = (
    <>
      <Disc place={stepIndex(step) + 1} isCurrent={isCurrent} isDone={isDone && !isCurrent} />
      <Title>{STEP_TITLES[step]}</Title>
      {isDone && <VisuallyHidden>, done</VisuallyHidden>}
    </>
  )
  if (!isOpen || isCurrent)
    return (
      <Face data-open={isOpen} aria-current={isCurrent ? 'step' : undefined}>
        {content}
      </Face>
    )
  return (
    <Face asChild data-open>
      <AppLink to={`/onboarding/${step}`}>{content}</AppLink>
    </Face>
  )
}

/** For screen readers only on narrow screens, where the line above the bar names the current step. */
const Title = chakra('span', {
  base: {
    textStyle: 'small',
    '@media (max-width: 1023px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

const Ring = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    boxSize: '7',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    textStyle: 'caption',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    '&[data-state=current]': { bg: 'accent.solid', color: 'accent.contrast', borderColor: 'accent.solid' },
    '&[data-state=done]': { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.border' },
  },
})

const Disc = ({ place, isCurrent, isDone }: { place: number; isCurrent: boolean; isDone: boolean }) => {
  const state = isDone ? 'done' : 'ahead'
  return (
    <Ring aria-hidden data-state={isCurrent ? 'current' : state}>
      {isDone ? <Tick /> : place}
    </Ring>
  )
}

const Tick = () => <LineIcon path="M5 12.5l4.5 4.5L19 7.5" size={14} weight={3} />
