import { useRouteContext } from '@tanstack/react-router'
import { RouterErrorScreen } from '@/ui/shell/error-screen'
import { download } from './-dashboard/download'

/** What is shown for an error that nobody else caught; the report holds what this person did, without secrets. */
export const RouterError = ({ error }: { error: unknown }) => {
  const { storage } = useRouteContext({ from: '__root__' })
  return (
    <RouterErrorScreen
      error={error}
      onReport={() => void storage.exportLog('flows').then((text) => download('groundwork-report.json', text))}
    />
  )
}
