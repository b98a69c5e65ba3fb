import type { Equipment } from '@/domain/equipment/equipment'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import type { EquipmentAction } from './types'

export const LazyEquipmentQuestion = lazyPart({
  name: 'The question',
  load: () =>
    import('@/ui/kit/records/actions/record-question').then(
      ({ RecordQuestion }) => RecordQuestion<Equipment, EquipmentAction>,
    ),
  isOverlay: true,
})

export const LazyServiceDialog = lazyPart({
  name: 'The form',
  load: () => import('./dialogs/service-dialog').then(({ ServiceDialog }) => ServiceDialog),
  isOverlay: true,
})

export const LazyFaultDialog = lazyPart({
  name: 'The form',
  load: () => import('./dialogs/fault-dialog').then(({ FaultDialog }) => FaultDialog),
  isOverlay: true,
})

export const LazyMonitoringDialog = lazyPart({
  name: 'The dialog',
  load: () => import('./dialogs/monitoring-dialog').then(({ MonitoringDialog }) => MonitoringDialog),
  isOverlay: true,
})

export const LazyEquipmentDetails = lazyPart({
  name: 'The details',
  load: () => import('./details/equipment-details').then(({ EquipmentDetails }) => EquipmentDetails),
  isOverlay: true,
})

export const LazyEquipmentForm = lazyPart({
  name: 'The form',
  load: () => import('./form/equipment-form-dialog').then(({ EquipmentFormDialog }) => EquipmentFormDialog),
  isOverlay: true,
})
