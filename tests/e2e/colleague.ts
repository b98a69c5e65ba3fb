import type { Page } from '@playwright/test'
import { person } from '../fixtures/demo-people'

/** The office manager, unless it is someone else, at another machine while the page under test is open. */
export const colleague = async (page: Page, who: Parameters<typeof person>[0] = 'manager') => {
  const { email, password, subdomain } = person(who)
  await page.waitForFunction(() => globalThis.groundwork !== undefined)
  const token = await page.evaluate(
    async ([mail, word, business]) => {
      const answer = await fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: mail,
          password: word,
          ...(business === null ? {} : { business_subdomain: business }),
        }),
      })
      return String((await answer.json()).access_token)
    },
    [email, password, subdomain] as const,
  )
  return {
    /** Asks for a mutation; the page learns of it as of a change in another tab. */
    async asks(query: string, variables: object, topics: readonly string[]): Promise<void> {
      const errors = await page.evaluate(
        async ([asked, given, bearer, heard]) => {
          const answer = await fetch('/graphql', {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
            body: JSON.stringify({ query: asked, variables: given }),
          })
          const others = new BroadcastChannel('groundwork-changes')
          others.postMessage(heard)
          others.close()
          return (await answer.json()).errors
        },
        [query, variables, token, topics] as const,
      )
      if (errors) throw new Error(JSON.stringify(errors))
    },
    /** Sends a write; the page learns of it as of a change in another tab, unless it is `unheard`. */
    async sends(
      method: 'POST' | 'PUT' | 'DELETE',
      path: string,
      body: object | null,
      { unheard = false, under = '/landscaping', topics = ['clients', 'catalog', 'facts'] } = {},
    ): Promise<void> {
      const status = await page.evaluate(
        async ([verb, address, content, bearer, heard]) => {
          const answer = await fetch(address, {
            method: verb,
            headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
            ...(content === null ? {} : { body: JSON.stringify(content) }),
          })
          if (heard) {
            const others = new BroadcastChannel('groundwork-changes')
            others.postMessage(heard)
            others.close()
          }
          return answer.status
        },
        [method, `${under}/businesses/1${path}`, body, token, unheard ? null : topics] as const,
      )
      if (status !== 200) throw new Error(`${method} ${path} was answered with ${status}`)
    },
  }
}
