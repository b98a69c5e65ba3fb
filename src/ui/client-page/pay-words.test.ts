import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Cents } from '@/domain/money/money'
import { PAY_CODES } from '@/domain/payment/pay-code'
import { paymentAmountForm } from '@/domain/payment/rules'
import { type Failure, OFFLINE, UNREACHABLE } from '@/domain/record/failure'
import { PAY_WORDS_IN } from './pay-words'

const refused = (details: object | null, status = 409): Failure => ({ message: 'In English.', status, details })

describe.each(['es', 'fr'] as const)('in %s', (language) => {
  const { say, sayAmount } = PAY_WORDS_IN[language]

  it('every code has words of its own, whatever the English ones are', () => {
    const messages = PAY_CODES.map((code) => say(refused({ code, due: 81.19 }), 'USD'))
    expect(new Set(messages).size).toBe(PAY_CODES.length)
    expect(messages.filter((text) => /English|\$1\b/.test(text))).toEqual([])
  })

  it('what has no code is said by its status, and as it came where no one foresaw it', () => {
    const { unreachable, offline, trouble, amount, unforeseen } = {
      unreachable: say(UNREACHABLE, 'USD'),
      offline: say(OFFLINE, 'USD'),
      trouble: say(refused(null, 503), 'USD'),
      amount: say(refused({ errors: [{ path: 'amount', message: 'In English.' }] }, 422), 'USD'),
      unforeseen: say(refused({ code: 'do_not_honor' }, 402), 'USD'),
    }
    expect([unreachable, offline, trouble]).toEqual(
      (['unreachable', 'offline', 'server_trouble'] as const).map((code) => say(refused({ code }), 'USD')),
    )
    expect(amount).not.toBe('In English.')
    expect(unforeseen).toBe('In English.')
  })

  it('an amount that has two readings is answered with how a number is written', () => {
    const messages = ['lots', '1.200'].map((amount) => {
      const [issue] = v.safeParse(paymentAmountForm(8_119 as Cents, 'USD'), { amount }).issues ?? []
      return issue && sayAmount(issue, '81,19 USD')
    })
    expect(messages[0]).toContain('24')
    expect(messages[1]).toBe(messages[0])
  })

  it('whatever is wrong with the amount is said in the language', () => {
    const schema = paymentAmountForm(8_119 as Cents, 'USD')
    const messages = ['', '€50', 'lots', '0', '-1', '1.234', '81.20', '999999999'].map((amount) => {
      const [issue] = v.safeParse(schema, { amount }).issues ?? []
      return issue && [issue.message, sayAmount(issue, '81,19 USD')]
    })
    expect(messages.filter((both) => both === undefined || both[0] === both[1])).toEqual([])
    expect(messages.map((both) => both?.[1]?.includes('81,19 USD'))).toEqual([
      ...[false, false, false, false, false, false],
      ...[true, true],
    ])
  })
})

it('an amount that is still due is written as the page writes amounts', () => {
  const failure = refused({ code: 'above_due', due: 1_081.5 })
  expect(PAY_WORDS_IN.fr.say(failure, 'EUR').replaceAll(/\s/g, ' ')).toBe(
    'Il ne reste que 1 081,50 € à payer. Rien n’a été débité.',
  )
  expect(PAY_WORDS_IN.en.say(failure, 'EUR')).toBe('In English.')
})
