/** Handles streams of earlier visits. Loaded separately, because new visitors don't need it. */
export { createArchive } from './archive'
export { dropOldStreams } from './drop-old'
export { readInstance } from './read-instance'
export { findUnfinished } from './unfinished'
