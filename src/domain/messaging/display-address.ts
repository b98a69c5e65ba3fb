import { phoneDigits } from '../text/phone'

/** `(512) 555-0142` for 10 digits or 11 that begin with 1 (COMM-10); anything else as it is. */
export const displayAddress = (address: string): string => {
  if (!/^\+?[\d\s().-]+$/.test(address)) return address
  const digits = phoneDigits(address)
  if (digits.length !== 10 || (address.startsWith('+') && !address.startsWith('+1'))) return address
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}
