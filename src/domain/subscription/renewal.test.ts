import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noon, subscription } from '../../../tests/fixtures/subscriptions'
import type { Cents } from '../money/money'
import { type Account, billFor, canBeCharged, endedAt, type PayingCard, settledBy, stepsUntil } from './renewal'
import type { Dunning, Subscription } from './subscription'

const good: PayingCard = { exp_month: 8, exp_year: 2029, chargeable: true }
const refused: PayingCard = { ...good, chargeable: false }

const account = (
  patch: Partial<Subscription & Dunning> = {},
  { balance = 0, card = good }: { balance?: number; card?: PayingCard | null } = {},
): Account => ({
  subscription: { ...subscription(), attempts: 0, next_attempt_at: null, ...patch },
  balance: balance as Cents,
  card,
})

const trial = (patch: Partial<Subscription> = {}, rest: Parameters<typeof account>[1] = {}): Account =>
  account(
    {
      status: 'trialing',
      current_period_start: noon('2026-11-04'),
      current_period_end: noon('2026-11-18'),
      trial_end: noon('2026-11-18'),
      ...patch,
    },
    rest,
  )

const describeSteps = (begin: Account, until: string) =>
  stepsUntil(begin, noon(until)).map((step) =>
    [
      new Date(step.at).toISOString().slice(0, 10),
      step.type,
      step.account.subscription.status,
      ...('bill' in step ? [step.bill.due] : []),
    ].join(' '),
  )

describe('a trial that ends', () => {
  it('goes on as a paid subscription with a card that works', () => {
    const [step, ...others] = stepsUntil(trial(), noon('2026-11-18'))
    expect(others).toEqual([])
    expect(step).toEqual({
      type: 'renewed',
      at: noon('2026-11-18'),
      bill: {
        period_start: noon('2026-11-18'),
        period_end: noon('2026-12-18'),
        price: 9900,
        credit: 0,
        due: 9900,
      },
      account: trial({
        status: 'active',
        current_period_start: noon('2026-11-18'),
        current_period_end: noon('2026-12-18'),
      }),
    })
  })

  it('is not touched a moment before', () => {
    expect(stepsUntil(trial(), noon('2026-11-18') - 1)).toEqual([])
  })

  it('falls due without a card, and with one that is refused', () => {
    expect(describeSteps(trial({}, { card: null }), '2026-11-18')).toEqual(['2026-11-18 past_due past_due 9900'])
    expect(describeSteps(trial({}, { card: refused }), '2026-11-18')).toEqual(['2026-11-18 past_due past_due 9900'])
  })

  it('is the end of one that was cancelled, which no one pays for', () => {
    expect(describeSteps(trial({ cancel_at_period_end: true }), '2027-06-01')).toEqual(['2026-11-18 ended canceled'])
  })
})

describe('a period that ends', () => {
  it('is followed by the next, each dated by its own day however far the clock has jumped', () => {
    expect(describeSteps(account(), '2027-03-15')).toEqual([
      '2026-12-10 renewed active 9900',
      '2027-01-10 renewed active 9900',
      '2027-02-10 renewed active 9900',
      '2027-03-10 renewed active 9900',
    ])
  })

  it('is a year long where a year was paid for', () => {
    const yearly = account({ billing_period: 'yearly', current_period_end: noon('2027-11-10') })
    expect(describeSteps(yearly, '2028-11-10')).toEqual([
      '2027-11-10 renewed active 99000',
      '2028-11-10 renewed active 99000',
    ])
  })

  it('is the last one of a subscription that was cancelled', () => {
    expect(describeSteps(account({ cancel_at_period_end: true }), '2027-03-15')).toEqual(['2026-12-10 ended canceled'])
  })

  it('uses the balance first, with or without a card', () => {
    const steps = stepsUntil(account({}, { balance: 15_000, card: null }), noon('2027-01-10'))
    expect(steps.map((step) => ('bill' in step ? [step.type, step.bill.credit, step.bill.due] : []))).toEqual([
      ['renewed', 9900, 0],
      ['past_due', 5100, 4800],
    ])
    expect(steps.map((step) => step.account.balance)).toEqual([5100, 0])
  })

  it('falls due once the card has expired', () => {
    const card: PayingCard = { exp_month: 12, exp_year: 2026, chargeable: true }
    expect(describeSteps(account({}, { card }), '2027-01-10')).toEqual([
      '2026-12-10 renewed active 9900',
      '2027-01-10 past_due past_due 9900',
    ])
  })
})

describe('a payment that stays open', () => {
  it('is tried again after 3, 7 and 14 days, and given up then', () => {
    expect(describeSteps(account({}, { card: refused }), '2027-06-01')).toEqual([
      '2026-12-10 past_due past_due 9900',
      '2026-12-13 refused past_due',
      '2026-12-17 refused past_due',
      '2026-12-24 ended canceled',
    ])
  })

  it('makes it active again when a later attempt goes through', () => {
    const [due] = stepsUntil(account({}, { card: refused }), noon('2026-12-10'))
    const mended = { ...(due?.account ?? account()), card: good }
    expect(describeSteps(mended, '2027-01-10')).toEqual(['2026-12-13 paid active', '2027-01-10 renewed active 9900'])
  })

  it('is made with a new default card at once', () => {
    const [due] = stepsUntil(account({}, { card: null }), noon('2026-12-10'))
    const open = due?.account ?? account()
    expect(settledBy({ ...open, card: good }, noon('2026-12-11'))).toEqual({
      type: 'paid',
      at: noon('2026-12-11'),
      account: {
        ...open,
        card: good,
        subscription: { ...open.subscription, status: 'active', attempts: 0, next_attempt_at: null },
      },
    })
    expect(settledBy({ ...open, card: refused }, noon('2026-12-11'))).toBe(null)
    expect(settledBy(account(), noon('2026-12-11'))).toBe(null)
  })
})

describe('an end at once', () => {
  it('ends the period with it', () => {
    const { account: after } = endedAt(account(), noon('2026-11-20'))
    expect(after.subscription).toEqual({
      ...account().subscription,
      status: 'canceled',
      current_period_end: noon('2026-11-20'),
    })
  })
})

describe('a card', () => {
  it('can be charged to the end of its last month', () => {
    const card: PayingCard = { exp_month: 12, exp_year: 2026, chargeable: true }
    expect([
      canBeCharged(card, Date.parse('2026-12-31T23:59:59Z')),
      canBeCharged(card, Date.parse('2027-01-01T00:00:00Z')),
      canBeCharged({ ...card, chargeable: false }, noon('2026-11-10')),
      canBeCharged(null, noon('2026-11-10')),
    ]).toEqual([true, false, false, false])
  })
})

describe('a bill', () => {
  it('is never less than nothing', () => {
    expect(billFor(subscription({ plan_id: 'basic' }), 7000 as Cents, noon('2026-12-10'))).toEqual({
      period_start: noon('2026-12-10'),
      period_end: noon('2027-01-10'),
      price: 4900,
      credit: 4900,
      due: 0,
    })
  })
})

describe('the clock', () => {
  it('comes to the same, in one jump or in many', () => {
    const begin = fc.record({
      status: fc.constantFrom('trialing', 'active'),
      cancel_at_period_end: fc.boolean(),
      billing_period: fc.constantFrom('monthly' as const, 'yearly' as const),
    })
    const card = fc.constantFrom(good, refused, null, { ...good, exp_month: 2, exp_year: 2027 })
    const jumps = fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 8 })
    fc.assert(
      fc.property(begin, card, fc.integer({ min: 0, max: 60_000 }), jumps, (patch, paying, balance, days) => {
        const start = account({ ...patch, trial_end: noon('2026-12-10') }, { card: paying, balance })
        const moments = days.map((_, index) => noon('2026-11-20') + sum(days.slice(0, index + 1)) * 86_400_000)
        const inOne = stepsUntil(start, moments.at(-1) ?? 0)
        const inMany: typeof inOne = []
        for (const now of moments) inMany.push(...stepsUntil(inMany.at(-1)?.account ?? start, now))
        expect(inMany).toEqual(inOne)
        expect(inOne.map(({ at }) => at)).toEqual([...inOne.map(({ at }) => at)].sort((a, b) => a - b))
      }),
    )
  })

  it('takes a jump of centuries in parts', () => {
    const card = { ...good, exp_year: 9999 }
    const steps = stepsUntil(account({}, { card }), noon('2226-11-10'))
    expect(steps.length).toBe(500)
    expect(stepsUntil(steps.at(-1)?.account ?? account(), noon('2226-11-10')).length).toBe(500)
  })
})

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
