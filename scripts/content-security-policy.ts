import type { Plugin } from 'vite'

type Options = {
  urls: readonly (string | undefined)[]
  tiles?: string | undefined
  stripe: boolean
}

/**
 * Writes the content security policy into the built page: scripts and calls from its own origin, the configured back end and Stripe only.
 * Inline styles are allowed because the style system writes them at run time. The dev server has no policy because hot reload needs an
 * inline script.
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
