import type { Plugin } from 'vite'

type Options = {
  /** Addresses of real back ends; calls to their origins are let through. */
  urls: readonly (string | undefined)[]
  /** Where the map's street tiles come from; pictures from its origin are let in. */
  tiles?: string | undefined
  /** Whether Stripe takes the cards: then its script, its frames and its calls are let in, as its guide asks for. */
  stripe: boolean
}

/**
 * Writes the content security policy into the built page: scripts and calls from the page's own origin only, and from where a real back
 * end or Stripe is. Styles may be inline because the style system writes them at run time. The development server is left without,
 * since its hot reload starts from an inline script.
 */
export const contentSecurityPolicy = (options: Options): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policyFor(options) },
      injectTo: 'head-prepend',
    },
  ],
})

const STRIPE_HOSTS = ['https://js.stripe.com', 'https://*.js.stripe.com']

/** The policy as the page carries it. */
export const policyFor = ({ urls, tiles, stripe }: Options): string => {
  const from = (...hosts: readonly string[]) => (stripe ? hosts : [])
  return [
    "default-src 'self'",
    ["script-src 'self'", ...from(...STRIPE_HOSTS)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...originOf(tiles?.replace('{s}', '*'))].join(' '),
    ["connect-src 'self'", ...urls.flatMap(originOf), ...from('https://api.stripe.com')].join(' '),
    ["frame-src 'self'", ...from(...STRIPE_HOSTS, 'https://hooks.stripe.com')].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

const originOf = (url: string | undefined): string[] => (url ? [new URL(url).origin] : [])
