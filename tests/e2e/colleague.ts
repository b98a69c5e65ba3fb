import type { Page } from '@playwright/test'
import { person } from '../fixtures/demo-people'

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
  const request = (address: string, init: { method: string; body?: string }, topics: readonly string[] | null) =>
    page.evaluate(
      async ([where, what, bearer, heard]) => {
        const answer = await fetch(where, {
          ...what,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        })
        if (heard) {
          const others = new BroadcastChannel('groundwork-changes')
          others.postMessage(heard)
          others.close()
        }
        return { status: answer.status, body: await answer.text() }
      },
      [address, init, token, topics] as const,
    )
  return {
    async asks(query: string, variables: object, topics: readonly string[]): Promise<void> {
      const init = { method: 'POST', body: JSON.stringify({ query, variables }) }
      const { errors } = JSON.parse((await request('/graphql', init, topics)).body)
      if (errors) throw new Error(JSON.stringify(errors))
    },
    /** Announced like a change in another tab, unless `unheard`. */
    async sends(
      method: 'POST' | 'PUT' | 'DELETE',
      path: string,
      body: object | null,
      { unheard = false, under = '/landscaping', topics = ['clients', 'catalog', 'facts'] } = {},
    ): Promise<void> {
      const sent = { method, ...(body === null ? {} : { body: JSON.stringify(body) }) }
      const { status } = await request(`${under}/businesses/1${path}`, sent, unheard ? null : topics)
      if (status !== 200) throw new Error(`${method} ${path} was answered with ${status}`)
    },
  }
}
