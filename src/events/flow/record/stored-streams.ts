/** What deals with streams from before, loaded together: a visitor without any doesn't need it. */
export { createArchive } from './archive'
export { dropOldStreams } from './drop-old'
export { readInstance } from './read-instance'
export { findUnfinished } from './unfinished'
