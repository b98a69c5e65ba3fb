import { acceptInvitation } from '@/contract/accounts'
import { createRole, inviteUser, listInvitations, resendInvitation, updateUserRoles } from '@/contract/permissions'
import type { MockServer } from '@/mock-server'
import { CHOSEN } from './account-office'
import type { Prepare } from './cases'
import { type Person, send } from './office'

export const ROLE_DRAFT = {
  name: 'Estimator',
  description: 'Visits clients and prices the work',
  permissions: ['clients.view', 'services.view', 'services.view.pricing'] as const,
}
export const OWNER_ROLE = 1
export const MANAGER_ROLE = 2
export const TECH_ROLE = 3
export const LEADER_ROLE = 4
export const TECH = 4

export const INVITED = { email: 'ida@moss.example', first_name: 'Ida', last_name: 'Moss', role_ids: [TECH_ROLE] }

export const createdRole = async (owner: Person, patch: object = {}) =>
  (
    await owner.ask(createRole, {
      body: { ...ROLE_DRAFT, permissions: [...ROLE_DRAFT.permissions], business_id: 1, ...patch },
    })
  ).role

const accepted = async (server: MockServer, owner: Person): Promise<number> => {
  const invitationId = await invited(owner)
  const { letter = '' } = await owner.ask(resendInvitation, { params: { businessId: 1, invitationId } })
  const body = { first_name: 'Ida', last_name: 'Moss', password: CHOSEN }
  await send(server, acceptInvitation, { params: { token: letter.split('=')[1] ?? '' }, body })
  return invitationId
}

const invited = async (owner: Person): Promise<number> => {
  await owner.ask(inviteUser, { body: { ...INVITED, business_id: 1 } })
  return (await owner.ask(listInvitations)).invitations.at(-1)?.id ?? 0
}

export const PERMISSION_CASES: Record<string, Prepare> = {
  'EP-110a': async () => ({ good: {} }),
  'EP-110b': async () => ({ good: {} }),
  'EP-110c': async () => ({ good: { body: { ...ROLE_DRAFT, business_id: 1 } } }),
  'EP-110d': async (_server, owner) => {
    const { id: roleId } = await createdRole(owner)
    return {
      good: { params: { roleId }, body: { description: 'Prices the work' } },
      missing: { params: { roleId: 987_654 }, body: { description: 'Prices the work' } },
      late: async () => ({
        request: { params: { roleId }, body: { name: 'Pricer', was: { name: 'Valuer' } } },
      }),
    }
  },
  'EP-110e': async (_server, owner) => {
    const { id: roleId } = await createdRole(owner)
    return {
      good: { params: { roleId } },
      missing: { params: { roleId: 987_654 } },
      async late() {
        const { id } = await createdRole(owner, { name: 'Scout' })
        await owner.send(updateUserRoles, { params: { businessId: 1, userId: TECH }, body: { role_ids: [id] } })
        return { request: { params: { roleId: id } } }
      },
    }
  },
  'EP-110f': async () => ({ good: {} }),
  'EP-110g': async () => ({ good: { body: { ...INVITED, business_id: 1 } } }),
  'EP-110h': async () => ({
    good: { params: { userId: TECH }, body: { role_ids: [LEADER_ROLE] } },
    missing: { params: { userId: 987_654 }, body: { role_ids: [LEADER_ROLE] } },
    late: async () => ({
      request: { params: { userId: TECH }, body: { role_ids: [TECH_ROLE], was: [TECH_ROLE, LEADER_ROLE] } },
    }),
  }),
  'EP-110i': async () => ({
    good: { params: { userId: TECH } },
    missing: { params: { userId: 987_654 } },
    late: async () => ({ request: { params: { userId: 8 } } }),
  }),
  'EP-110j': async () => ({
    good: { params: { userId: TECH }, query: { was: 'active' } },
    missing: { params: { userId: 987_654 } },
    late: async () => ({ request: { params: { userId: TECH }, query: { was: 'active' } } }),
  }),
  'EP-110k': async () => ({ good: {} }),
  'EP-110l': async (server, owner) => ({
    good: { params: { invitationId: await invited(owner) } },
    missing: { params: { invitationId: 987_654 } },
    late: async () => ({ request: { params: { invitationId: await accepted(server, owner) } } }),
  }),
  'EP-110m': async (server, owner) => ({
    good: { params: { invitationId: await invited(owner) } },
    missing: { params: { invitationId: 987_654 } },
    late: async () => ({ request: { params: { invitationId: await accepted(server, owner) } } }),
  }),
}
