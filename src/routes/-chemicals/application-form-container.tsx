import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fullName } from '@/domain/account/user'
import type { Application } from '@/domain/chemical/application'
import { applicationFormOf, applicationFormSchema } from '@/domain/chemical/form'
import { formFromJob } from '@/domain/chemical/from-job'
import { listProperties } from '@/domain/client/listed-property'
import { isAt } from '@/domain/client/property'
import { isActive } from '@/domain/crew/crew'
import { applicationQuery, chemicalProductsQuery } from '@/services/chemicals/queries'
import { clientsQuery } from '@/services/clients/queries'
import { crewQuery } from '@/services/crew/queries'
import { jobQuery } from '@/services/jobs/queries'
import { LazyApplicationForm } from '@/ui/chemicals/lazy-parts'
import type { ApplicationFormProps } from '@/ui/chemicals/types'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useWorkspace } from '../-session/workspace'

type Props = Pick<ApplicationFormProps, 'commands' | 'now' | 'onShow' | 'onClose'> & {
  /** The application being corrected; null for a new one. */
  id: number | null
  job: number | null
  list: Pick<UseQueryResult<Application[]>, 'data' | 'error'>
}

const NONE: readonly never[] = []

export const ApplicationFormContainer = ({ id, job: jobId, list, ...rest }: Props) => {
  const { workspace, actor } = useWorkspace()
  const business = actor.business_id
  const clients = useQuery(clientsQuery(workspace.http, business))
  const products = useQuery(chemicalProductsQuery(workspace.graphql, business))
  const crew = useQuery(crewQuery(workspace.http, business))
  const job = useQuery({ ...jobQuery(workspace.http, business, jobId ?? 0), enabled: jobId !== null })
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'chemical',
    noun: 'application',
    list,
    damaged: NONE,
    single: applicationQuery(workspace.graphql, business, id ?? 0),
    form: 'chemical',
    ...(jobId === null ? {} : { part: `of-${jobId}` }),
    shape: applicationFormSchema,
    formOf: applicationFormOf,
  })
  const properties = useMemo(() => listProperties(clients.data ?? NONE, business), [clients.data, business])
  const applications = list.data ?? NONE
  const waiting = [clients, products, crew, list, ...(jobId === null ? [] : [job])]
  const isReady = waiting.every(({ data, error }) => data !== undefined || error !== null)
  if (subject === undefined || !isReady) return null

  const people = crew.data ?? NONE
  const propertyId = job.data ? (properties.find((property) => isAt(property)(job.data))?.id ?? null) : null
  const formContext = { propertyId, actor, crew: people, products: products.data ?? NONE, applications }
  return (
    <LazyApplicationForm
      {...rest}
      {...draft}
      actor={actor}
      application={subject}
      properties={properties}
      products={formContext.products}
      applications={applications}
      applicators={people.filter(isActive).map(fullName)}
      from={job.data ? { job: job.data, form: formFromJob(job.data, formContext) } : null}
    />
  )
}
