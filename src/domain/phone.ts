/** A phone number as a telephone dials it: digits, and the plus of another country. A zero in brackets is dialed inside that country alone. */
export const dialable = (phone: string): string => {
  const isForeign = phone.trim().startsWith('+')
  const dialed = isForeign ? phone.replaceAll(/\(\s*0\s*\)/g, '') : phone
  return (isForeign ? '+' : '') + dialed.replaceAll(/\D/g, '')
}
