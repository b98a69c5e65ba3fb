import * as v from 'valibot'
import { paymentDate, paymentMethod } from '../invoice/payment-form'
import { LONGEST } from '../text/field'
import { filledText } from '../text/typed-text'
import type { Day } from '../time/calendar'
import type { PlanCharge } from './plan'

/** How and when a charge was paid: the form, as typed in and as it is sent. */
export const chargePaymentFields = (today: Day) =>
  v.object({ payment_method: paymentMethod, paid_on: paymentDate(today) })
export type ChargePayment = v.InferOutput<ReturnType<typeof chargePaymentFields>>

/** What the form begins with: by check, today. */
export const emptyChargePayment = (today: Day): ChargePayment => ({ payment_method: 'check', paid_on: today })

/** Why a charge is waived. */
export const waiveFields = v.object({ reason: filledText(LONGEST.notes, 'Enter why you’re waiving it') })

type Settling = Pick<PlanCharge, 'paid_on' | 'waived_on' | 'invoice_id'>

/** Why a charge can't be marked as paid; null where it can. `number` is that of the invoice it is on. */
export const payChargeRefusal = ({ waived_on }: Settling, number: string | null): string | null => {
  if (number !== null) return `This charge is on ${number}. Record its payment there.`
  return waived_on === null ? null : 'This charge was waived. Charge it again before you mark it as paid.'
}

/** Why a charge can't be waived; null where it can. `number` is that of the invoice it is on. */
export const waiveRefusal = ({ paid_on, waived_on }: Settling, number: string | null): string | null => {
  if (number !== null) return `This charge is on ${number}. Void the invoice, or write a credit note.`
  if (paid_on !== null) return 'This charge is paid.'
  return waived_on === null ? null : 'This charge was already waived.'
}
