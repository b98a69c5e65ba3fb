import { useState } from 'react'

/** Keeps an open form open with its input even if the record becomes read-only. `stream` is null for a new record. */
export const useStaysOpen = (stream: string | null, isAllowed: boolean): boolean => {
  const [opened, setOpened] = useState<string | null | undefined>(undefined)
  if (isAllowed && opened !== stream) setOpened(stream)
  return isAllowed || opened === stream
}
