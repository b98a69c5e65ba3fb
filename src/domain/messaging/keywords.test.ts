import { describe, expect, it } from 'vitest'
import { helpAnswer, keywordOf, soundsLikeStop, startConfirmation, stopConfirmation } from './keywords'
import { segmentsOf } from './segments'

describe('keywords', () => {
  it.each([
    ...['STOP', 'Stop.', ' stop ', 'STOP!!!', '"Stop"', 'STOP. Thank you', 'STOP PLEASE', 'Please stop', 'stop 🙏'],
    ...['PLEASE CANCEL', 'STOPALL', 'Stop all', 'UNSUBSCRIBE', 'Cancel', 'end', 'QUIT', 'Revoke', 'OPTOUT', 'opt-out'],
    ...['Opt out', 'remove', 'ARRÊT', 'STOP STOP STOP', 'stop\nstop', 'Stop, thanks!'],
  ])('%s stops', (body) => {
    expect(keywordOf(body)).toBe('stop')
  })

  it.each(['START', 'start.', ' Unstop ', 'YES', 'Yes!', 'subscribe', 'Start please'])('%s starts', (body) => {
    expect(keywordOf(body)).toBe('start')
  })

  it.each(['HELP', 'help?', ' info '])('%s asks for help', (body) => {
    expect(keywordOf(body)).toBe('help')
  })

  it.each([
    ...['', '   ', '👍', '...', 'please', 'Don’t stop at the gate', 'Please stop by tomorrow', 'stop texting me'],
    ...[
      'Can you help me?',
      'Yes, Tuesday works',
      'Yes please',
      'Cancel Tuesday',
      'Start at 9',
      'The end of the driveway',
    ],
    ...['nonstop', 'STOPPED', 'toString', '__proto__'],
  ])('%s is no keyword', (body) => {
    expect(keywordOf(body)).toBe(null)
  })
})

describe('free text', () => {
  it.each([
    ...['Please stop messaging me', 'please stop texting me', 'Quit calling', 'Stop sending me texts'],
    ...['Don’t text me again', "don't ever contact me", 'do not call this number', 'No more texts please'],
    ...['I no longer want to receive your messages', 'I don’t want these texts', 'I do not wish to be contacted'],
    ...['Take me off your list', 'Remove my number from your list', 'remove me', 'How do I unsubscribe?'],
    ...['I want to opt out', 'Leave me alone', 'Lose my number', 'Stop. Who is this?', 'STOP!\nWrong number'],
    ...['I revoke my consent', 'No me manden más mensajes', 'Dejen de escribirme'],
  ])('%s sounds like a stop', (body) => {
    expect(soundsLikeStop(body)).toBe(true)
  })

  it.each([
    ...['STOP', 'Don’t stop at the gate', 'Please stop by tomorrow', 'Stop at the gate and text me', ''],
    ...['Can you stop the sprinklers?', 'Text me when you are here', 'Did you get my text?', 'Don’t forget to text me'],
    ...['I never got your message', 'The bus stop is across the street', 'Please remove the old fence', 'Thanks!'],
    ...['Don’t cut the roses', 'Take the branches off the roof', 'Get the mower out of the rain'],
  ])('%s does not', (body) => {
    expect(soundsLikeStop(body)).toBe(false)
  })
})

describe('answers to keywords', () => {
  const answers = [
    stopConfirmation('Green Leaf'),
    startConfirmation('Green Leaf'),
    helpAnswer({ name: 'Green Leaf', phone: '(512) 555-0100' }),
    helpAnswer({ name: 'Green Leaf', phone: '' }),
  ]

  it('name the business and what to do', () => {
    expect(answers).toEqual([
      'Green Leaf: You are unsubscribed and will get no more texts from us. Reply START to get them again.',
      'Green Leaf: You will get our texts about your service again. Reply STOP to end them, HELP for help.',
      'Green Leaf: Texts about your service. Call us at (512) 555-0100. Message and data rates may apply. Reply STOP to end them.',
      'Green Leaf: Texts about your service. Message and data rates may apply. Reply STOP to end them.',
    ])
  })

  it('take one part each', () => {
    expect(answers.map((answer) => segmentsOf(answer).parts)).toEqual([1, 1, 1, 1])
  })
})
