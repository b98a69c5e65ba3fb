import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { ServicePlan } from '@/domain/service-plan/plan'
import { counted } from '@/domain/text/wording'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { ServicePlanCommands } from '../types'

type Props = { plans: readonly ServicePlan[]; commands: ServicePlanCommands }

/** Visits missed while the app was closed, to schedule from today or skip. Renders nothing when there are none. */
export const CatchUpBanner = ({ plans, commands }: Props) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const behind = plans.filter(({ status, unscheduled_dates }) => status === 'active' && unscheduled_dates.length > 0)
  if (behind.length === 0) return null
  const visits = behind.reduce((sum, { unscheduled_dates }) => sum + unscheduled_dates.length, 0)
  const settle = async (skip: boolean) => {
    setBusy(true)
    setProblem(null)
    const outcome = await commands.catchUp(
      behind.map(({ id }) => id),
      skip,
    )
    if (outcome.ok) {
      await outcome.shown
      announce(skip ? 'Missed visits skipped' : `${counted(behind.length, 'visit')} scheduled for today`, {
        undo: outcome.undo,
      })
    } else setProblem(outcome.failure.message)
    setBusy(false)
  }
  return (
    <chakra.div mb="3">
      <Banner
        kind="warning"
        detail={
          problem ?? 'Schedule one visit for each plan today, or skip what went by. Later visits stay as they are.'
        }
        actions={
          <>
            <Button size="sm" variant="outline" disabled={busy} onClick={() => void settle(false)}>
              Schedule from today
            </Button>
            <Button size="sm" variant="outline" disabled={busy} onClick={() => void settle(true)}>
              Skip
            </Button>
          </>
        }
      >
        {`While Groundwork was closed, ${counted(visits, 'visit')} of ${counted(behind.length, 'plan')} ${visits === 1 ? 'was' : 'were'} not scheduled.`}
      </Banner>
    </chakra.div>
  )
}
