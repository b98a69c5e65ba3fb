import { expect, it } from 'vitest'
import { fillDraft, isStillOpen } from './fill-draft'

it('fills in everything when the record has it, and reads no value again', () => {
  expect(
    fillDraft('Hi {first_name}, from {business_name}', { first_name: '{link}', business_name: 'Green Valley' }),
  ).toEqual({
    text: 'Hi {link}, from Green Valley',
    problem: null,
    open: [],
  })
})

it('leaves what is missing for the writer and says so', () => {
  const filled = fillDraft('Hi {first_name}, see you {service_date}', { first_name: 'Dana' })
  expect(filled).toEqual({
    text: 'Hi Dana, see you {service_date}',
    problem: 'There is no value for {service_date} (Date of the visit) here. Type the words yourself or take it out.',
    open: ['{service_date}'],
  })
  expect([isStillOpen(filled, filled.text), isStillOpen(filled, 'Hi Dana, see you Monday')]).toEqual([true, false])
})

it('an unknown placeholder is refused where it is', () => {
  expect(fillDraft('Hi {frist_name}', { first_name: 'Dana' })).toEqual({
    text: 'Hi {frist_name}',
    problem: '{frist_name} is not a placeholder. Did you mean {first_name}?',
    open: ['{frist_name}'],
  })
})
