import * as v from 'valibot'

/** US states are their two letters (CLI-19); the documents allow two characters at most. */
export const stateSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.nonEmpty('State is required'),
  v.maxLength(2, 'Use the two-letter state code'),
)
