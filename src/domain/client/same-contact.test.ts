import { expect, it } from 'vitest'
import { clientsWithSameContact } from './same-contact'

const linda = { id: 3, phone: '(512) 555-0139', email: 'Linda@example.com' }
const ruth = { id: 4, phone: '12', email: '' }
const found = (phone: string, email = '', ownId: number | null = null) => {
  const same = clientsWithSameContact({ phone, email }, [linda, ruth], ownId)
  return [same.phone?.id, same.email?.id]
}

it.each([
  ['the number in another spelling', found('+1 512.555.0139'), [3, undefined]],
  ['the address in another case', found('', ' linda@EXAMPLE.com'), [undefined, 3]],
  ['the client itself', found('(512) 555-0139', 'linda@example.com', 3), [undefined, undefined]],
  ['too few digits, and no address', found('12'), [undefined, undefined]],
])('%s', (_, same, expected) => {
  expect(same).toEqual(expected)
})
