/** The keys of `useRowKeys` in words, for the list of shortcuts; each entry of `keys` is a key to press, or one of several that do alike. */
export const ROW_SHORTCUTS = [
  { keys: ['↑', '↓'], does: 'Previous or next row' },
  { keys: ['PgUp', 'PgDn'], does: 'A screenful up or down' },
  { keys: ['Home', 'End'], does: 'First or last row' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['Space'], does: 'Select the row' },
  { keys: ['Shift', 'Space'], does: 'Select all rows from the last selected one' },
] as const
