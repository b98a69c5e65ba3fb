import { expect, test } from 'vitest'
import { getClient } from '@/contract/clients'
import { createCrewMember, updateCrewMember } from '@/contract/crew'
import { OWNER, officesPerTest, signIn } from './office'

const openOffice = officesPerTest()
const businessId = 1
const IDA = {
  employee_id: 'GV-900',
  first_name: 'Ida',
  last_name: 'Moss',
  role: 'technician',
  hourly_rate: 22.5,
} as const
const NOWHERE = { latitude: null, longitude: null }

test('a home base at an address that the business knows gets its position, and one that has a position keeps it', async () => {
  const owner = await signIn(openOffice(), OWNER)
  const { client } = await owner.ask(getClient, { params: { businessId, clientId: 1 } })
  const [home] = client.properties
  if (!home) throw new Error('the client has no property')
  const { address, city, state, zip_code, latitude, longitude } = home
  const base = { address, city, state, zip_code }
  const added = await owner.ask(createCrewMember, { body: { ...IDA, home_base: { ...base, ...NOWHERE } } })
  expect(added.crew_member.home_base).toEqual({ ...base, latitude, longitude })

  const edit = async (home_base: object) => {
    const params = { businessId, memberId: added.crew_member.id }
    const body = { home_base: { ...base, ...NOWHERE, ...home_base } }
    return (await owner.ask(updateCrewMember, { params, body })).crew_member.home_base
  }
  const own = { latitude: 30.1, longitude: -97.1 }
  expect(await edit(own)).toEqual({ ...base, ...own })
  const far = { address: '1 Main St', zip_code: '10001' }
  expect(await edit(far)).toEqual({ ...base, ...far, ...NOWHERE })
})
