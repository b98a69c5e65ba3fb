/** Where an estimate is in its life (EST-09). */
export const ESTIMATE_STATUSES = ['draft', 'sent', 'viewed', 'approved', 'rejected', 'expired'] as const
export type EstimateStatus = (typeof ESTIMATE_STATUSES)[number]

/** What an estimate's status is shown as: its own, unless a newer version or a job has come of it. */
export const ESTIMATE_COMPUTED_STATUSES = [...ESTIMATE_STATUSES, 'revised', 'converted'] as const
export type EstimateComputedStatus = (typeof ESTIMATE_COMPUTED_STATUSES)[number]

/** How a client's answer reached someone at the business. */
export const ANSWER_CHANNELS = ['phone', 'in_person', 'email'] as const
export type AnswerChannel = (typeof ANSWER_CHANNELS)[number]

/** How an answer came: as staff heard it, or from the client on their own page. */
export const ANSWER_WAYS = [...ANSWER_CHANNELS, 'client_page'] as const
export type AnswerWay = (typeof ANSWER_WAYS)[number]
