/** For the list of shortcuts; each entry of `keys` is a key, or one of several with the same effect. */
export const LIST_SHORTCUTS = [
  { keys: ['C'], does: 'Add one' },
  { keys: ['/'], does: 'Search' },
  { keys: ['J', 'K'], does: 'Next or previous row' },
] as const

export const ROW_SHORTCUTS = [
  { keys: ['↑', '↓'], does: 'Previous or next row' },
  { keys: ['PgUp', 'PgDn'], does: 'A screenful up or down' },
  { keys: ['Home', 'End'], does: 'First or last row' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['Space'], does: 'Select the row' },
  { keys: ['X'], does: 'The same' },
  { keys: ['E'], does: 'Edit the row' },
  { keys: ['A'], does: 'Assign a crew to the job' },
  { keys: ['Shift', 'Space'], does: 'Select all rows from the last selected one' },
  { keys: ['Esc'], does: 'Clear the selection' },
] as const
