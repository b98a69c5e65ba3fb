import { readable } from '../text/wording'

/** What equipment is (PRED-05), as the documents spell it. */
export const EQUIPMENT_TYPES = ['HVAC', 'Plumbing', 'Electrical'] as const
export type EquipmentType = (typeof EQUIPMENT_TYPES)[number]

/** How equipment is (PRED-05), the best first. */
export const HEALTH_STATUSES = ['excellent', 'good', 'fair', 'poor', 'critical'] as const
export type HealthStatus = (typeof HEALTH_STATUSES)[number]

/** What the health of equipment is worked out from. */
export const HEALTH_KINDS = ['age', 'service', 'use', 'faults'] as const
export type HealthKind = (typeof HEALTH_KINDS)[number]

/** How pressing an alert is (PRED-06), the least first. */
export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const
export type Severity = (typeof SEVERITIES)[number]

/** Why there is an alert; of several reasons with the same severity, the first one names it. */
export const ALERT_TYPES = ['open_fault', 'failure_risk', 'service_due', 'end_of_life'] as const
export type AlertType = (typeof ALERT_TYPES)[number]

/** What is recommended (PRED-07). */
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

/** `Replacement review` */
export const serviceLabel = (type: ServiceType): string => SERVICE_LABELS[type]
/** `Failure risk` */
export const alertLabel = (type: AlertType): string => ALERT_LABELS[type]
/** `Excellent`, `Critical`: a status or a severity. */
export const gradeLabel = (word: HealthStatus | Severity): string => readable(word)
