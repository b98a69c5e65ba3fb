import * as v from 'valibot'
import { paymentDate, paymentMethod } from '../invoice/payment-form'
import { LONGEST } from '../text/field'
import { filledText } from '../text/typed-text'
import type { Day } from '../time/calendar'
import type { PlanCharge } from './plan'

export const chargePaymentFields = (today: Day) =>
  v.object({ payment_method: paymentMethod, paid_on: paymentDate(today) })
export type ChargePayment = v.InferOutput<ReturnType<typeof chargePaymentFields>>

export const emptyChargePayment = (today: Day): ChargePayment => ({ payment_method: 'check', paid_on: today })

export const waiveFields = v.object({ reason: filledText(LONGEST.notes, 'Enter why you’re waiving it') })

type Settling = Pick<PlanCharge, 'paid_on' | 'waived_on' | 'invoice_id'>

export const payChargeRefusal = ({ waived_on }: Settling, number: string | null): string | null => {
  if (number !== null) return `This charge is on ${number}. Record its payment there.`
  return waived_on === null ? null : 'This charge was waived. Charge it again before you mark it as paid.'
}

export const waiveRefusal = ({ paid_on, waived_on }: Settling, number: string | null): string | null => {
  if (number !== null) return `This charge is on ${number}. Void the invoice, or write a credit note.`
  if (paid_on !== null) return 'This charge is paid.'
  return waived_on === null ? null : 'This charge was already waived.'
}
