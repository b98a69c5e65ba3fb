import { expect, it } from 'vitest'
import { methodLabel, PAYMENT_METHODS } from '../../invoice/vocabulary'
import { PAYOUT_REASONS, PAYOUT_STATUSES, payoutStatusLabel, reasonLabel } from '../../payout/vocabulary'
import { DOCUMENTS } from './en'

it('in English a way of paying and a payout read as staff read them', () => {
  expect(PAYMENT_METHODS.map((method) => DOCUMENTS.methods[method])).toEqual(PAYMENT_METHODS.map(methodLabel))
  expect(PAYOUT_REASONS.map((reason) => DOCUMENTS.payoutReasons[reason])).toEqual(PAYOUT_REASONS.map(reasonLabel))
  expect(PAYOUT_STATUSES.map((status) => DOCUMENTS.payoutStatuses[status])).toEqual(
    PAYOUT_STATUSES.map(payoutStatusLabel),
  )
})
