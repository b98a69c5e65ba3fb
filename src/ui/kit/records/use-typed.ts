import { useEffect, useRef, useState } from 'react'

/** How long keys rest until the owner of the value hears of it, ms: once for a word typed at a usual pace. */
const REST = 200

/**
 * Text that follows the keys at once; the owner of the value, who may take long, hears of it a moment later. What comes back is
 * recognized because it was sent from here; any other value from outside wins.
 */
export const useTyped = (value: string, onChange: (text: string) => void): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(value)
  const sent = useRef<string[]>([])
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!sent.current.includes(value)) {
      clearTimeout(waiting.current)
      setTyped(value)
    } else if (sent.current.at(-1) !== value) return
    sent.current = []
  }, [value])
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => {
      sent.current.push(text)
      onChange(text)
    }, REST)
  }
  return [typed, type]
}
