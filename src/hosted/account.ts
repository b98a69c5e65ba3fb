import type { HostedAccount, ReportedAccount } from '@/contract/hosted'
import { REQUIREMENT_LABELS } from '@/domain/payment/vocabulary'
import { isRetryable, toFailure } from '@/domain/record/failure'
import { createProblem, drawBrand, drawMessage, el, showBusy } from './drawing'
import { type Hosted, wayBack } from './page'

type Field = { name: keyof ReportedAccount; label: string; example: string }

const FIELDS: readonly Field[] = [
  { name: 'legal_name', label: 'Legal name of the business', example: '' },
  { name: 'tax_id', label: 'Tax ID (EIN)', example: '12-3456789' },
  { name: 'representative', label: 'Authorized representative', example: '' },
  { name: 'routing_number', label: 'Routing number', example: '110000000' },
  { name: 'account_number', label: 'Account number', example: '000123456789' },
]

export const loadAccount = async (hosted: Hosted): Promise<Node> => {
  const account = await hosted.api.account(hosted.token)
  const back = wayBack(account.return_url, hosted.origin)
  if (account.status === 'active' || account.status === 'in_review')
    return drawMessage({
      title: 'Nothing more is needed',
      text: `${account.business_name} has given us everything we need.`,
      action: el('a', { class: 'pay-button', href: back }, 'Go back'),
    })
  return el('main', { class: 'pay-message' }, drawBrand(), drawForm(account, back, hosted))
}

const drawForm = (account: HostedAccount, back: string, hosted: Hosted): HTMLElement => {
  const problem = createProblem()
  const button = el('button', { type: 'submit', class: 'pay-button wide' }, 'Send details')
  const inputs = FIELDS.map(({ name, label, example }) => {
    const input = el('input', { id: `pay-${name}`, name, autocomplete: 'off', placeholder: example })
    if (name === 'legal_name') input.value = account.business_name
    return { name, input, parts: [el('label', { for: `pay-${name}` }, label), input] }
  })
  let busy = false
  const send = async () => {
    if (busy) return
    busy = true
    problem.clear()
    const showIdle = showBusy(button, 'Sending…')
    const details = Object.fromEntries(inputs.map(({ name, input }) => [name, input.value])) as ReportedAccount
    try {
      await hosted.api.reportAccount(hosted.token, details)
      // The button stays busy because the page is about to navigate.
      hosted.leave(back)
    } catch (error) {
      busy = false
      showIdle()
      const failure = toFailure(error)
      problem.show(failure.message, isRetryable(failure) ? () => void send() : undefined)
    }
  }
  const form = el(
    'form',
    { class: 'pay-fields', novalidate: true, input: problem.clear },
    el('h1', {}, `Card payments for ${account.business_name}`),
    el('p', {}, 'We still need:'),
    el('ul', { class: 'pay-missing' }, ...account.requirements.map((part) => el('li', {}, REQUIREMENT_LABELS[part]))),
    ...inputs.flatMap(({ parts }) => parts),
    problem.element,
    button,
    el(
      'p',
      { class: 'pay-small' },
      'We’ll ask again for anything you leave out. This is a test: nothing is checked or kept.',
    ),
    el('a', { class: 'pay-back', href: back }, 'Go back without sending'),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
  return form
}
