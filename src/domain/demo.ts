import * as v from 'valibot'
import users from './demo-users.json'
import { USER_TYPES } from './user'

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

/** Somebody the demo can be entered as. Their passwords are public: they open nothing but the demo. */
export type DemoUser = v.InferOutput<typeof demoUserSchema>
export type DemoUserKey = DemoUser['key']

/** Everybody the demo can be entered as, in the order the sign-in page offers them; the start script prints the same file. */
export const DEMO_USERS: readonly DemoUser[] = v.parse(v.array(demoUserSchema), users)

/** One of them by key. @throws RangeError when the file lacks that key. */
export const demoUser = (key: DemoUserKey): DemoUser => {
  const user = DEMO_USERS.find((candidate) => candidate.key === key)
  if (!user) throw new RangeError(`no demo user "${key}"`)
  return user
}

/** The access token of simulated sign-in (AUTH-14); the mock server knows it as the demo owner's. */
export const SIMULATED_ACCESS_TOKEN = 'simulated-access-token'

/** What each person of the demo meets in it: the size of the business they see, and what is theirs to do. */
export const DEMO_VIEWS: Record<DemoUserKey, string> = {
  owner: 'The whole business: every job and crew, what the day is worth, the subscription and its payments.',
  admin: 'Every business on the system, with all that its owner may do.',
  manager: 'Clients, services and all jobs: plans the day and sends the crews out. Payments stay with the owner.',
  tech: 'The jobs they are assigned to: sets out, starts, completes. Nothing else is in the way.',
  home: 'The work at their own property: when somebody comes, and what was done.',
}
