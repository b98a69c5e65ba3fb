import { useRouteContext } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'

type Notice = ComponentType<{ onDismiss: () => void }>

/** Loads only while the notice is due. If loading fails, the next start tries again. */
export const DemoNoticeContainer = () => {
  const { demoNotice } = useRouteContext({ from: '__root__' })
  const [due, setDue] = useState(demoNotice.isDue)
  const [Shown, show] = useState<Notice | null>(null)
  useEffect(() => {
    if (!due) return
    import('@/ui/shell/notices/demo-notice').then(
      ({ DemoNotice }) => show(() => DemoNotice),
      () => undefined,
    )
  }, [due])
  const dismiss = () => {
    demoNotice.dismiss()
    setDue(false)
  }
  return due && Shown ? <Shown onDismiss={dismiss} /> : null
}
