const HERE = 'http://app.invalid'

/** Whether an address that a back end names may be gone to: a page of the web, here or elsewhere, and never a script. */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address, HERE) && ['https:', 'http:'].includes(new URL(address, HERE).protocol)
