import * as v from 'valibot'
import { USER_TYPES } from '../account/user'
import users from './demo-users.json'

const demoUserSchema = v.object({
  key: v.picklist(['owner', 'admin', 'manager', 'tech', 'home']),
  /** What the sign-in page calls them: "business owner". */
  label: v.string(),
  email: v.string(),
  password: v.string(),
  /** Null for the system admin, who belongs to no business. */
  subdomain: v.nullable(v.string()),
  first_name: v.string(),
  last_name: v.string(),
  user_type: v.picklist(USER_TYPES),
})

/** Someone the demo can be entered as. Their passwords are public: they open nothing but the demo. */
export type DemoUser = v.InferOutput<typeof demoUserSchema>
export type DemoUserKey = DemoUser['key']

/** Everyone the demo can be entered as, in the order the sign-in page offers them; the start script prints the same file. */
export const DEMO_USERS: readonly DemoUser[] = v.parse(v.array(demoUserSchema), users)

/** One of them by key. @throws RangeError when the file lacks that key. */
export const demoUser = (key: DemoUserKey): DemoUser => {
  const user = DEMO_USERS.find((candidate) => candidate.key === key)
  if (!user) throw new RangeError(`no demo user "${key}"`)
  return user
}

/** The access token of simulated sign-in (AUTH-14); the mock server knows it as the demo owner's. */
export const SIMULATED_ACCESS_TOKEN = 'simulated-access-token'
