import { expect, it } from 'vitest'
import { fullAddress, originalOf, partyOf, subjectOf } from './mail-words'

const nameOf = (address: string) => (address === 'helen@example.com' ? 'Helen Brandt' : undefined)

it('a row says who wrote it or whom it went to', () => {
  const received = { direction: 'inbound', from_number: 'helen@example.com', to_number: 'office@example.com' } as const
  expect(partyOf(received, nameOf)).toBe('Helen Brandt')
  expect(partyOf({ ...received, from_number: 'x\u202e@evil.test' }, nameOf)).toBe('x@evil.test')
  const sent = { direction: 'outbound', from_number: 'office@example.com', to_number: 'helen@example.com' } as const
  expect(partyOf(sent, nameOf)).toBe('To Helen Brandt')
  expect(partyOf({ ...sent, to_number: 'helen@example.com, b@x.example, c@x.example' }, nameOf)).toBe(
    'To Helen Brandt and 2 more',
  )
  expect([fullAddress('helen@example.com', nameOf), fullAddress('b@x.example', nameOf)]).toEqual([
    'Helen Brandt <helen@example.com>',
    'b@x.example',
  ])
})

it('an empty or reversed subject is readable', () => {
  expect([subjectOf({ subject: '  ' }), subjectOf({ subject: '\u202eexe.pdf' })]).toEqual(['No subject', 'exe.pdf'])
})

it('the original is what came, also with headers that name every object', () => {
  const headers = [
    ['__proto__', 'x'],
    ['Subject', '<b>'],
  ]
  expect(originalOf({ headers, body: '<p>Hi</p>' })).toBe('__proto__: x\nSubject: <b>\n\n<p>Hi</p>')
})
