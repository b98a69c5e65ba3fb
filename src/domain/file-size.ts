/** Bytes in a megabyte, as file sizes are shown to people. */
export const MEGABYTE = 1_000_000

/** `9.4 MB` */
export const megabytes = (bytes: number): string =>
  `${(bytes / MEGABYTE).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`
