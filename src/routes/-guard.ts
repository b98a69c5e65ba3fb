import type { PageKey } from '@/domain/pages'
import type { User } from '@/domain/user'
import type { Surroundings } from './-access'

type Asked = { context: Surroundings & { user: User } }

/**
 * A route's `beforeLoad`: whether its page is for the person who asks (GUARD-06 to GUARD-13). Pages and permissions load with the first
 * page that is guarded: the start, which every visitor loads, carries none of them.
 */
export const guard =
  (page: PageKey) =>
  async ({ context }: Asked) => {
    const { accessToKey } = await import('./-access')
    return { access: accessToKey(page, context.user, context) }
  }
