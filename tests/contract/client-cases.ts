import { createClient, createProperty } from '@/contract/clients'
import type { BodyOf } from '@/contract/endpoint'
import { createJob } from '@/contract/jobs'
import type { Prepare } from './cases'
import { JOB_DRAFT, type Person } from './office'

export const PLACE = { address: '12 Oak Street', city: 'Austin', state: 'TX', zip_code: '78701' }

export const CLIENT_DRAFT: BodyOf<typeof createClient> = {
  first_name: 'Avery',
  last_name: 'Stone',
  phone: '512-555-0140',
  billing_address: '12 Oak Street',
  billing_city: 'Austin',
  billing_state: 'TX',
  billing_zip: '78701',
  properties: [{ ...PLACE, property_name: 'Home', lawn_area_sqft: 2_400 }],
}

const added = async (owner: Person) => {
  const { client } = await owner.ask(createClient, { body: CLIENT_DRAFT })
  const { property } = await owner.ask(createProperty, { params: { businessId: 1, clientId: client.id }, body: PLACE })
  return { clientId: client.id, propertyId: property.id }
}

const work = (owner: Person, { clientId, propertyId }: Awaited<ReturnType<typeof added>>) => {
  const { address: property_address, zip_code: property_zip } = PLACE
  return owner.ask(createJob, {
    body: { ...JOB_DRAFT, client_id: clientId, property_id: propertyId, property_address, property_zip },
  })
}

const editing: Prepare = async (_server, owner) => {
  const client = await added(owner)
  const { clientId } = client
  return {
    good: { params: { clientId }, body: { phone: '512-555-0199' } },
    missing: { params: { clientId: 987_654 }, body: {} },
    async late() {
      await work(owner, client)
      return { request: { params: { clientId }, body: { properties: [{ ...PLACE, address: '9 Elm Street' }] } } }
    },
  }
}

export const CLIENT_CASES: Record<string, Prepare> = {
  'EP-025': async () => ({ good: { params: { clientId: 1 } }, missing: { params: { clientId: 987_654 } } }),
  'EP-026': async () => ({ good: { body: CLIENT_DRAFT } }),
  'EP-027': editing,
  'EP-028': async (_server, owner) => {
    const { clientId } = await added(owner)
    const other = await added(owner)
    return {
      good: { params: { clientId } },
      missing: { params: { clientId: 987_654 } },
      async late() {
        await work(owner, other)
        return { request: { params: { clientId: other.clientId } } }
      },
    }
  },
  'EP-029': async () => ({
    good: { params: { clientId: 1 }, body: PLACE },
    missing: { params: { clientId: 987_654 }, body: PLACE },
  }),
  'EP-030': async () => ({
    good: { params: { propertyId: 1 }, body: { organic_only: true } },
    missing: { params: { propertyId: 987_654 }, body: {} },
    late: async () => ({
      request: { params: { propertyId: 1 }, body: { grass_type: 'Zoysia', was: { grass_type: 'Moss' } } },
    }),
  }),
  'EP-031': async (_server, owner) => {
    const { propertyId } = await added(owner)
    const other = await added(owner)
    return {
      good: { params: { propertyId } },
      missing: { params: { propertyId: 987_654 } },
      async late() {
        await work(owner, other)
        return { request: { params: { propertyId: other.propertyId } } }
      },
    }
  },
  'EP-038': async () => ({ good: { body: CLIENT_DRAFT } }),
  'EP-039': editing,
}
