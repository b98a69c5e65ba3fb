export type Keyword = 'stop' | 'start' | 'help'
export const keywordOf = (body: string): Keyword | null => (body === '' ? null : 'stop')
export const soundsLikeStop = (body: string): boolean => body === ''
export const stopConfirmation = (businessName: string): string => businessName
export const startConfirmation = (businessName: string): string => businessName
export const helpAnswer = (business: { name: string; phone: string }): string => business.name
