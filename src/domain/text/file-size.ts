export const MEGABYTE = 1_000_000

const TENTH = MEGABYTE / 10

/** `9.4 MB`. Without `Intl`, because limits are formatted while modules load and that would take tens of milliseconds. */
export const megabytes = (bytes: number): string => `${Math.round(bytes / TENTH) / 10} MB`
