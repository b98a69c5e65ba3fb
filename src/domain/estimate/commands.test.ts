import { describe, expect, it } from 'vitest'
import { actor } from '../../../tests/fixtures/records'
import {
  computedStatusAfter,
  computedStatusOf,
  ESTIMATE_RULES,
  type EstimateOperation,
  judgeEstimate,
  sendRefusal,
} from './commands'
import type { EstimatePackage } from './offer'
import { ESTIMATE_COMPUTED_STATUSES, type EstimateComputedStatus } from './vocabulary'

const OPERATIONS = Object.keys(ESTIMATE_RULES) as EstimateOperation[]

const estimateIn = (as: EstimateComputedStatus) => ({
  status: as === 'revised' || as === 'converted' ? ('approved' as const) : as,
  job_id: as === 'converted' ? 17 : null,
  revised_by_id: as === 'revised' ? 9 : null,
})

const reasonFor = (operation: EstimateOperation, as: EstimateComputedStatus) => {
  const verdict = judgeEstimate(actor(), operation, estimateIn(as))
  return verdict.ok ? 'allowed' : verdict.reason
}

describe('how an estimate stands', () => {
  it('is its status, until a newer version or a job has come of it', () => {
    expect(ESTIMATE_COMPUTED_STATUSES.map((as) => computedStatusOf(estimateIn(as)))).toEqual(ESTIMATE_COMPUTED_STATUSES)
  })
})

describe('what can be done with an estimate', () => {
  it('follows from how it stands (EST-09, X-52)', () => {
    const allowed = ESTIMATE_COMPUTED_STATUSES.map((as) => [
      as,
      OPERATIONS.filter((operation) => judgeEstimate(actor(), operation, estimateIn(as)).ok).join(' '),
    ])
    expect(allowed).toEqual([
      ['draft', 'send edit remove'],
      ['sent', 'resend approve reject revise'],
      ['viewed', 'resend approve reject revise'],
      ['approved', 'revise convert'],
      ['rejected', 'revise'],
      ['expired', 'revise'],
      ['revised', ''],
      ['converted', ''],
    ])
  })

  it('is refused in a sentence that says what to do instead', () => {
    expect([
      reasonFor('edit', 'sent'),
      reasonFor('remove', 'viewed'),
      reasonFor('approve', 'draft'),
      reasonFor('approve', 'expired'),
      reasonFor('reject', 'approved'),
      reasonFor('send', 'sent'),
      reasonFor('revise', 'draft'),
      reasonFor('convert', 'sent'),
      reasonFor('convert', 'rejected'),
      reasonFor('convert', 'converted'),
      reasonFor('approve', 'revised'),
    ]).toEqual([
      'This estimate was already sent. Revise it to make changes.',
      'This estimate was already sent. Only a draft can be deleted.',
      'This estimate was not sent yet. Send it first.',
      'This estimate has expired. Revise it to send it again.',
      'This estimate is already approved.',
      'This estimate was already sent.',
      'This estimate was not sent yet. Edit it instead.',
      'This estimate was already sent. The client has to approve it.',
      'This estimate was rejected.',
      'A job was made of this estimate.',
      'This estimate has a newer version.',
    ])
  })

  it('is for those who may, whatever its status', () => {
    const reasons = (...permissions: ('billing.create' | 'billing.edit' | 'jobs.create')[]) =>
      OPERATIONS.flatMap((operation) => {
        const by = actor({ user_type: 'business_employee', permissions })
        const verdict = judgeEstimate(by, operation, estimateIn('draft'))
        return verdict.ok || verdict.because !== 'permission' ? [] : [verdict.reason]
      })
    expect([
      reasons('billing.create', 'billing.edit', 'jobs.create'),
      reasons('billing.edit'),
      reasons('billing.create'),
    ]).toEqual([
      [],
      ['Your role can’t revise estimates.', 'Your role can’t create jobs from estimates.'],
      [
        'Your role can’t send estimates.',
        'Your role can’t send estimates.',
        'Your role can’t approve estimates.',
        'Your role can’t reject estimates.',
        'Your role can’t create jobs from estimates.',
        'Your role can’t edit estimates.',
        'Your role can’t delete estimates.',
      ],
    ])
  })

  it('leads on, and sending again leaves it as it stands', () => {
    expect([
      computedStatusAfter('send', 'draft'),
      computedStatusAfter('resend', 'viewed'),
      computedStatusAfter('approve', 'sent'),
      computedStatusAfter('revise', 'expired'),
      computedStatusAfter('convert', 'approved'),
    ]).toEqual(['sent', 'viewed', 'approved', 'revised', 'converted'])
  })
})

describe('an estimate that is sent', () => {
  const TODAY = '2026-11-20'
  const [good, better] = ['Good', 'Better'].map((name, at) => ({ id: at + 1, name, description: '' })) as [
    EstimatePackage,
    EstimatePackage,
  ]
  const client = { id: 1, first_name: 'Helen', last_name: 'Brandt', email: '' }
  const ready = { valid_until: TODAY, client, line_items: [{ package_id: null }], packages: [] }

  it('has lines, a client, and a day that is not over', () => {
    expect([
      sendRefusal(ready, TODAY),
      sendRefusal({ ...ready, line_items: [] }, TODAY),
      sendRefusal({ ...ready, valid_until: '2026-11-19' }, TODAY),
      sendRefusal({ ...ready, client: null }, TODAY),
      sendRefusal({ ...ready, packages: [good] }, TODAY),
      sendRefusal({ ...ready, packages: [good, better], line_items: [{ package_id: 1 }] }, TODAY),
    ]).toEqual([
      null,
      'Add a line item before you send it.',
      'Its “Valid until” date has passed. Choose a later one first.',
      'Its client was deleted. Choose another client first.',
      'One package is no choice. Add another one, or remove it.',
      'The package Better has no lines. Add some, or remove it.',
    ])
  })
})
