import type { Plugin } from 'vite'

/**
 * Writes the content security policy into the built page: scripts and calls from the page's own origin only, and from `origins`,
 * where a real back end is. Styles may stand inline because the style system writes them at run time. The development server is left
 * without, since its hot reload starts from an inline script.
 */
export const contentSecurityPolicy = (urls: readonly (string | undefined)[]): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy(urls.flatMap(originOf)) },
      injectTo: 'head-prepend',
    },
  ],
})

const policy = (origins: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...origins].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

const originOf = (url: string | undefined): string[] => (url ? [new URL(url).origin] : [])
