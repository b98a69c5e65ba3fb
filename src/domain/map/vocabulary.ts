export const MAP_STATUSES = ['scheduled', 'assigned', 'en_route', 'in_progress', 'completed'] as const
export type MapStatus = (typeof MAP_STATUSES)[number]
