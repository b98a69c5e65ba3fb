/** Participles that name nothing on their own, each with what is usually meant. */
export const PARTICIPLES = {
  known: 'context, existing or the record itself',
  asked: 'request, query or input',
  said: 'message, text or input',
  kept: 'stored, draft or pending',
  told: 'message, payload or notice',
  left: 'remaining, pending or interrupted',
  given: 'props, options or input',
  made: 'result or the record itself',
  taken: 'incoming, occupied or used',
  standing: 'status',
  lent: 'fallback',
}

/** Types that say nothing of what they hold. */
export const TYPES = {
  Place: 'location, position, route or seat',
  Asking: 'request or context',
}

/** The side of a box is called left. */
export const GEOMETRY = /^(left|.*(Width|Edge|Margin|Padding)Left)$/
