import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long keys rest until the owner of the value gets it, in ms: once for a word typed at a usual pace. */
const REST = 200

/**
 * Text that follows the keys at once; the owner of the value, which may be slow, gets it a moment later. What comes back is recognized
 * because it was sent from here; any other value from outside wins. When the field is left, the owner gets it at once; with Back, it belonged to the
 * page that was left.
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
    // What its owner still gets of it is from outside now.
    sent.current = []
    setTyped(value)
  })
  useEffect(() => {
    const onBack = () => drop()
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  useEffect(() => {
    // Someone who leaves the field may leave the page next.
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
