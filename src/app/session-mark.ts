import type { SessionMark } from '@/services/auth/token-store'

const NAME = 'browser_session'

/** A cookie without an end date: all tabs see it, and it goes when the browser is closed. It says nothing but that. */
export const sessionMark = (page: Document): SessionMark => ({
  isSet: () => page.cookie.split('; ').includes(`${NAME}=1`),
  set() {
    page.cookie = `${NAME}=1; path=/; SameSite=Strict`
  },
})
