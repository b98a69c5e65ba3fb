import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** The debounce in ms: one update for a word typed at a normal pace. */
const REST = 200

/**
 * Debounced text input. Values that come back are recognized as sent from here; any other external value wins. Blur flushes at once; on
 * Back the input belonged to the page that was left.
 */
export const useTyped = (value: string, onChange: (text: string) => void): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(value)
  const sent = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (!sent.current.includes(value)) {
      clearTimeout(timer.current)
      waiting.current = null
      setTyped(value)
    } else if (sent.current.at(-1) !== value) return
    sent.current = []
  }, [value])
  const drop = useEffectEvent(() => {
    if (!waiting.current) return
    clearTimeout(timer.current)
    waiting.current = null
    // Values still on the way count as external from now on.
    sent.current = []
    setTyped(value)
  })
  useEffect(() => {
    const onBack = () => drop()
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  useEffect(() => {
    // A blur may precede leaving the page.
    const settle = () => waiting.current?.()
    document.addEventListener('focusout', settle)
    return () => document.removeEventListener('focusout', settle)
  }, [])
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    const send = () => {
      clearTimeout(timer.current)
      waiting.current = null
      sent.current.push(text)
      onChange(text)
    }
    waiting.current = send
    timer.current = setTimeout(send, REST)
  }
  return [typed, type]
}
