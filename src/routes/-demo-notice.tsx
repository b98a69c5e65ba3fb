import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyPart } from '@/ui/kit/lazy-part'

const LazyDemoNotice = lazyPart({
  name: 'A notice',
  load: () => import('@/ui/shell/demo-notice').then(({ DemoNotice }) => DemoNotice),
  isOverlay: true,
})

/** The notice while it is due; it loads only then. */
export const DemoNoticeContainer = () => {
  const { demoNotice } = useRouteContext({ from: '__root__' })
  const [due, setDue] = useState(demoNotice.isDue)
  const dismiss = () => {
    demoNotice.dismiss()
    setDue(false)
  }
  return due ? <LazyDemoNotice onDismiss={dismiss} onClose={dismiss} /> : null
}
