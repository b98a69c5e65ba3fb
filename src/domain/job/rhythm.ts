export const RHYTHMS = ['weekly', 'every_second_week', 'monthly'] as const
export type Rhythm = (typeof RHYTHMS)[number]
