/** What a job on the map can be (MAP-06), in the order of its day. */
export const MAP_STATUSES = ['scheduled', 'assigned', 'en_route', 'in_progress', 'completed'] as const
export type MapStatus = (typeof MAP_STATUSES)[number]
