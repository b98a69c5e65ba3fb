import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { CrewMember } from '@/domain/crew/crew'
import { isOpen } from '@/domain/job/commands'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { CrewPicker } from '../crew-picker'
import { DoubleBooking } from '../double-booking'
import { crewCommand, judgeAction, refusalOf } from '../rules/actions'
import { doubleBooked } from '../rules/conflicts'
import type { LoadedJobProps } from '../types'
import type { JobActions } from '../use-job-actions'

/**
 * Crew checkboxes with "Update Crew Assignment" (JOB-07), or the reason they are locked; hidden for closed jobs and roles without crew
 * assignment. A failed update keeps the selection.
 */
export const CrewSection = ({
  job,
  actor,
  crew,
  allJobs,
  activity,
  commands,
  actions,
}: LoadedJobProps & { actions: JobActions }) => {
  const [draft, setDraft] = useState<number[] | null>(null)
  const chosen = draft ?? job.assigned_crew_members
  const command = crewCommand(job.status)
  const verdict = judgeAction(actor, command, job, undefined)
  const refusal = refusalOf(verdict)
  const busy = activity.busy === 'assign' || activity.busy === 'reassign'

  const [booked, setBooked] = useState<readonly CrewMember[]>([])
  const ask = () => {
    const clashing = doubleBooked(
      crew.filter(({ id }) => chosen.includes(id)),
      [job],
      allJobs,
    )
    if (clashing.length > 0) setBooked(clashing)
    else void update()
  }

  const update = async () => {
    setBooked([])
    actions.dismiss()
    await actions.run({
      what: command,
      records: [job],
      command: async () => {
        const outcome = await commands.assign(job, chosen)
        if (outcome.ok) setDraft(null)
        return outcome
      },
    })
  }

  if (!verdict.ok && (verdict.because === 'permission' || !isOpen(job.status))) return null
  return (
    <chakra.section _print={{ display: 'none' }}>
      <chakra.h3 textStyle="heading" mb="2">
        Crew
      </chakra.h3>
      {refusal === null ? (
        <CrewPicker crew={crew} chosen={chosen} onChange={setDraft} jobs={[job]} allJobs={allJobs} disabled={busy} />
      ) : (
        <chakra.p color="fg.muted">{refusal}</chakra.p>
      )}
      <DoubleBooking members={booked} jobs={[job]} onAssign={() => void update()} onGoBack={() => setBooked([])} />
      {refusal === null && (
        <chakra.div mt="3">
          <ActionButton
            variant="outline"
            loading={busy}
            loadingLabel="Updating..."
            disabledReason={unchangedReason(chosen, job.assigned_crew_members)}
            onClick={ask}
          >
            Update Crew Assignment
          </ActionButton>
        </chakra.div>
      )}
    </chakra.section>
  )
}

const unchangedReason = (chosen: readonly number[], assigned: readonly number[]): string | null => {
  if (chosen.length === 0) return 'Choose at least one crew member.'
  return chosen.join() === assigned.join() ? 'The crew hasn’t changed.' : null
}
