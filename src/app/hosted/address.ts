/** An address that a payment page may lead to: of its own origin, by http or https; else `fallback`. */
export const wayBack = (address: string, origin: string, fallback = '/'): string => {
  const url = URL.parse(address, origin)
  return url?.origin === origin && /^https?:$/.test(url.protocol) ? url.href : fallback
}
