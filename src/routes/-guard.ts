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

/** The record that an address names, `/dashboard/clients/5`; null where no record can have such an id. */
export const recordIn = (text: string): number | null => {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
