import type { PermissionName } from '@/domain/permissions/catalogue'
import type { MockServerOptions } from '@/mock-server'
import { BUILT_IN } from '@/mock-server/scenarios/built-in'

const LATEST = 2

type Scenario = Omit<(typeof BUILT_IN)['demo'], 'steps'>

const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/**
 * Creates a scenario's rows once a day for all tests of a worker, since hundreds of offices open on the same morning. Each gets its own
 * lists; freezing verifies that rows are replaced and never mutated.
 */
const memoizeScenario = ({ tables, facts }: Scenario): Scenario => {
  const rows = new Map<string, ReturnType<Scenario['tables']>>()
  const latest = new Map<string, ReturnType<Scenario['facts']>>()
  return {
    tables(day) {
      const dayTables = rows.get(day) ?? tables(day)
      if (!rows.has(day)) for (const list of Object.values(dayTables)) for (const row of list) frozen(row)
      rows.set(day, dayTables)
      return Object.fromEntries(Object.entries(dayTables).map(([name, list]) => [name, [...list]])) as typeof dayTables
    },
    facts(day) {
      const dayFacts = latest.get(day) ?? facts(day).slice(-LATEST)
      latest.set(day, dayFacts)
      return dayFacts
    },
  }
}

/** Sample data with only the latest two facts of its job history, so that a record's history holds only what a test has done. */
export const UNTOLD = {
  demo: memoizeScenario(BUILT_IN.demo),
  large: memoizeScenario(BUILT_IN.large),
} satisfies Record<keyof typeof BUILT_IN, Scenario>

type Rows = ReturnType<(typeof BUILT_IN)['demo']['tables']>

const SMALL = ['businesses', 'users', 'credentials', 'roles', 'clients', 'properties', 'crew_members'] as const

/** Few rows and many facts about one unassigned job, so that it can be seeded again and again quickly. */
export const smallSample = (count: number): MockServerOptions['scenarios'] & object => {
  const tables = (day: string) => {
    const rows = UNTOLD.demo.tables(day)
    const some = Object.fromEntries(SMALL.map((name) => [name, rows[name]]))
    return { ...some, jobs: rows.jobs.slice(0, 20) }
  }
  const facts = (day: string) =>
    Array.from({ length: count }, (_, index) => ({
      stream: 'job/15',
      type: 'job.edited',
      actor: { kind: 'user' as const, user_id: 3, name: 'Priya Raman' },
      cause: null,
      note: `Note ${index + 1}`,
      at: Date.parse(`${day}T00:00:00Z`) + index,
      changes: [],
    }))
  return { demo: { tables, facts }, large: { tables, facts } }
}

const demoWith = (change: (rows: Rows) => Partial<Rows>): Partial<MockServerOptions> => {
  const { demo } = UNTOLD
  const tables = (day: string) => {
    const rows = demo.tables(day)
    return { ...rows, ...change(rows) }
  }
  return { scenarios: { ...UNTOLD, demo: { ...demo, tables } } }
}

export const BASIC_LIMIT = 50

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

export const withoutPermissions = (...names: PermissionName[]): Partial<MockServerOptions> => {
  const isAllowed = ({ name }: { name: string }) => !names.some((gone) => gone === name)
  return demoWith(({ roles }) => ({
    roles: roles.map((role) => ({ ...role, permissions: role.permissions.filter(isAllowed) })),
  }))
}

/** People with their default role alone. */
export const withDefaultRoles = (): Partial<MockServerOptions> =>
  demoWith(({ users, roles }) => {
    const isDefault = (id: number) => roles.some((role) => role.id === id && role.is_system)
    return { users: users.map((user) => ({ ...user, role_ids: user.role_ids.filter(isDefault) })) }
  })

export const withoutPhones = (): Partial<MockServerOptions> =>
  demoWith(({ clients }) => ({ clients: clients.map((client) => ({ ...client, phone: '' })) }))
