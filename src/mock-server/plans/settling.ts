import type { SettlePlanChargeArgs, WaivePlanChargeArgs } from '@/contract/graphql/generated/resolvers'
import { methodLabel } from '@/domain/invoice/vocabulary'
import { chargePaymentFields, payChargeRefusal, waiveFields, waiveRefusal } from '@/domain/service-plan/charge-form'
import { isUnsettled } from '@/domain/service-plan/charges'
import { OPEN_CHARGE, type PlanCharge } from '@/domain/service-plan/plan'
import { formatDate } from '@/domain/time/calendar'
import { currencyOf } from '../accounts/currency'
import { byUser } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { Refusal, readBy } from '../core/write/refusal'
import type { Sent } from '../graphql/asking'
import { OWED_BY_NO_ONE, ownerOf } from './refusals'
import { chargeFacts } from './tables'

const numberOf = ({ invoice_id }: PlanCharge, store: Store): string | null =>
  invoice_id === null ? null : (store.find('invoices', invoice_id)?.invoice_number ?? null)

const check = (refusal: string | null): void => {
  if (refusal !== null) throw new Refusal(409, refusal)
}

/** Marks a charge as paid or open; no effect when it is already. Throws a 409 or 422 Refusal. */
export const settled = ({ actor, args }: Sent<SettlePlanChargeArgs>, store: Store, charge: PlanCharge): Decided[] => {
  const by = byUser(actor)
  check(payChargeRefusal(args.paid ? charge : { ...charge, waived_on: null }, numberOf(charge, store)))
  if (args.paid ? charge.paid_on !== null : isUnsettled(charge)) return []
  if (!args.paid) {
    if (!ownerOf(charge, store)) throw new Refusal(409, OWED_BY_NO_ONE)
    const note = charge.paid_on === null ? 'Charged again' : 'Marked as not paid'
    const patch = { ...OPEN_CHARGE, paid_on: null }
    return [chargeFacts.changed(charge, 'plan_charge.reopened', { actor: by, note, patch })]
  }
  const today = store.today(actor.time_zone)
  const { payment_method, paid_on } = readBy(chargePaymentFields(today), {
    payment_method: args.payment_method ?? 'other',
    paid_on: args.paid_on ?? today,
  })
  return [
    chargeFacts.changed(charge, 'plan_charge.paid', {
      actor: by,
      note: `Marked as paid on ${formatDate(paid_on)}, ${methodLabel(payment_method)}`,
      patch: { paid_on, payment_method, settled_currency: currencyOf(charge.business_id, store) },
    }),
  ]
}

/** Throws a 409 or 422 Refusal. */
export const waived = ({ actor, args }: Sent<WaivePlanChargeArgs>, store: Store, charge: PlanCharge): Decided[] => {
  check(waiveRefusal(charge, numberOf(charge, store)))
  const { reason } = readBy(waiveFields, { reason: args.reason })
  return [
    chargeFacts.changed(charge, 'plan_charge.waived', {
      actor: byUser(actor),
      note: `Waived: ${reason}`,
      patch: {
        waived_on: store.today(actor.time_zone),
        waive_reason: reason,
        settled_currency: currencyOf(charge.business_id, store),
      },
    }),
  ]
}
