import { lazyPart } from '@/ui/kit/lazy-part'

/* Parts that the page does without at first. */

export const LazyEquipmentDialogs = lazyPart({
  name: 'The dialog',
  load: () => import('./dialogs/equipment-dialogs').then(({ EquipmentDialogs }) => EquipmentDialogs),
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
