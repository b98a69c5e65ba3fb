import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { NEW_BUSINESS } from '@/domain/account/business-details'
import { maySeeServices } from '@/domain/catalog/permissions'
import type { Estimate } from '@/domain/estimate/estimate'
import { emptyEstimateForm, estimateFormOf, estimateFormSchema } from '@/domain/estimate/form'
import { type EstimateTemplate, templatesFrom } from '@/domain/estimate/template'
import { categoriesQuery, servicesListQuery } from '@/services/catalog/queries'
import { clientsQuery } from '@/services/clients/queries'
import { documentHeadQuery } from '@/services/documents/queries'
import { estimateQuery } from '@/services/estimates/queries'
import { LazyEstimateForm } from '@/ui/estimates/lazy-parts'
import type { EstimateFormProps } from '@/ui/estimates/types'
import { bothReady, type Loadable } from '@/ui/kit/feedback/loadable'
import { useMessageText } from '../-communications/use-message-text'
import { loadable } from '../-loading/loadable'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useWorkspace } from '../-session/workspace'

type Props = Pick<EstimateFormProps, 'actor' | 'today' | 'commands' | 'onOpen' | 'onClose'> & {
  id: number | null
  /** Of a new estimate that is made for one client. */
  client: number | null
  /** The message that it is made from; its text is the description. */
  message: number | undefined
  list: { data: Estimate[] | undefined; error: Error | null }
}

const NONE: readonly never[] = []

/** Prefills a new estimate with the business's tax rate, and keeps drafts across reloads. */
export const EstimateFormContainer = ({ id, client, message, list, ...rest }: Props) => {
  const { workspace, actor, clock } = useWorkspace()
  const { http, graphql } = workspace
  const business = actor.business_id
  const clients = useQuery(clientsQuery(http, business))
  const head = useQuery(documentHeadQuery(graphql, business))
  const { tax_rate, currency } = head.data ?? NEW_BUSINESS
  const { today } = rest
  const description = useMessageText(message)
  const empty = useMemo(
    () => ({ ...emptyEstimateForm({ today, tax_rate }), client_id: client, description: description ?? '' }),
    [today, tax_rate, client, description],
  )
  const templates = useTemplates()
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'estimate',
    list,
    damaged: NONE,
    single: estimateQuery(graphql, business, id ?? 0),
    form: 'estimate',
    ...(message === undefined ? {} : { part: `from-${message}` }),
    shape: SHAPE,
    formOf: estimateFormOf,
  })
  if (subject === undefined || head.isPending || description === undefined) return null
  return (
    <LazyEstimateForm
      {...rest}
      {...draft}
      subject={subject}
      empty={empty}
      currency={currency}
      head={head.data ?? null}
      clients={loadable(clients)}
      templates={templates}
      now={() => clock.now()}
    />
  )
}

/** The fields are the same in every currency. */
const SHAPE = estimateFormSchema('USD')

const useTemplates = (): Loadable<readonly EstimateTemplate[]> | null => {
  const { workspace, actor } = useWorkspace()
  const isSeen = maySeeServices(actor)
  const services = useQuery({ ...servicesListQuery(workspace.http, actor.business_id), enabled: isSeen })
  const categories = useQuery({ ...categoriesQuery(workspace.http, actor.business_id), enabled: isSeen })
  const data = useMemo(
    () => services.data && categories.data && templatesFrom(services.data.items, categories.data.service_categories),
    [services.data, categories.data],
  )
  if (!isSeen) return null
  return bothReady(loadable(services), loadable(categories), () => data ?? NONE)
}
