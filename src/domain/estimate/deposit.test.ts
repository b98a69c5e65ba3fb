import { expect, it } from 'vitest'
import type { Cents } from '../money/money'
import { depositToBill } from './deposit'

it.each([
  ['its deposit, where nothing is billed', 28_852, [], 28_852],
  ['nothing, where an invoice bills part of it', 28_852, [{ id: 7 }], 0],
  ['nothing, where none is asked for', 0, [], 0],
])('an estimate that becomes a job invoices %s', (_, deposit_due, invoices, billed) => {
  expect(depositToBill({ deposit_due: deposit_due as Cents, invoices })).toBe(billed)
})
