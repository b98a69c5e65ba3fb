// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { cardErrors } from '@/domain/card/card'
import { formFailure } from '@/domain/card/form-failure'
import { TEST_CARDS } from '@/domain/card/test-cards'
import { createClock } from '@/domain/clock'
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
  provider.mount(document.body, () => {})()
  provider.mount(document.body, () => {}, 'fr')
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
