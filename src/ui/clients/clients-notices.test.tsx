// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mounted } from '../../../tests/fixtures/mounted'
import { employee } from '../../../tests/fixtures/records'
import { RoomNotice } from './clients-notices'

it.each([
  [39, ''],
  [40, 'Your Basic plan has room for 10 more clients.'],
  [49, 'Your Basic plan has room for 1 more client.'],
  [52, 'You have 52 of the 50 clients in your Basic plan. Upgrade to add more.'],
])('with %i of 50 clients it says "%s" (X-28)', async (used, text) => {
  const room = { used, limit: 50, plan: 'Basic' }
  const page = await mounted(<RoomNotice actor={employee('field_technician')} room={room} />)
  expect(page.text()).toBe(text)
})
