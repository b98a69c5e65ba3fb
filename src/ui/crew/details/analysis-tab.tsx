import type { CrewMember } from '@/domain/crew/crew'
import { analysisOf } from '@/domain/scheduling/analysis'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { Analysis } from '@/ui/shared/member-analysis'
import type { CrewDetailsProps } from '../types'

type Props = Pick<CrewDetailsProps, 'jobs' | 'today'> & { member: CrewMember }

/** Forecast of a member's next days from their jobs (SCHED-04). */
export const AnalysisTab = ({ member, jobs, today }: Props) => (
  <Loaded of={jobs} loading={<SkeletonLines count={6} label="Loading the jobs…" />} failed="Failed to load the jobs.">
    {(all) => <Analysis analysis={analysisOf(member, all, today)} today={today} />}
  </Loaded>
)
