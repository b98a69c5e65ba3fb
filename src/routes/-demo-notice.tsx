import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'

const DemoNotice = lazy(() => import('@/ui/shell/demo-notice').then((module) => ({ default: module.DemoNotice })))

/** The notice while it is due; it loads only then. */
export const DemoNoticeContainer = () => {
  const { demoNotice } = useRouteContext({ from: '__root__' })
  const [due, setDue] = useState(demoNotice.isDue)
  const dismiss = () => {
    demoNotice.dismiss()
    setDue(false)
  }
  return due ? (
    <Suspense fallback={null}>
      <DemoNotice onDismiss={dismiss} />
    </Suspense>
  ) : null
}
