import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const MOVES_MONEY = 'money: what was done must not be offered again, and a step that a closed page left is finished'

/** Forms that keep nothing of what is typed into them, and why. */
const WITHOUT_DRAFT = {
  'ui/account/delete-dialog.tsx': 'the name is typed to confirm, each time anew',
  'ui/account/password-card.tsx': 'passwords',
  'ui/invoicing/dialogs/apply-credit-dialog.tsx': MOVES_MONEY,
  'ui/invoicing/dialogs/credit-dialog.tsx': MOVES_MONEY,
  'ui/invoicing/dialogs/payment-dialog.tsx': MOVES_MONEY,
  'ui/invoicing/dialogs/refund-dialog.tsx': MOVES_MONEY,
  'ui/shared/payment/pay-panel.tsx': 'a card’s number and code',
  'ui/payouts/form/account-dialog.tsx': 'the number of a bank account, which no browser may keep',
  'ui/permissions/crew-member-dialog.tsx': 'one choice, nothing typed',
  'ui/public/contact/letter-form.tsx': 'a public page, which loads nothing that keeps drafts',
  'ui/register/forgot-password-screen.tsx': 'signing in: only an email address',
  'ui/register/invitation-screen.tsx': 'a password',
  'ui/register/reset-password-screen.tsx': 'a password',
  // The payment of a charge; a waiver keeps its reason.
  'ui/service-plans/details/charge-dialogs.tsx': MOVES_MONEY,
  'ui/settings/payments-card.tsx': MOVES_MONEY,
  'ui/sign-in/sign-in-screen.tsx': 'a password',
}

/** The session stores these step by step. */
const ONBOARDING = /^ui\/onboarding\//

const sources = (folder: string): string[] =>
  readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))

const holding = (folder: string, pattern: RegExp) =>
  sources(folder).filter((file) => pattern.test(readFileSync(join('src', file), 'utf8')))

const FORM = /\buse(?:Form|RecordForm|RecordDialog)(?:<[^(]*>)?\(/

const countIn = (file: string, pattern: RegExp) => readFileSync(join('src', file), 'utf8').split(pattern).length - 1

it('every form keeps what is typed into it, or is listed with a reason', () => {
  const forms = holding('ui', FORM).filter(
    (file) => !file.startsWith('ui/kit/forms/') && file !== 'ui/kit/records/actions/record-dialog.tsx',
  )
  const withDraft = new Set(holding('ui', /\bonDraft\b/))
  const keepsAll = (file: string) => withDraft.has(file) || countIn(file, /\buseDraft\(/) >= countIn(file, FORM)
  const others = forms.filter((file) => !keepsAll(file) && !ONBOARDING.test(file))
  expect(others.toSorted()).toEqual(Object.keys(WITHOUT_DRAFT).toSorted())
})

it('a draft of a form is read in one place, by the shape of the form', () => {
  expect(holding('routes', /\bdraftKey\(/).toSorted()).toEqual([
    'routes/-jobs/use-job-commands.ts',
    'routes/-records/use-form-draft.ts',
    'routes/c.$token.tsx',
    'routes/dashboard/clients.tsx',
  ])
})
