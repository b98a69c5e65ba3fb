import type { PermissionName } from '@/domain/permissions/catalogue'
import type { MockServerOptions } from '@/mock-server'
import { BUILT_IN } from '@/mock-server/scenarios/built-in'

const LATEST = 2

/**
 * The sample data without the history of its jobs, only the latest two facts of it: what a test has done is then all that is told of a
 * record.
 */
export const UNTOLD = {
  demo: { ...BUILT_IN.demo, facts: (day) => BUILT_IN.demo.facts(day).slice(-LATEST) },
  large: { ...BUILT_IN.large, facts: (day) => BUILT_IN.large.facts(day).slice(-LATEST) },
} satisfies typeof BUILT_IN

type Rows = ReturnType<(typeof BUILT_IN)['demo']['tables']>

/** The demo with other rows. */
const demoWith = (change: (rows: Rows) => Partial<Rows>): Partial<MockServerOptions> => {
  const { demo } = UNTOLD
  const tables = (day: string) => {
    const rows = demo.tables(day)
    return { ...rows, ...change(rows) }
  }
  return { scenarios: { ...UNTOLD, demo: { ...demo, tables } } }
}

/** How many clients the Basic plan includes. */
export const BASIC_LIMIT = 50

/** The demo whose first business has its 42 clients on the Basic plan, and more of them if asked for. */
export const onBasic = (more: number): Partial<MockServerOptions> =>
  demoWith(({ clients, properties, subscriptions }) => {
    const extra = clients.slice(0, more).map((client, index) => ({ ...client, id: 1_000 + index }))
    const places = properties.slice(0, more).map((place, index) => ({ ...place, id: 1_000 + index }))
    return {
      clients: [...clients, ...extra],
      properties: [...properties, ...places.map((place) => ({ ...place, client_id: place.id }))],
      subscriptions: subscriptions.map((row) => ({ ...row, plan_id: 'basic' as const, plan_name: 'Basic' })),
    }
  })

/** The demo in which no one's role holds these permissions; the owner needs none. */
export const withoutPermissions = (...names: PermissionName[]): Partial<MockServerOptions> => {
  const isKept = ({ name }: { name: string }) => !names.some((gone) => gone === name)
  return demoWith(({ roles }) => ({
    roles: roles.map((role) => ({ ...role, permissions: role.permissions.filter(isKept) })),
  }))
}

/** The demo in which clients have no phone number. */
export const withoutPhones = (): Partial<MockServerOptions> =>
  demoWith(({ clients }) => ({ clients: clients.map((client) => ({ ...client, phone: '' })) }))
