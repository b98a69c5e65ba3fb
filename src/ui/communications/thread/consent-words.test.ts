import { expect, it } from 'vitest'
import { consentSource, consentWords } from './consent-words'

it('an entry says what was agreed to or refused', () => {
  expect([
    consentWords({ action: 'granted', purpose: 'informational' }),
    consentWords({ action: 'granted', purpose: 'marketing' }),
    consentWords({ action: 'revoked', purpose: 'informational' }),
    consentWords({ action: 'revoked', purpose: 'marketing' }),
  ]).toEqual([
    'Agreed to messages',
    'Agreed to marketing in writing',
    'Opted out of all messages',
    'Opted out of marketing',
  ])
})

it('and how, and by whom it was recorded', () => {
  expect([
    consentSource({ source: 'keyword', user_name: null }),
    consentSource({ source: 'staff', user_name: 'Dana Whitfield' }),
    consentSource({ source: 'free_text', user_name: 'Dana Whitfield' }),
    consentSource({ source: 'unsubscribe_page', user_name: null }),
  ]).toEqual([
    'By a keyword',
    'Recorded by Dana Whitfield',
    'In their own words, recorded by Dana Whitfield',
    'On the unsubscribe page',
  ])
})
