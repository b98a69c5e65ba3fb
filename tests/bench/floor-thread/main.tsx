import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

const LINES = 10_000
const WORDS = 'We come at nine and bring the mulch, so please leave the gate open and keep the dog inside. '

const lines = Array.from({ length: LINES }, (_, index) => ({
  id: index + 1,
  body: index === LINES - 1 ? 'The newest line' : WORDS.slice(0, 10 + ((index * 37) % WORDS.length)),
}))

const Thread = () => {
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: LINES,
    getScrollElement: () => scroller.current,
    estimateSize: () => 60,
    initialRect: { width: 0, height: 700 },
    initialOffset: LINES * 60,
    overscan: 8,
    useFlushSync: false,
  })
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    if (isAtEnd.current) scroller.current?.scrollTo(0, scroller.current.scrollHeight)
  })
  return (
    <div
      ref={scroller}
      role="log"
      onWheel={() => {
        isAtEnd.current = false
      }}
    >
      <ul style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => (
          <li key={key} ref={virtual.measureElement} data-index={index} style={{ transform: `translateY(${start}px)` }}>
            <article>
              <header>Client</header>
              <p>{lines[index]?.body}</p>
              <footer>9:41 AM</footer>
            </article>
          </li>
        ))}
      </ul>
    </div>
  )
}

const App = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Conversation
      </button>
      {isOpen && <Thread />}
    </>
  )
}

const element = document.getElementById('root')
if (element) createRoot(element).render(<App />)
