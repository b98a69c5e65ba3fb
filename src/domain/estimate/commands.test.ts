import { describe, expect, it } from 'vitest'
import { actor } from '../../../tests/fixtures/records'
import { ESTIMATE_RULES, type EstimateDeed, judgeEstimate, sendRefusal, standingAfter, standingOf } from './commands'
import type { EstimatePackage } from './offer'
import { ESTIMATE_STANDINGS, type EstimateStanding } from './vocabulary'

const DEEDS = Object.keys(ESTIMATE_RULES) as EstimateDeed[]

const standing = (as: EstimateStanding) => ({
  status: as === 'revised' || as === 'converted' ? ('approved' as const) : as,
  job_id: as === 'converted' ? 17 : null,
  revised_by_id: as === 'revised' ? 9 : null,
})

const reasonFor = (deed: EstimateDeed, as: EstimateStanding) => {
  const verdict = judgeEstimate(actor(), deed, standing(as))
  return verdict.ok ? 'allowed' : verdict.reason
}

describe('how an estimate stands', () => {
  it('is its status, until a newer version or a job has come of it', () => {
    expect(ESTIMATE_STANDINGS.map((as) => standingOf(standing(as)))).toEqual(ESTIMATE_STANDINGS)
  })
})

describe('what can be done with an estimate', () => {
  it('follows from how it stands (EST-09, X-52)', () => {
    const allowed = ESTIMATE_STANDINGS.map((as) => [
      as,
      DEEDS.filter((deed) => judgeEstimate(actor(), deed, standing(as)).ok).join(' '),
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
      DEEDS.flatMap((deed) => {
        const by = actor({ user_type: 'business_employee', permissions })
        const verdict = judgeEstimate(by, deed, standing('draft'))
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
      standingAfter('send', 'draft'),
      standingAfter('resend', 'viewed'),
      standingAfter('approve', 'sent'),
      standingAfter('revise', 'expired'),
      standingAfter('convert', 'approved'),
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
