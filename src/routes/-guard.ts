import { type PageAccess, pageAccess } from '@/domain/page-access'
import type { Page } from '@/domain/pages'
import type { User } from '@/domain/user'
import type { RouterContext } from './-context'

/** Asks the one page guard with what the router knows (GUARD-05, GUARD-13). */
export const accessTo = (
  page: Page,
  user: User,
  { environment, flags }: Pick<RouterContext, 'environment' | 'flags'>,
): PageAccess =>
  pageAccess(page, user, {
    hidesWhatIsOff: environment === 'production',
    isFlagOn: (key) => flags.isOn(key, user),
  })

type Asked = { context: Parameters<typeof accessTo>[2] & { user: User } }

/** A route's `beforeLoad`: whether its page is for the person who asks (GUARD-06 to GUARD-13). */
export const guard =
  (page: Page) =>
  ({ context }: Asked) => ({ access: accessTo(page, context.user, context) })
