import * as v from 'valibot'
import { USER_TYPES } from '../account/user'
import users from './demo-users.json'

const demoUserSchema = v.object({
  key: v.picklist(['owner', 'admin', 'manager', 'tech', 'home']),
  label: v.string(),
  email: v.string(),
  password: v.string(),
  /** Null for the system admin, who belongs to no business. */
  subdomain: v.nullable(v.string()),
  first_name: v.string(),
  last_name: v.string(),
  user_type: v.picklist(USER_TYPES),
})

/** A demo account. Passwords are public: they open only the demo. */
export type DemoUser = v.InferOutput<typeof demoUserSchema>
export type DemoUserKey = DemoUser['key']

/** In the order of the sign-in page; the start script prints the same file. */
export const DEMO_USERS: readonly DemoUser[] = v.parse(v.array(demoUserSchema), users)

/** Throws RangeError for a missing key. */
export const demoUser = (key: DemoUserKey): DemoUser => {
  const user = DEMO_USERS.find((candidate) => candidate.key === key)
  if (!user) throw new RangeError(`no demo user "${key}"`)
  return user
}

/** Access token of simulated sign-in (AUTH-14); the mock server maps it to the demo owner. */
export const SIMULATED_ACCESS_TOKEN = 'simulated-access-token'
