import * as v from 'valibot'
import { id } from '../text/field'
import { typedNumber } from '../text/typed-number'

const HEALTH = 'Use a health from 5 to 100 percent'
const DAYS = 'Use whole days from 0 to 365'

const healthBelow = v.pipe(v.number(HEALTH), v.minValue(0.05, HEALTH), v.maxValue(1, HEALTH))
const dueWithin = v.pipe(v.number(DAYS), v.integer(DAYS), v.minValue(0, DAYS), v.maxValue(365, DAYS))

/** Alert thresholds of a business: health below a limit, or a service due within some days. */
export const monitoringSchema = v.object({
  id,
  business_id: id,
  health_below: healthBelow,
  due_within_days: dueWithin,
})
export type MonitoringRow = v.InferOutput<typeof monitoringSchema>
export type Monitoring = Pick<MonitoringRow, 'health_below' | 'due_within_days'>

export const USUAL_MONITORING: Monitoring = { health_below: 0.6, due_within_days: 14 }

/** Form values in, a `Monitoring` out. Health is entered in percent. */
export const monitoringFormSchema = v.object({
  health_below: v.pipe(
    typedNumber(v.pipe(v.number(), v.integer(HEALTH), v.minValue(5, HEALTH), v.maxValue(100, HEALTH)), HEALTH, '60'),
    v.transform((percent) => percent / 100),
  ),
  due_within_days: typedNumber(dueWithin, DAYS, '14'),
})
export type MonitoringForm = v.InferInput<typeof monitoringFormSchema>

export const monitoringFormOf = ({ health_below, due_within_days }: Monitoring): MonitoringForm => ({
  health_below: String(Math.round(health_below * 100)),
  due_within_days: String(due_within_days),
})

export const sentMonitoring = v.object({ health_below: healthBelow, due_within_days: dueWithin })
