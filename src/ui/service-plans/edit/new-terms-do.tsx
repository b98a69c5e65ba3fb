import { chakra } from '@chakra-ui/react'
import { consequencesOfTerms } from '@/domain/service-plan/new-terms'
import type { ServicePlan } from '@/domain/service-plan/plan'
import type { PlanTerms } from '@/domain/service-plan/terms-form'
import type { Day } from '@/domain/time/calendar'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Consequences } from '../plans/consequences'
import type { PlanAccount } from '../types'

type Props = {
  plan: ServicePlan
  checked: { ok: true; output: PlanTerms } | { ok: false }
  account: Loadable<PlanAccount>
  today: Day
}

export const NewTermsDo = ({ plan, checked, account, today }: Props) => (
  <chakra.section
    aria-label="What this changes"
    // Sticky above the buttons on a phone, where the form is longer than the screen.
    position={{ base: 'sticky', md: 'static' }}
    bottom="0"
    maxH={{ base: '8rem', md: 'none' }}
    overflowY="auto"
    bg="bg.panel"
    // Hides fields that scroll between it and the buttons.
    boxShadow={{ base: '0 1rem 0 var(--gw-colors-bg-panel)', md: 'none' }}
    borderTopWidth={{ base: '1px', md: '0' }}
    py={{ base: '2', md: '0' }}
    css={{ '@media (max-height: 600px)': { position: 'static', maxHeight: 'none' } }}
  >
    <chakra.h3 textStyle="heading" mb="2">
      What this changes
    </chakra.h3>
    {account.state === 'failed' ? (
      <Banner kind="warning" detail={account.failure.message} onRetry={account.retry}>
        Its visits could not be loaded.
      </Banner>
    ) : (
      <div role="status">
        <Lines lines={linesOf({ plan, checked, account, today })} />
      </div>
    )}
  </chakra.section>
)

const linesOf = ({ plan, checked, account, today }: Props): readonly string[] | string => {
  if (account.state !== 'ready') return 'Loading its visits…'
  if (!checked.ok) return 'Shows once every field can be read.'
  const lines = consequencesOfTerms(plan, checked.output, account.value, today)
  return lines.length === 0 ? 'No changes yet.' : lines
}

const Lines = ({ lines }: { lines: readonly string[] | string }) =>
  typeof lines === 'string' ? <chakra.p color="fg.muted">{lines}</chakra.p> : <Consequences lines={lines} />
