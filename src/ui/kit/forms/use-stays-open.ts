import { useState } from 'react'

/** Whether a record's form shows: once it was allowed, what is being typed stays, though the record can no longer be edited. `stream` is null for a new record. */
export const useStaysOpen = (stream: string | null, isAllowed: boolean): boolean => {
  const [opened, setOpened] = useState<string | null | undefined>(undefined)
  if (isAllowed && opened !== stream) setOpened(stream)
  return isAllowed || opened === stream
}
