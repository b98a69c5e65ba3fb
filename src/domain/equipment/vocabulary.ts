import { readable } from '../text/wording'

export const EQUIPMENT_TYPES = ['HVAC', 'Plumbing', 'Electrical'] as const
export type EquipmentType = (typeof EQUIPMENT_TYPES)[number]

/** Best first (PRED-05). */
export const HEALTH_STATUSES = ['excellent', 'good', 'fair', 'poor', 'critical'] as const
export type HealthStatus = (typeof HEALTH_STATUSES)[number]

export const HEALTH_KINDS = ['age', 'service', 'use', 'faults'] as const
export type HealthKind = (typeof HEALTH_KINDS)[number]

/** Least urgent first (PRED-06). */
export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const
export type Severity = (typeof SEVERITIES)[number]

/** In order of precedence: of several reasons with equal severity, the first one names the alert. */
export const ALERT_TYPES = ['open_fault', 'failure_risk', 'service_due', 'end_of_life'] as const
export type AlertType = (typeof ALERT_TYPES)[number]

export const SERVICE_TYPES = ['repair', 'service', 'tune_up', 'replacement_review'] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]

const SERVICE_LABELS: Record<ServiceType, string> = {
  repair: 'Repair',
  service: 'Scheduled service',
  tune_up: 'Tune-up',
  replacement_review: 'Replacement review',
}

const ALERT_LABELS: Record<AlertType, string> = {
  open_fault: 'Fault not serviced',
  failure_risk: 'Failure risk',
  service_due: 'Service due',
  end_of_life: 'End of life',
}

export const serviceLabel = (type: ServiceType): string => SERVICE_LABELS[type]
export const alertLabel = (type: AlertType): string => ALERT_LABELS[type]
export const gradeLabel = (word: HealthStatus | Severity): string => readable(word)
