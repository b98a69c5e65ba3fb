import { chakra } from '@chakra-ui/react'
import Check from 'lucide-react/icons/check'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { Card } from '@/ui/kit/layout/card'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import type { FirstStep } from './first-steps'

export const FirstStepsCard = ({ steps }: { steps: readonly FirstStep[] }) => {
  const next = steps.findIndex(({ isDone }) => !isDone)
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Card
      title="Get started"
      actions={
        <chakra.span textStyle="small" color="fg.muted">
          {done} of {steps.length} done
        </chakra.span>
      }
    >
      <chakra.ol listStyle="none">
        {steps.map((step, index) => (
          <Step key={step.title} step={step} number={index + 1} isNext={index === next} />
        ))}
      </chakra.ol>
    </Card>
  )
}

type StepProps = { step: FirstStep; number: number; isNext: boolean }

const Step = ({ step: { title, hint, isDone, addition }, number, isNext }: StepProps) => (
  <chakra.li
    aria-current={isNext ? 'step' : undefined}
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    gap="3"
    py="3"
    borderBottomWidth="1px"
    _last={{ borderBottomWidth: '0', pb: '0' }}
    _first={{ pt: '0' }}
  >
    <Mark data-state={isDone ? 'done' : isNext ? 'next' : 'later'} aria-hidden>
      {isDone ? <Check size={16} /> : number}
    </Mark>
    <chakra.div flex="1 1 12rem" minW="0">
      <chakra.p fontWeight="medium" color={isDone ? 'fg.muted' : undefined}>
        {isDone && <VisuallyHidden>Done: </VisuallyHidden>}
        {title}
      </chakra.p>
      {!isDone && (
        <chakra.p textStyle="small" color="fg.muted">
          {hint}
        </chakra.p>
      )}
    </chakra.div>
    {isNext && (
      <Button asChild>
        <AppLink to={addition.to} search={addition.search}>
          {addition.label}
        </AppLink>
      </Button>
    )}
  </chakra.li>
)

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg.muted',
    '&[data-state=done]': { bg: 'success.subtle', borderColor: 'success.border', color: 'success.fg' },
    '&[data-state=next]': { bg: 'accent.subtle', borderColor: 'accent.solid', color: 'accent.fg' },
  },
})
