import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as v from 'valibot'
import { listProperties } from '@/domain/client/listed-property'
import { draftKey } from '@/domain/drafts'
import type { Equipment } from '@/domain/equipment/equipment'
import { emptyEquipmentForm } from '@/domain/equipment/form'
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
import { tellFull } from '../-records/tell-full'
import { type OpenedProps, useOpenRecord } from '../-records/use-open-record'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useStored } from '../-stored'
import { useSees } from '../-use-surroundings'
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

/* What a kept draft has to look like. */
const SHAPES = { serviced: { done_on: '', notes: '' }, fault: { occurred_on: '', description: '' } }

type EntryProps = Pick<EntryFormProps<unknown>, 'today' | 'commands' | 'onClose'> & Loaded & { id: number }

const useEntryForm = <What extends EntryKind>(what: What, { id, predictive, today }: EntryProps) => {
  const { workspace, actor } = useWorkspace()
  const single = equipmentQuery(workspace.graphql, workspace.queryClient, actor.business_id, today, id)
  return useRecordFormSubject({
    id,
    kind: 'equipment',
    form: what,
    list: listOf(predictive),
    damaged: NONE,
    single,
    empty: SHAPES[what],
  })
}

/** Finds the equipment that was serviced, and keeps what is typed over a reload. */
export const ServiceFormContainer = (props: EntryProps) => {
  const { actor } = useWorkspace()
  const { subject, ...draft } = useEntryForm('serviced', props)
  return subject && <LazyServiceDialog {...props} {...draft} actor={actor} subject={subject} />
}

/** The same for a fault. */
export const FaultFormContainer = (props: EntryProps) => {
  const { actor } = useWorkspace()
  const { subject, ...draft } = useEntryForm('fault', props)
  return subject && <LazyFaultDialog {...props} {...draft} actor={actor} subject={subject} />
}

const keptMonitoring = v.nullable(v.object({ health_below: v.string(), due_within_days: v.string() }))

/** Smart monitoring with what was typed into it before a reload. */
export const MonitoringFormContainer = (props: Omit<MonitoringFormProps, 'actor' | 'draft' | 'onDraft'>) => {
  const { actor } = useWorkspace()
  const key = draftKey(actor.user_id, 'monitoring')
  const [draft, onDraft] = useStored(sessionStorage, key, keptMonitoring, null, tellFull)
  return <LazyMonitoringDialog {...props} {...{ actor, draft, onDraft }} />
}
