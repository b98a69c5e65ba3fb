// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { formFailure } from '@/domain/card/form-failure'
import { readTestCardId } from '@/domain/card/test-cards'
import { createClock } from '@/domain/time/clock'
import { fakeTime } from '../../../tests/fixtures/real-time'
import { createTestProvider, tokenizeCard } from './test-provider'

const NOVEMBER = Date.parse('2026-11-20T15:00:00Z')
const GOOD = { number: '4242 4242 4242 4242', expiry: '11/28', cvc: '123', name: 'Dana Reyes', zip: '78701' }
const LABELS = {
  number: 'Card number',
  expiry: 'Expiry date',
  cvc: 'Security code',
  name: 'Name on card',
  zip: 'ZIP code',
} as const
type Name = keyof typeof LABELS

const input = (name: Name): HTMLInputElement => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === LABELS[name])
  const found = document.getElementById(label?.htmlFor ?? '')
  if (!(found instanceof HTMLInputElement)) throw new TypeError(`no field ${name}`)
  return found
}
const type = (name: Name, text: string) => {
  input(name).value = text
  input(name).dispatchEvent(new Event('input'))
}
const fillIn = (card: Partial<typeof GOOD> = {}) => {
  for (const name of Object.keys(LABELS) as Name[]) type(name, card[name] ?? GOOD[name])
}
const errorOf = (name: Name) => document.getElementById(input(name).getAttribute('aria-describedby') ?? '')?.textContent

const setUp = () => {
  const time = fakeTime(NOVEMBER)
  let count = 0
  const provider = createTestProvider({ clock: createClock(time), newId: () => `nonce-${++count}` })
  const take = () => {
    const taking = provider.takeCard()
    time.pass(1000)
    return taking
  }
  return { provider, take, time }
}
const opened = () => {
  const setting = setUp()
  const takeDown = setting.provider.mount(document.body, () => {})
  return { ...setting, takeDown }
}

beforeEach(() => document.body.replaceChildren())

describe('a card that is typed in', () => {
  it('comes out as an id that tells what a provider would, and never its number', async () => {
    const { take } = opened()
    fillIn()
    const { payment_method_id, needs_confirmation } = await take()
    expect(needs_confirmation).toBe(false)
    expect(readTestCardId(payment_method_id)).toMatchObject({
      brand: 'visa',
      last4: '4242',
      exp_month: 11,
      exp_year: 2028,
      chargeable: true,
    })
    expect(atob(payment_method_id.slice('pm_test_'.length))).not.toContain('42424242')
  })

  it('is the same card when the form is sent again as it is, another once it was edited', async () => {
    const { take } = opened()
    fillIn()
    const first = await take()
    expect(await take()).toEqual(first)
    type('name', 'Sam Ortiz')
    expect((await take()).payment_method_id).not.toBe(first.payment_method_id)
  })

  it.each([
    ['4000 0000 0000 0341', { chargeable: false, needs_confirmation: false }],
    ['4000 0025 0000 3155', { chargeable: true, needs_confirmation: true }],
    ['3782 822463 10005', { chargeable: true, needs_confirmation: false }],
  ])('%s is treated as it is meant to be', (number, expected) => {
    const { payment_method_id, needs_confirmation } = tokenizeCard({ ...GOOD, number }, 'n')
    expect({ chargeable: readTestCardId(payment_method_id)?.chargeable, needs_confirmation }).toEqual(expected)
  })

  it('is declined, and stays in the form for another try', async () => {
    const { take } = opened()
    fillIn({ number: '4000 0000 0000 0002' })
    await expect(take()).rejects.toEqual({
      message: 'Your card was declined.',
      status: 402,
      details: { code: 'card_declined' },
    })
    expect(input('number').value).toBe('4000 0000 0000 0002')
  })
})

describe('a form that is not filled in rightly', () => {
  it('says so at every field, leads to the first, and is not sent', async () => {
    const { provider } = opened()
    type('number', '4242 4242 4242 4241')
    await expect(provider.takeCard()).rejects.toEqual(formFailure('Your card number is invalid'))
    expect(Object.fromEntries((Object.keys(LABELS) as Name[]).map((name) => [name, errorOf(name)]))).toEqual({
      number: 'Your card number is invalid',
      expiry: 'Expiry date is required',
      cvc: 'Security code is required',
      name: 'Name on card is required',
      zip: 'ZIP code is required',
    })
    expect(document.activeElement).toBe(input('number'))
  })

  it('takes the error back as soon as the field is edited', async () => {
    const { provider } = opened()
    await expect(provider.takeCard()).rejects.toMatchObject({ message: 'Card number is required' })
    type('number', '4')
    expect([input('number').getAttribute('aria-invalid'), errorOf('number')]).toEqual([null, undefined])
    expect(input('expiry').getAttribute('aria-invalid')).toBe('true')
  })

  it('knows the month by the app’s clock', async () => {
    const { provider, take, time } = opened()
    fillIn({ expiry: '11/26' })
    expect(readTestCardId((await take()).payment_method_id)?.exp_month).toBe(11)
    time.pass(11 * 24 * 60 * 60 * 1000)
    await expect(provider.takeCard()).rejects.toMatchObject({ message: 'Your card has expired' })
  })
})

describe('the form', () => {
  it('groups what is typed, and shows the brand', () => {
    opened()
    type('number', '5555555555554444')
    type('expiry', '1128')
    expect([input('number').value, input('expiry').value]).toEqual(['5555 5555 5555 4444', '11/28'])
    const brand = document.querySelector('.gw-card-brand')
    const shown = () => [brand?.querySelector('img')?.getAttribute('src'), brand?.textContent]
    expect(shown()).toEqual(['/cards/mastercard.svg', 'Mastercard'])
    type('number', '99')
    expect(shown()).toEqual([undefined, ''])
  })

  it('fills in a test card that is clicked, and leaves alone what is typed already', () => {
    opened()
    type('name', 'Dana Reyes')
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('declined'))
    button?.click()
    expect((Object.keys(LABELS) as Name[]).map((name) => input(name).value)).toEqual([
      '4000 0000 0000 0002',
      '12/29',
      '123',
      'Dana Reyes',
      '78701',
    ])
  })

  it('gives its values to no form round it', () => {
    const form = document.createElement('form')
    document.body.append(form)
    setUp().provider.mount(form, () => {})
    fillIn()
    expect([...new FormData(form)]).toEqual([])
  })

  it('leaves nothing behind when it is taken down', async () => {
    const { provider, takeDown } = opened()
    fillIn()
    const number = input('number')
    takeDown()
    expect([number.value, document.body.childElementCount]).toEqual(['', 0])
    await expect(provider.takeCard()).rejects.toMatchObject({
      message: 'Your card’s details were not sent. Please enter them again.',
    })
  })

  it('can be opened again', async () => {
    const { provider, take, takeDown } = opened()
    takeDown()
    const ready: boolean[] = []
    provider.mount(document.body, (is) => ready.push(is))
    fillIn()
    expect([ready, (await take()).needs_confirmation]).toEqual([[true], false])
  })
})
