import { expect, it } from 'vitest'
import { isWebAddress } from './field'

it('lets no one be led anywhere but to a page of the web', () => {
  const addresses = [
    'https://pay.example/session/1',
    'http://localhost:4173/hosted/portal.html?session=bps_1',
    '/hosted/portal.html',
    'javascript:alert(1)',
    'data:text/html,<p>hello</p>',
    'http://',
  ]
  expect(addresses.map(isWebAddress)).toEqual([true, true, true, false, false, false])
})
