import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { CrewMember } from '@/domain/crew/crew'
import type { Job } from '@/domain/job/job'
import { isSame } from '@/domain/record/same-value'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { DiscardQuestion, useLeave } from '@/ui/kit/forms/discard-question'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { progressText } from '@/ui/kit/records/actions/use-record-actions'
import { CrewPicker } from '../crew-picker'
import { DoubleBooking } from '../double-booking'
import { jobsPhrase } from '../records'
import { crewCommand, failureText } from '../rules/actions'
import { doubleBooked } from '../rules/conflicts'
import type { JobCommands } from '../types'
import type { JobActions } from '../use-job-actions'

export type AssignDialogProps = {
  jobs: readonly Job[]
  crew: readonly CrewMember[]
  allJobs: readonly Job[]
  commands: JobCommands
  actions: JobActions
}

/** Assigns a crew to one or several jobs; stays filled in after a failure. */
export const AssignDialog = ({ jobs, crew, allJobs, commands, actions }: AssignDialogProps) => {
  const [first, second] = jobs
  const [before] = useState(first && !second ? first.assigned_crew_members : [])
  const [chosen, setChosen] = useState(before)
  const [pending, setPending] = useState<readonly Job[]>(jobs)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { leave, asking } = useLeave(!busy && !isSame(chosen, before), actions.stopAsking)
  const command = first ? crewCommand(first.status) : 'assign'

  const [booked, setBooked] = useState<readonly CrewMember[]>([])

  const ask = () => {
    const clashing = doubleBooked(
      crew.filter(({ id }) => chosen.includes(id)),
      pending,
      allJobs,
    )
    if (clashing.length > 0) setBooked(clashing)
    else void submit()
  }

  const submit = async () => {
    setBooked([])
    setBusy(true)
    setProblem(null)
    const report = await actions.attempt({
      what: command,
      records: pending,
      command: (job) => commands.assign(job, chosen),
    })
    setBusy(false)
    if (report.problem === null) return actions.stopAsking()
    setPending(report.failed.map(({ record }) => record))
    setProblem(report.problem)
  }

  return (
    <Dialog
      open
      onClose={leave}
      title={command === 'assign' ? 'Assign crew' : 'Change crew'}
      description={jobsPhrase(jobs)}
      footer={
        <>
          <Button variant="outline" onClick={leave}>
            Cancel
          </Button>
          <ActionButton
            loading={busy}
            loadingLabel={actions.progress ? `Assigning ${progressText(actions.progress)}…` : 'Assigning...'}
            disabledReason={chosen.length === 0 ? 'Choose at least one crew member.' : null}
            onClick={ask}
          >
            {command === 'assign' ? 'Assign' : 'Update Crew Assignment'}
          </ActionButton>
        </>
      }
    >
      {problem !== null && (
        <chakra.div mb="3">
          <Banner kind="warning" detail={problem}>
            {failureText(command)}
          </Banner>
        </chakra.div>
      )}
      <CrewPicker crew={crew} chosen={chosen} onChange={setChosen} jobs={jobs} allJobs={allJobs} disabled={busy} />
      <DoubleBooking members={booked} jobs={pending} onAssign={() => void submit()} onGoBack={() => setBooked([])} />
      <DiscardQuestion title="Discard these changes?" object={jobsPhrase(jobs)} {...asking} />
    </Dialog>
  )
}
