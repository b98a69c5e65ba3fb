// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { ListedClient } from '@/domain/client/filter'
import type { ClientDraft } from '@/domain/client/form'
import type { Cents } from '@/domain/money'
import { actorFrom } from '@/domain/permissions/actor'
import type { PermissionName } from '@/domain/permissions/catalogue'
import { permissionFrom } from '@/domain/permissions/system-roles'
import { mounted } from '../../../../tests/fixtures/mounted'
import { client, property, role, user } from '../../../../tests/fixtures/records'
import type { ClientCommands } from '../types'
import { ClientDialog } from './client-dialog'

const { client_id: _, business_id: __, ...place } = property
const LISTED: ListedClient = { ...client, current_balance: 0 as Cents, properties: [place] }

const actorWith = (...names: PermissionName[]) =>
  actorFrom(
    user({
      user_type: 'business_manager',
      roles: [{ ...role('property_owner'), permissions: names.map(permissionFrom) }],
    }),
  )

/** Saves the client with another phone number; what was sent of the credit limit, and whether it could be typed. */
const edited = async (...names: PermissionName[]) => {
  const sent: ClientDraft[] = []
  const commands = {
    async edit(_client: unknown, draft: ClientDraft) {
      sent.push(draft)
      return { ok: true }
    },
  } as unknown as ClientCommands
  const page = await mounted(
    <ClientDialog
      actor={actorWith(...names)}
      client={LISTED}
      commands={commands}
      draft={null}
      onDraft={() => {}}
      onClose={() => {}}
    />,
  )
  const isAsked = document.querySelector('[name="credit_limit"]') !== null
  await page.type('phone', '512-555-0199')
  await page.press('Save changes')
  return [
    isAsked,
    sent.map(({ phone, ...draft }) => [phone, 'credit_limit' in draft ? draft.credit_limit : 'not sent']),
  ]
}

it.each<[PermissionName[], unknown]>([
  [
    ['clients.edit', 'clients.view.financial'],
    [true, [['512-555-0199', client.credit_limit]]],
  ],
  [['clients.edit'], [false, [['512-555-0199', 'not sent']]]],
])('with %o, the credit limit is asked for and sent by those who may see it (PERM-16)', async (names, asked) => {
  expect(await edited(...names)).toEqual(asked)
})
