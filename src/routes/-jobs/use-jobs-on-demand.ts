import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { jobsQuery } from '@/services/jobs/queries'
import { useWorkspace } from '../-session/workspace'

/** Loads jobs only when a question about a record or `isNeeded` requires them. */
export const useJobsOnDemand = (isNeeded = false) => {
  const { workspace, actor } = useWorkspace()
  const [isRequested, setRequested] = useState(false)
  const jobs = useQuery({ ...jobsQuery(workspace.http, actor.business_id), enabled: isRequested || isNeeded })
  return { jobs, isAsked: isRequested, onAsking: () => setRequested(true) }
}
