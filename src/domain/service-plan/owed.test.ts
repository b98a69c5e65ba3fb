import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Cents } from '../money/money'
import { writeAmountsIn } from '../money/own-amount'
import { isOwing, owedText } from './owed'

beforeEach(() => void writeAmountsIn('EUR'))
afterEach(() => void writeAmountsIn('USD'))

const plan = (own: number, earlier?: number) => ({
  outstanding_balance: own as Cents,
  ...(earlier === undefined ? {} : { earlier_balances: [{ amount: earlier as Cents, currency: 'USD' as const }] }),
})

it('what is to be paid of plans is never added up over currencies (X-27)', () => {
  expect(owedText(plan(5_000, 26_000))).toBe('€50.00 + $260.00')
  expect(owedText(plan(5_000, 26_000), plan(1_000), plan(0, 100))).toBe('€60.00 + $261.00')
  expect([plan(0), plan(0, 26_000), plan(5_000)].map((each) => [owedText(each), isOwing(each)])).toEqual([
    ['€0.00', false],
    ['$260.00', true],
    ['€50.00', true],
  ])
})
