import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { jobsQuery } from '@/services/jobs/queries'
import { useWorkspace } from '../-session/workspace'

/** The jobs for a list of others: no reason to load them is the list alone, but a question about one of its records is, and `isNeeded`. */
export const useJobsOnDemand = (isNeeded = false) => {
  const { workspace, actor } = useWorkspace()
  const [isRequested, setRequested] = useState(false)
  const jobs = useQuery({ ...jobsQuery(workspace.http, actor.business_id), enabled: isRequested || isNeeded })
  return { jobs, isAsked: isRequested, onAsking: () => setRequested(true) }
}
