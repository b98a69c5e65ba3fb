import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { PlanId } from '@/domain/subscription/plan'
import { Badge } from '@/ui/kit/feedback/badge'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import type { PlanOffer } from './rules/plan-offers'

type Props = { offers: readonly PlanOffer[]; chosen: PlanId | null; onChoose: (plan: PlanId) => void }

const Choice = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: '3',
    p: '3',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&:has(:disabled)': { cursor: 'default', bg: 'bg.muted' },
    '&:has(:checked)': { borderColor: 'accent.solid', bg: 'accent.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '& input': { mt: '3px', boxSize: '16px', outline: 'none' },
  },
})

/** The three plans; the current one is listed but can't be selected. */
export const PlanChoice = ({ offers, chosen, onChoose }: Props) => {
  const name = useId()
  return (
    <chakra.fieldset display="grid" gap="2" minW="0">
      <VisuallyHidden asChild>
        <legend>Plan</legend>
      </VisuallyHidden>
      {offers.map(({ plan, isPresent, label, tone, price, includes }) => (
        <Choice key={plan.id}>
          <input
            type="radio"
            name={name}
            value={plan.id}
            checked={plan.id === chosen}
            disabled={isPresent}
            onChange={() => onChoose(plan.id)}
          />
          <span>
            <chakra.span display="block" fontWeight="semibold">
              {plan.name}
            </chakra.span>{' '}
            <chakra.span display="block">{price}</chakra.span>{' '}
            <chakra.span display="block" textStyle="small" color="fg.muted">
              {includes}
            </chakra.span>
          </span>
          <Badge tone={tone}>{label}</Badge>
        </Choice>
      ))}
    </chakra.fieldset>
  )
}
