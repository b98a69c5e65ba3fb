import { useRouteContext } from '@tanstack/react-router'
import { RouterErrorScreen } from '@/ui/shell/error-screen'
import { download } from './-dashboard/download'

/** What is shown for an error that nobody else caught; the report holds the flow log, which has no secrets in it. */
export const RouterError = ({ error }: { error: unknown }) => {
  const { exportLog } = useRouteContext({ from: '__root__' })
  return (
    <RouterErrorScreen
      error={error}
      onReport={() => void exportLog().then((text) => download('groundwork-report.json', text))}
    />
  )
}
