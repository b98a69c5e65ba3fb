const NONE = 'No further message.'

const messageIn = (thrown: unknown): unknown =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown.message : thrown

/** The words of whatever was thrown: an error, a failure, a text. */
export const messageOf = (thrown: unknown): string => {
  const message = messageIn(thrown)
  return typeof message === 'string' && message !== '' ? message : NONE
}
