export const ESTIMATE_STATUSES = ['draft', 'sent', 'viewed', 'approved', 'rejected', 'expired'] as const
export type EstimateStatus = (typeof ESTIMATE_STATUSES)[number]

/** The displayed statuses: the stored one, or `revised` and `converted`. */
export const ESTIMATE_COMPUTED_STATUSES = [...ESTIMATE_STATUSES, 'revised', 'converted'] as const
export type EstimateComputedStatus = (typeof ESTIMATE_COMPUTED_STATUSES)[number]

export const ANSWER_CHANNELS = ['phone', 'in_person', 'email'] as const
export type AnswerChannel = (typeof ANSWER_CHANNELS)[number]

/** Channels recorded by staff, plus the client page. */
export const ANSWER_WAYS = [...ANSWER_CHANNELS, 'client_page'] as const
export type AnswerWay = (typeof ANSWER_WAYS)[number]
