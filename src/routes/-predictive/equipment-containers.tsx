import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listProperties } from '@/domain/client/listed-property'
import type { Equipment } from '@/domain/equipment/equipment'
import { emptyEquipmentForm } from '@/domain/equipment/form'
import { PAGES } from '@/domain/pages'
import { clientsQuery } from '@/services/clients/queries'
import { equipmentQuery, type Predictive } from '@/services/equipment/queries'
import { LazyEquipmentDetails, LazyEquipmentForm } from '@/ui/predictive/lazy-parts'
import type { EquipmentDetailsProps, EquipmentFormProps } from '@/ui/predictive/types'
import { accessTo } from '../-access'
import { type OpenedProps, useOpenRecord } from '../-records/use-open-record'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useWorkspace } from '../-workspace'

type Loaded = { predictive: Pick<UseQueryResult<Predictive>, 'data' | 'error'> }

const NONE: readonly never[] = []

/** The equipment of the page as a list of records. */
const listOf = ({ data, error }: Loaded['predictive']): Pick<UseQueryResult<Equipment[]>, 'data' | 'error'> => ({
  data: data && [...data.equipment],
  error,
})

/** Gathers what is shown of one unit. */
export const EquipmentDetailsContainer = ({
  predictive,
  ...props
}: OpenedProps<EquipmentDetailsProps, 'alert' | 'recommendation' | 'seesClients'> & Loaded) => {
  const { workspace, actor, user } = useWorkspace()
  const context = useRouteContext({ from: '/dashboard' })
  const single = equipmentQuery(workspace.graphql, workspace.queryClient, actor.business_id, props.today, props.id)
  const list = listOf(predictive)
  const { page } = useOpenRecord({ ...props, kind: 'equipment', list, damaged: NONE, single })
  const of = <R extends { id: number }>(all: readonly R[] = []) => all.find(({ id }) => id === props.id) ?? null
  return (
    <LazyEquipmentDetails
      {...props}
      {...page}
      alert={of(predictive.data?.alerts)}
      recommendation={of(predictive.data?.recommendations)}
      seesClients={accessTo(PAGES.clients, user, context) === 'shown'}
    />
  )
}

type FormProps = Pick<EquipmentFormProps, 'today' | 'commands' | 'onShow' | 'onClose'> &
  Loaded & {
    /** The equipment that is edited; null for a new one. */
    id: number | null
  }

/** Gathers the properties to choose from, and keeps what is typed over a reload. */
export const EquipmentFormContainer = ({ id, predictive, ...rest }: FormProps) => {
  const { workspace, actor } = useWorkspace()
  const business = actor.business_id
  const clients = useQuery(clientsQuery(workspace.http, business))
  const list = listOf(predictive)
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'equipment',
    list,
    damaged: NONE,
    single: equipmentQuery(workspace.graphql, workspace.queryClient, business, rest.today, id ?? 0),
    empty: emptyEquipmentForm(),
  })
  const properties = useMemo(() => listProperties(clients.data ?? NONE, business), [clients.data, business])
  const isReady = [clients, list].every(({ data, error }) => data !== undefined || error !== null)
  if (subject === undefined || !isReady) return null
  return <LazyEquipmentForm {...rest} {...draft} actor={actor} unit={subject} properties={properties} />
}
