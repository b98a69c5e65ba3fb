/** The path to open after sign-in. Allows only paths of this app, never another site. */
export const safeRedirect = (target: unknown): string | undefined => {
  if (typeof target !== 'string' || !target.startsWith('/') || target.startsWith('//') || target.includes('\\'))
    return undefined
  const url = new URL(target, 'http://app.invalid')
  const path = `${url.pathname}${url.search}${url.hash}`
  // `/.//site` begins with two slashes only once its dots are resolved.
  return url.origin === 'http://app.invalid' && !path.startsWith('//') ? path : undefined
}
