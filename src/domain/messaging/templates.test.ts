import { describe, expect, it } from 'vitest'
import { fillTemplate, openProblem, placeholdersIn, templateProblem } from './templates'

const VALUES = { first_name: 'Ana', customer_name: 'Ana Lee', business_name: 'Green Leaf', quote_amount: '$1,200.00' }

describe('a template', () => {
  it('is filled from the record', () => {
    expect(fillTemplate('Hi {first_name}, it comes to { quote_amount }. {business_name}', VALUES)).toEqual({
      ok: true,
      text: 'Hi Ana, it comes to $1,200.00. Green Leaf',
    })
  })

  it('without placeholders stays as it is', () => {
    expect(fillTemplate('See you $& tomorrow', {})).toEqual({ ok: true, text: 'See you $& tomorrow' })
  })

  it('reads no value again', () => {
    expect(fillTemplate('Hi {customer_name}', { customer_name: '{link} $1' })).toEqual({
      ok: true,
      text: 'Hi {link} $1',
    })
  })

  it.each([undefined, '', '  ', '\u200b'])('is refused without a value (%j)', (first_name) => {
    expect(fillTemplate('Hi {first_name},', first_name === undefined ? {} : { first_name })).toEqual({
      ok: false,
      problem: 'There is no value for {first_name} (Client’s first name) here. Type the words yourself or take it out.',
    })
  })

  it.each([
    ['Hi {frist_name},', '{frist_name} is not a placeholder. Did you mean {first_name}?'],
    ['Hi {First Name},', '{First Name} is not a placeholder. Did you mean {first_name}?'],
    ['{total} due', '{total} is not a placeholder. Choose one from the menu or take out the braces.'],
    ['{} {__proto__}', '{} is not a placeholder. Choose one from the menu or take out the braces.'],
    ['{constructor}', '{constructor} is not a placeholder. Choose one from the menu or take out the braces.'],
    ['Hi {first_name', 'A brace is open or closed without its other half. Write placeholders like {first_name}.'],
    ['Hi {{first_name}}', 'A brace is open or closed without its other half. Write placeholders like {first_name}.'],
  ])('%s is refused', (text, problem) => {
    expect([templateProblem(text), fillTemplate(text, VALUES)]).toEqual([problem, { ok: false, problem }])
  })

  it('lists its placeholders once each', () => {
    expect(placeholdersIn('{first_name} {link} { first_name } {frist_name}')).toEqual([
      'first_name',
      'link',
      'frist_name',
    ])
  })
})

it('a text is refused while a placeholder is open, unless it only repeats it', () => {
  const open = 'There is no value for {job_number} (Job number) here. Type the words yourself or take it out.'
  expect([
    openProblem('Job {job_number} is done'),
    openProblem('Job {job_number} is done', 'Hi {link}'),
    openProblem('Thank you\n> Job {job_number} is done', '> Job {job_number} is done'),
    openProblem('Use {braces}'),
  ]).toEqual([open, open, null, null])
})
