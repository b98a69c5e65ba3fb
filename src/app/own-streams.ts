import { isOwnKey } from './areas/own-key'

/** The streams that are one person's: their flows, and the session of this tab. Several people may share a browser. */
export const ownStreams = (
  stored: readonly { stream: string }[],
  { userId, session }: { userId: number | undefined; session: string | null },
): string[] =>
  stored
    .map(({ stream }) => stream)
    .filter((stream) => stream === session || isOwnKey(stream.replace(/#\d+$/, ''), userId))
