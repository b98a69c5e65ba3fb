import { useEffect, useRef, useState } from 'react'

/**
 * Text that follows the keys at once, however long the owner of the value takes to hand it back. What comes back late is recognized
 * because it was sent from here; any other value from outside wins.
 */
export const useTyped = (value: string, onChange: (text: string) => void): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(value)
  const sent = useRef<string[]>([])
  useEffect(() => {
    if (!sent.current.includes(value)) setTyped(value)
    else if (sent.current.at(-1) !== value) return
    sent.current = []
  }, [value])
  const type = (text: string) => {
    sent.current.push(text)
    setTyped(text)
    onChange(text)
  }
  return [typed, type]
}
