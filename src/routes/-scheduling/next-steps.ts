import type { CrewMember } from '@/domain/crew/crew'
import type { Job } from '@/domain/job/job'
import type { Edit } from '@/domain/record/merge-edits'
import { mayPropose } from '@/domain/scheduling/permissions'
import { gapAfterCancellation, type Occasion, workDuringAbsence } from '@/domain/scheduling/proposal/occasions'
import { dayAt, timeAt } from '@/domain/time/calendar'
import { wholeCrewQuery } from '@/services/crew/queries'
import { jobsQuery } from '@/services/jobs/queries'
import type { NextStep } from '@/ui/kit/records/actions/run-on-many'
import type { SignedIn } from '../-session/workspace'
import { askForProposal } from './use-proposals'

type Deps = Pick<SignedIn, 'workspace' | 'actor' | 'clock'>

const cachedDataOf = ({ workspace: { queryClient, http }, actor: { business_id, time_zone }, clock }: Deps) => ({
  jobs: queryClient.getQueryData(jobsQuery(http, business_id).queryKey)?.jobs ?? [],
  crew: queryClient.getQueryData(wholeCrewQuery(http, business_id).queryKey)?.crew_members ?? [],
  today: dayAt(clock.now(), time_zone),
  time: timeAt(clock.now(), time_zone),
})

const stepTo = (label: string, occasion: Occasion | null, { workspace, actor }: Deps): NextStep | undefined =>
  occasion && mayPropose(actor, occasion.ask.kind)
    ? { text: occasion.text, label, run: () => askForProposal(workspace, occasion.ask) }
    : undefined

export const afterCancelling = (job: Job, deps: Deps): NextStep | undefined =>
  stepTo('Fill it', gapAfterCancellation(job, cachedDataOf(deps)), deps)

export const afterAbsence = (
  id: number,
  { changed, was }: Edit<Pick<CrewMember, 'absences'>, Pick<CrewMember, 'absences'>>,
  deps: Deps,
): NextStep | undefined => {
  const cachedData = cachedDataOf(deps)
  const member = cachedData.crew.find((each) => each.id === id)
  if (!member || !changed.absences) return undefined
  const away = { ...member, absences: changed.absences }
  return stepTo('See a proposal', workDuringAbsence(away, was.absences ?? [], cachedData), deps)
}
