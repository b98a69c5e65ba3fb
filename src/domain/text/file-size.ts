export const MEGABYTE = 1_000_000

const TENTH = MEGABYTE / 10

/** `9.4 MB`. Without `Intl`, because limits are formatted while modules load and that would take tens of milliseconds. */
export const megabytes = (bytes: number): string => `${Math.round(bytes / TENTH) / 10} MB`

const KILOBYTE = 1_000

/** `12 KB`, `9.4 MB`: of a file, however small. */
export const fileSize = (bytes: number): string =>
  bytes < TENTH ? `${Math.max(1, Math.round(bytes / KILOBYTE))} KB` : megabytes(bytes)
