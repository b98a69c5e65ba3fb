import { chakra } from '@chakra-ui/react'
import { mayCreateClients } from '@/domain/client/permissions'
import { numberText } from '@/domain/money/number-text'
import type { Actor } from '@/domain/permissions/actor'
import { limitState } from '@/domain/subscription/limits'
import { maySeeSubscription } from '@/domain/subscription/subscription'
import { counted } from '@/domain/text/wording'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import type { PlanRoom } from './types'

/** Returns null when creation is allowed. */
export const creationRefusal = (actor: Actor): string | null =>
  mayCreateClients(actor) ? null : 'Your role can’t add clients.'

export const UpgradeLink = ({ actor }: { actor: Actor }) =>
  maySeeSubscription(actor) && <TextLink to="/dashboard/subscription">See plans</TextLink>

export const FirstJobNotice = () => (
  <chakra.div mb="3">
    <Banner
      kind="success"
      actions={
        <Button asChild size="sm">
          <AppLink to="/dashboard/jobs" search={{ create: true }}>
            Create the first job
          </AppLink>
        </Button>
      }
    >
      Your first client is in. Next comes the first job.
    </Banner>
  </chakra.div>
)

/** Shows the plan's remaining room from 80 % on. */
export const RoomNotice = ({ actor, room }: { actor: Actor; room: PlanRoom | null }) => {
  if (!room) return null
  const { used, limit, plan } = room
  const state = limitState(used, limit)
  if (state === 'free') return null
  const remaining = limit - used
  return (
    <chakra.div mb="3">
      <Banner kind={state === 'reached' ? 'warning' : 'info'} actions={<UpgradeLink actor={actor} />}>
        {state === 'reached'
          ? `You have ${numberText(used)} of the ${numberText(limit)} clients in your ${plan} plan. Upgrade to add more.`
          : `Your ${plan} plan has room for ${counted(remaining, 'more client')}.`}
      </Banner>
    </chakra.div>
  )
}
