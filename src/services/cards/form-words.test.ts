// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { cardErrors } from '@/domain/card/card'
import { formFailure } from '@/domain/card/form-failure'
import { TEST_CARDS } from '@/domain/card/test-cards'
import { createClock } from '@/domain/time/clock'
import { fakeTime } from '../../../tests/fixtures/real-time'
import { sayIn } from './form-words'
import { createTestProvider } from './test-provider'

const NOVEMBER = { month: 11, year: 2026 }
const EMPTY = { number: '', expiry: '', cvc: '', name: '', zip: '' }
const WRONG = { number: '4242424242424241', expiry: '13', cvc: '1', name: 'Ana', zip: '78701' }
const AMEX = { ...WRONG, number: '378282246310005', expiry: '01/20' }

beforeEach(() => document.body.replaceChildren())

it.each(['es', 'fr'] as const)('every message and label of the form is in %s', (language) => {
  const say = sayIn(language)
  const messages = [EMPTY, WRONG, AMEX].flatMap((card) => Object.values(cardErrors(card, NOVEMBER)))
  const labels = TEST_CARDS.map(({ label }) => label)
  expect([messages.length, [...messages, ...labels].filter((text) => say(text) === text)]).toEqual([10, []])
})

it('the form is in the language of who pays, and in English unless told (X-27)', async () => {
  const time = fakeTime(Date.parse('2026-11-20T15:00:00Z'))
  const provider = createTestProvider({ clock: createClock(time), newId: () => 'nonce' })
  const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
  provider.mount(document.body, () => {})
  expect(labels()).toEqual(['Card number', 'Expiry date', 'Security code', 'Name on card', 'ZIP code'])
  provider.speak('fr')
  expect(labels()).toEqual([
    'Numéro de carte',
    'Date d’expiration',
    'Code de sécurité',
    'Nom sur la carte',
    'Code postal',
  ])
  await expect(provider.takeCard()).rejects.toEqual(formFailure('Indiquez le numéro de la carte'))
  expect(document.querySelector('.gw-card-field p')?.textContent).toBe('Indiquez le numéro de la carte')
})

it('another language leaves what was typed, and says what is wrong with it in that language', async () => {
  const time = fakeTime(Date.parse('2026-11-20T15:00:00Z'))
  const provider = createTestProvider({ clock: createClock(time), newId: () => 'nonce' })
  provider.speak('es')
  provider.mount(document.body, () => {})
  const inputs = () => [...document.querySelectorAll('input')]
  const [number] = inputs()
  if (!number) throw new TypeError('no number')
  number.value = '4242 4242 4242 4241'
  await expect(provider.takeCard()).rejects.toEqual(formFailure('El número de la tarjeta no es válido'))
  provider.speak('fr')
  expect(inputs().map(({ value, placeholder }) => [value, placeholder])).toEqual([
    ['4242 4242 4242 4241', '1234 1234 1234 1234'],
    ['', 'MM/AA'],
    ['', 'CVC'],
    ['', ''],
    ['', ''],
  ])
  const errors = [...document.querySelectorAll('.gw-card-field p')].map(({ textContent }) => textContent)
  expect(errors).toEqual([
    'Le numéro de la carte n’est pas valide',
    'Indiquez la date d’expiration',
    'Indiquez le code de sécurité',
    'Indiquez le nom qui figure sur la carte',
    'Indiquez le code postal',
  ])
  expect(document.querySelector('summary')?.textContent).toBe('Cartes de test')
})
