import { chakra } from '@chakra-ui/react'
import type { SubscriptionCommand } from '@/domain/subscription/subscription'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import type { SubscriptionScreenProps } from './types'

type Props = Pick<SubscriptionScreenProps, 'verdicts' | 'busy' | 'commands'> & {
  isEnded: boolean
  isCancelling: boolean
  onChangePlan: () => void
  onCancel: () => void
}

const WAIT = 'Please wait a moment.'

/** Commands for managers; unavailable ones show the reason. */
export const PlanActions = (props: Props) => {
  const { verdicts, busy, commands, isEnded, isCancelling, onChangePlan, onCancel } = props
  const reason = (command: SubscriptionCommand) => {
    const verdict = verdicts[command]
    return verdict.ok || busy === command ? null : verdict.reason
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {isEnded ? (
        <Button asChild>
          <AppLink to="/pricing">Choose a plan</AppLink>
        </Button>
      ) : (
        <>
          {isCancelling && (
            <ActionButton
              disabledReason={reason('resume')}
              loading={busy === 'resume'}
              loadingLabel="Resuming..."
              onClick={commands.resume}
            >
              Resume subscription
            </ActionButton>
          )}
          <ActionButton
            variant={isCancelling ? 'outline' : 'solid'}
            disabledReason={reason('change_plan')}
            loading={busy === 'change_plan'}
            loadingLabel="Changing plan..."
            onClick={onChangePlan}
          >
            Change plan
          </ActionButton>
          {!isCancelling && (
            <ActionButton
              variant="outline"
              disabledReason={reason('cancel')}
              loading={busy === 'cancel'}
              loadingLabel="Cancelling..."
              onClick={onCancel}
            >
              Cancel subscription
            </ActionButton>
          )}
        </>
      )}
      <ActionButton
        variant="outline"
        disabledReason={busy === null || busy === 'open_portal' ? null : WAIT}
        loading={busy === 'open_portal'}
        loadingLabel="Opening..."
        onClick={commands.openPortal}
      >
        Open billing portal
      </ActionButton>
    </chakra.div>
  )
}
