import { useRef, useState } from 'react'
import type { Failure } from '@/domain/record/failure'
import type { Words } from './words/en'

const failureText = ({ status }: Failure, words: Words): string => {
  if (status === 409 || status === 404) return words.changed
  if (status === 410) return words.withdrawnTitle
  if (status === 429) return words.tooMany
  return status === 422 || status === 400 || status === 413 ? words.notTaken : words.notSent
}

/** Allows one request at a time and shows its failure. */
export const useSending = (words: Words) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef(false)
  const send = async (write: () => Promise<Failure | null>): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setProblem(null)
    const failure = await write()
    running.current = false
    setBusy(false)
    setProblem(failure && failureText(failure, words))
    return failure === null
  }
  return { busy, problem, send }
}
