import { describe, expect, it } from 'vitest'
import { type Letter, letterProblem, mailtoOf } from './letter-form'

const letter = (text: string): Letter => ({ topic: 'Privacy and data', text })

describe('the letter of the contact page', () => {
  it('needs words', () => {
    expect(letterProblem(letter(' \n '))).toBe('Write your message.')
    expect(letterProblem(letter('Hello'))).toBeNull()
  })

  it('is refused when it is too long for an address', () => {
    expect(letterProblem(letter('a'.repeat(1800)))).toBeNull()
    expect(letterProblem(letter('a'.repeat(1801)))).toBe('Shorten your message a little, or write the email yourself.')
  })

  it('opens with subject and text, whatever stands in it', () => {
    expect(mailtoOf(letter(' Is 5 & 6 = 11?\nYes #1 '))).toBe(
      'mailto:support@groundwork.demo?subject=Privacy%20and%20data&body=Is%205%20%26%206%20%3D%2011%3F%0AYes%20%231',
    )
  })
})
