// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { ListedClient } from '@/domain/client/filter'
import type { ClientDraft } from '@/domain/client/form'
import type { Cents } from '@/domain/money/money'
import { actorFrom } from '@/domain/permissions/actor'
import type { PermissionName } from '@/domain/permissions/catalogue'
import { permissionFrom } from '@/domain/permissions/system-roles'
import type { Edit } from '@/domain/record/merge-edits'
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

const reader = { name: 'Maria Lopez', at: Date.parse('2026-11-20T12:00:00Z'), timeZone: 'UTC' }

/** Edits the phone number; returns if a credit limit field was shown, and what was sent. */
const edited = async (...names: PermissionName[]) => {
  const sent: object[] = []
  const commands = {
    async edit(_client: unknown, { changed }: Edit<ClientDraft, ListedClient>) {
      sent.push(changed)
      return { ok: true }
    },
  } as unknown as ClientCommands
  const page = await mounted(
    <ClientDialog
      actor={actorWith(...names)}
      client={{ stream: 'client/1', first: LISTED, now: LISTED, facts: [], reader }}
      commands={commands}
      draft={null}
      onDraft={() => {}}
      clients={[]}
      jobs={[]}
      room={null}
      onOpen={() => {}}
      onClose={() => {}}
    />,
  )
  const isRequested = document.querySelector('[name="credit_limit"]') !== null
  await page.type('phone', '512-555-0199')
  await page.press('Save changes')
  return [isRequested, sent]
}

it.each<[PermissionName[], boolean]>([
  [['clients.edit', 'clients.view.financial'], true],
  [['clients.edit'], false],
])(
  'with %o, the credit limit is asked for of those who may see it, and left as it is by others (PERM-16)',
  async (names, isRequested) => {
    expect(await edited(...names)).toEqual([isRequested, [{ phone: '512-555-0199' }]])
  },
)
