import type { Business } from '@/domain/business'
import type { Client, Property } from '@/domain/client'
import type { CrewMember } from '@/domain/crew'
import type { Job } from '@/domain/job/job'
import type { Role } from '@/domain/permissions/role'
import type { User } from '@/domain/user'

/** A user as the database holds it: roles by id. The password lies in `credentials`, so that no fact about a user carries it. */
export type UserRow = Omit<User, 'roles'> & { role_ids: number[] }
/** What somebody signs in with; `id` is the user's. Seeded only, never part of a fact. */
export type Credential = { id: number; password: string }
/** A session that was signed out of; its refresh token counts no more. `id` is the position of the sign-in fact. */
export type EndedSession = { id: number; user_id: number }

/** The database: every table with its rows, in the order they were made. */
export type Tables = {
  businesses: Business[]
  users: UserRow[]
  credentials: Credential[]
  roles: Role[]
  clients: Client[]
  properties: Property[]
  crew_members: CrewMember[]
  jobs: Job[]
  ended_sessions: EndedSession[]
}
export type TableName = keyof Tables
export type RowOf<T extends TableName> = Tables[T][number]

/** The tables by name. */
export const TABLES = [
  'businesses',
  'users',
  'credentials',
  'roles',
  'clients',
  'properties',
  'crew_members',
  'jobs',
  'ended_sessions',
] as const satisfies readonly TableName[]

/** What a scenario fills the database with; sessions are nobody's to seed. */
export type Seed = Omit<Tables, 'ended_sessions'>
