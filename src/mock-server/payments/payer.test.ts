import { expect, it } from 'vitest'
import type { Reader } from '../core/log/rows'
import { payerOf } from './payer'

it('the client of a link pays their own invoices only, in the name of who sent it to them', () => {
  const find = () => ({ first_name: 'Yuki', last_name: 'Tanaka' })
  const payer = payerOf({ business_id: 1, client_id: 4, created_by: 7 }, { find } as unknown as Reader)
  expect(payer).toEqual({
    kind: 'client',
    name: 'Yuki Tanaka',
    user_id: 7,
    business_id: 1,
    client_id: 4,
    by: { kind: 'user', user_id: 0, name: 'Yuki Tanaka (client page)' },
  })
})
