/** The code of a move that is refused since someone else has moved the job in the meantime: its text says where the job is by then. */
export const MOVED = 'moved'
