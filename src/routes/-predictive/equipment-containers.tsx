import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listProperties } from '@/domain/client/listed-property'
import type { Equipment } from '@/domain/equipment/equipment'
import { equipmentFormOf, equipmentFormSchema, faultFormSchema, serviceFormSchema } from '@/domain/equipment/form'
import { monitoringFormSchema } from '@/domain/equipment/monitoring'
import type { Shape } from '@/domain/record/draft-shape'
import { clientsQuery } from '@/services/clients/queries'
import { equipmentQuery, type Predictive } from '@/services/equipment/queries'
import {
  LazyEquipmentDetails,
  LazyEquipmentForm,
  LazyFaultDialog,
  LazyMonitoringDialog,
  LazyServiceDialog,
} from '@/ui/predictive/lazy-parts'
import type {
  EntryFormProps,
  EntryKind,
  EquipmentDetailsProps,
  EquipmentFormProps,
  MonitoringFormProps,
} from '@/ui/predictive/types'
import { useFormDraft } from '../-records/use-form-draft'
import { type OpenedProps, useOpenRecord } from '../-records/use-open-record'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useSees } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'

type Loaded = { predictive: Pick<UseQueryResult<Predictive>, 'data' | 'error'> }

const NONE: readonly never[] = []

const listOf = ({ data, error }: Loaded['predictive']): Pick<UseQueryResult<Equipment[]>, 'data' | 'error'> => ({
  data: data && [...data.equipment],
  error,
})

export const EquipmentDetailsContainer = ({
  predictive,
  ...props
}: OpenedProps<EquipmentDetailsProps, 'alert' | 'recommendation' | 'seesClients'> & Loaded) => {
  const { workspace, actor } = useWorkspace()
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
      seesClients={useSees()('clients')}
    />
  )
}

type FormProps = Pick<EquipmentFormProps, 'today' | 'commands' | 'onShow' | 'onClose'> &
  Loaded & {
    id: number | null
  }

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
    form: 'equipment',
    shape: equipmentFormSchema,
    formOf: equipmentFormOf,
  })
  const properties = useMemo(() => listProperties(clients.data ?? NONE, business), [clients.data, business])
  const isReady = [clients, list].every(({ data, error }) => data !== undefined || error !== null)
  if (subject === undefined || !isReady) return null
  return <LazyEquipmentForm {...rest} {...draft} actor={actor} unit={subject} properties={properties} />
}

type EntryProps = Pick<EntryFormProps<unknown>, 'today' | 'commands' | 'onClose'> & Loaded & { id: number }

const useEntryForm = <Form extends object>(
  form: EntryKind,
  shape: Shape<Form>,
  { id, predictive, today }: EntryProps,
) => {
  const { workspace, actor } = useWorkspace()
  const single = equipmentQuery(workspace.graphql, workspace.queryClient, actor.business_id, today, id)
  return useRecordFormSubject({
    id,
    kind: 'equipment',
    form,
    list: listOf(predictive),
    damaged: NONE,
    single,
    shape,
    formOf: null,
  })
}

export const ServiceFormContainer = (props: EntryProps) => {
  const { actor } = useWorkspace()
  const { subject, ...draft } = useEntryForm('serviced', serviceFormSchema, props)
  return subject && <LazyServiceDialog {...props} {...draft} actor={actor} subject={subject} />
}

export const FaultFormContainer = (props: EntryProps) => {
  const { actor } = useWorkspace()
  const { subject, ...draft } = useEntryForm('fault', faultFormSchema, props)
  return subject && <LazyFaultDialog {...props} {...draft} actor={actor} subject={subject} />
}

export const MonitoringFormContainer = (props: Omit<MonitoringFormProps, 'actor' | 'draft' | 'onDraft'>) => {
  const { actor } = useWorkspace()
  const [draft, onDraft] = useFormDraft({ form: 'monitoring', shape: monitoringFormSchema })
  return <LazyMonitoringDialog {...props} {...{ actor, draft, onDraft }} />
}
