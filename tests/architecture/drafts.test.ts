import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Forms of a few fields that a reload closes or that hold secrets: they are typed again. */
const WITHOUT_DRAFT = new Set([
  'ui/account/delete-dialog.tsx',
  'ui/account/password-card.tsx',
  'ui/crew/form/crew-name-dialog.tsx',
  'ui/estimates/questions/answer-dialog.tsx',
  'ui/estimates/questions/convert-dialog.tsx',
  'ui/invoicing/dialogs/apply-credit-dialog.tsx',
  'ui/invoicing/dialogs/credit-dialog.tsx',
  'ui/invoicing/dialogs/journal-dialog.tsx',
  'ui/invoicing/dialogs/payment-dialog.tsx',
  'ui/invoicing/dialogs/refund-dialog.tsx',
  'ui/invoicing/dialogs/void-dialog.tsx',
  'ui/invoicing/pay/payment-request-dialog.tsx',
  'ui/jobs/dialogs/on-my-way-dialog.tsx',
  'ui/jobs/dialogs/repeat-dialog.tsx',
  'ui/jobs/dialogs/reschedule-dialog.tsx',
  'ui/kit/payment/pay-panel.tsx',
  'ui/kit/records/view-dialog.tsx',
  'ui/payouts/dialogs/payout-dialogs.tsx',
  'ui/payouts/form/account-dialog.tsx',
  'ui/permissions/crew-member-dialog.tsx',
  'ui/public/contact/letter-form.tsx',
  'ui/register/forgot-password-screen.tsx',
  'ui/register/invitation-screen.tsx',
  'ui/register/reset-password-screen.tsx',
  'ui/service-plans/details/charge-dialogs.tsx',
  'ui/settings/payments-card.tsx',
  'ui/sign-in/sign-in-screen.tsx',
])

/** Forms that the session keeps step by step. */
const ONBOARDING = /^ui\/onboarding\//

const sources = (folder: string): string[] =>
  readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))

const holding = (folder: string, pattern: RegExp) =>
  sources(folder).filter((file) => pattern.test(readFileSync(join('src', file), 'utf8')))

it('every form keeps what is typed into it, or is listed as one that need not', () => {
  const forms = holding('ui', /\buse(Form|RecordForm|RecordDialog)(<[^(]*>)?\(/).filter(
    (file) => !file.startsWith('ui/kit/forms/') && file !== 'ui/kit/records/record-dialog.tsx',
  )
  const keeping = new Set(holding('ui', /\bonDraft\b/))
  const others = forms.filter((file) => !keeping.has(file) && !ONBOARDING.test(file))
  expect(others.toSorted()).toEqual([...WITHOUT_DRAFT].toSorted())
})

it('a draft of a form is read in one place, by the shape of the form', () => {
  expect(holding('routes', /\bdraftKey\(/).toSorted()).toEqual([
    'routes/-jobs/kept-notes.ts',
    'routes/-records/use-form-draft.ts',
    'routes/c.$token.tsx',
    'routes/dashboard.clients.tsx',
  ])
})
